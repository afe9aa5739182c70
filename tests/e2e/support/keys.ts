import type { Locator, Page } from "playwright/test"

/** Presses Tab until the element has the focus. */
export const tabTo = async (page: Page, to: Locator): Promise<void> => {
  for (let step = 0; step < 250; step++) {
    if (await to.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error("Tab does not come there")
}

/** Presses Tab until the element has the focus, then the key. */
export const tabAndPress = async (page: Page, to: Locator, key = "Enter"): Promise<void> => {
  await tabTo(page, to)
  await page.keyboard.press(key)
}
