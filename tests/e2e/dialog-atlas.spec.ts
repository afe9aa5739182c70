import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright/test"
import { builtDialogs } from "../../core/contract/dialogs.ts"
import { expect, test } from "./support/test.ts"

const dialogOf = (page: Page) => page.getByRole("dialog")

const isFocusInside = (page: Page) => page.evaluate(() => document.activeElement?.closest("dialog[open]") !== null)

for (const key of builtDialogs) {
  test(`the dialog ${key} opens by its address and has no fault that axe can find, 1440 and 390 px wide`, async ({
    page,
    shell,
    watched
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await shell.open(`/dev/dialogs?open=${key}`)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(dialogOf(page)).toBeVisible()
      await page.waitForLoadState("networkidle")
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze()
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(watched.broken).toEqual([])
  })

  test(`the dialog ${key} takes the focus, keeps it, closes by Escape, its button, the scrim and Back, and gives the focus back`, async ({
    page,
    shell
  }) => {
    await shell.open("/dev/dialogs")
    const opener = page.getByRole("button", { name: `Открыть ${key}`, exact: true })
    const ways: ReadonlyArray<() => Promise<unknown>> = [
      () => page.keyboard.press("Escape"),
      () => dialogOf(page).getByRole("button", { name: "Закрыть" }).click(),
      () => page.mouse.click(8, 450),
      () => page.goBack()
    ]
    for (const close of ways) {
      await opener.click()
      await expect(dialogOf(page)).toBeVisible()
      expect(await isFocusInside(page)).toBe(true)
      await page.keyboard.press("Shift+Tab")
      expect(await isFocusInside(page)).toBe(true)
      await close()
      await expect(dialogOf(page)).toBeHidden()
      await expect(opener).toBeFocused()
      await shell.seeAddress("/dev/dialogs")
    }
  })
}
