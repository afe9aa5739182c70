import type { Page } from "playwright/test"

/** Waits until the history entry of a closed dialog is removed: a navigation during that would be aborted. */
export const waitForUncovered = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => history.state?.cover === undefined)
}

/** Waits until an open layer has a history entry, so that Back closes it. */
export const waitForCovered = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => history.state?.cover !== undefined)
}
