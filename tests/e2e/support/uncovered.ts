import type { Page } from "playwright/test"

/**
 * Waits until the step Back is done that takes what was closed out of the history: an address that is opened meanwhile would be given up.
 */
export const uncovered = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => history.state?.cover === undefined)
}
