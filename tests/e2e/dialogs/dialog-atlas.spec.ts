import type { Page } from "playwright/test"
import { builtDialogs, type DialogKey } from "../../../core/contract/dialogs.ts"
import { faultsOf } from "../../support/browser/axe.ts"
import { crowdingOf } from "../../support/browser/crowding.ts"
import type { Shell } from "../pages/shell.ts"
import { expect, test } from "../support/test.ts"
import { withLargeText } from "../support/text-size.ts"

const dialogOf = (page: Page) => page.getByRole("dialog")

const isFocusInside = (page: Page) => page.evaluate(() => document.activeElement?.closest("dialog[open]") !== null)

/** Opened by its address, without motion, 1440 and 390 px wide, with letters of the usual size and twice as large. */
const expectNoFault = async (page: Page, shell: Shell, key: DialogKey) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width: 1440, height: 900 })
  await shell.open(`/dev/dialogs?open=${key}`)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(dialogOf(page)).toBeVisible()
    expect(await faultsOf(page, "dialog[open]")).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await withLargeText(page, async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => crowdingOf(page)).toEqual([])
    }
  })
}

/** Opened by its button and closed in every way, the first time with its motion. */
const expectToMindFocus = async (page: Page, shell: Shell, key: DialogKey) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.keyboard.press("Escape")
  await expect(dialogOf(page)).toBeHidden()
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
    await shell.seeAddress(`/dev/dialogs?open=${key}`)
    await page.emulateMedia({ reducedMotion: "reduce" })
  }
}

/** Several dialogs share a visit: what one visit costs is most of what one dialog would. */
const together = 4
const visits = builtDialogs.flatMap((_, index) => (index % together === 0 ? [builtDialogs.slice(index, index + together)] : []))

for (const keys of visits) {
  test(`${keys.join(", ")}: each opens by its address without a fault that axe can find, 1440 and 390 px wide, loses nothing with letters of twice the size, takes the focus, keeps it, closes by Escape, its button, the scrim and Back, and gives the focus back`, async ({
    page,
    shell,
    watched
  }) => {
    for (const key of keys) {
      await test.step(key, async () => {
        await expectNoFault(page, shell, key)
        await expectToMindFocus(page, shell, key)
      })
    }
    expect(watched.broken).toEqual([])
  })
}
