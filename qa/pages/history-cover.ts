import type { Page } from "playwright/test"

/** Waits until the entry of a closed dialog has left the history: a navigation during this step back would be aborted. */
export const waitForUncovered = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => history.state?.cover === undefined)
}

/** Waits until an open layer has its history entry, so that Back closes the layer. */
export const waitForCovered = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => history.state?.cover !== undefined)
}
