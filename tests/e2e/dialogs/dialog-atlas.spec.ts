import type { Page } from "playwright/test"
import { dialogKeys, type DialogKey } from "../../../core/contract/dialogs.ts"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { layoutFaultsOf } from "../../support/browser/crowding.ts"
import { byTurn, dealIntoVisits } from "../../support/rings.ts"
import type { Shell } from "../../../qa/pages/shell.ts"
import { expect, test } from "../support/test.ts"
import { withLargeText } from "../support/text-size.ts"

const dialogOf = (page: Page) => page.getByRole("dialog")

const isFocusInside = (page: Page) => page.evaluate(() => document.activeElement?.closest("dialog[open]") !== null)

/** Checks a dialog opened by its address, without motion, at 1440 and 390 px, with normal and doubled text size. */
const expectNoFault = async (page: Page, shell: Shell, key: DialogKey) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width: 1440, height: 900 })
  await shell.open(`/dev/dialogs?open=${key}`)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(dialogOf(page)).toBeVisible()
    expect(await violationSummary(page, "dialog[open]")).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await withLargeText(page, async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => layoutFaultsOf(page)).toEqual([])
    }
  })
}

/** Ways to close a dialog. All dialogs share one frame, so the ways are distributed, and every visit covers each. */
type Close = (page: Page) => Promise<unknown>
const closings: ReadonlyArray<Close> = [
  (page) => page.keyboard.press("Escape"),
  (page) => dialogOf(page).getByRole("button", { name: "Закрыть" }).click(),
  (page) => page.mouse.click(8, 450),
  (page) => page.goBack()
]

/** Opens the dialog by its button with motion, and closes it in one of the ways. */
const expectFocusReturned = async (page: Page, shell: Shell, key: DialogKey, close: Close | undefined) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.keyboard.press("Escape")
  await expect(dialogOf(page)).toBeHidden()
  const opener = page.getByRole("button", { name: `Открыть ${key}`, exact: true })
  await opener.click()
  await expect(dialogOf(page)).toBeVisible()
  expect(await isFocusInside(page)).toBe(true)
  await page.keyboard.press("Shift+Tab")
  expect(await isFocusInside(page)).toBe(true)
  await close?.(page)
  await expect(dialogOf(page)).toBeHidden()
  await expect(opener).toBeFocused()
  await shell.seeAddress(`/dev/dialogs?open=${key}`)
}

const visits = 4

for (const [visit, keys] of dealIntoVisits(dialogKeys, visits, (key) => key)) {
  const title = `visit ${visit} of ${visits}: each dialog passes axe at 1440 and 390 px, has room for doubled letters, traps the focus, closes and returns it`
  test(title, byTurn, async ({ page, shell, watched }) => {
    test.slow()
    for (const [index, key] of keys.entries()) {
      await test.step(key, async () => {
        await expectNoFault(page, shell, key)
        await expectFocusReturned(page, shell, key, closings[index % closings.length])
      })
    }
    // The dialog that deletes an account asks what is unfinished, which a guest is refused; only here a guest can open it.
    expect(watched.broken.filter((error) => !error.endsWith("/users/unfinished/"))).toEqual([])
  })
}

test("a field of a scrolled dialog is below its close button, at 390 and 1440 px", async ({ page, shell }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 480 })
    await shell.open("/dev/dialogs?open=registration")
    const gap = await dialogOf(page)
      .getByLabel("E-mail")
      .evaluate((input) => {
        input.scrollIntoView({ block: "start", behavior: "instant" })
        const close = input.closest("dialog")?.querySelector("[aria-label=Закрыть]")
        return input.getBoundingClientRect().top - (close?.getBoundingClientRect().bottom ?? Infinity)
      })
    expect(gap).toBeGreaterThanOrEqual(-0.5)
  }
})
