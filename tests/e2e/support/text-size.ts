import type { Page } from "playwright/test"

/** Default font sizes of a browser in px, and doubled ones as a user sets them. */
const usual = { standard: 16, fixed: 13 }
const twice = { standard: 32, fixed: 26 }

/** Runs the work with doubled font sizes, and restores them because the next test may reuse the page. */
export const withLargeText = async (page: Page, work: () => Promise<void>): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send("Page.setFontSizes", { fontSizes: twice })
  try {
    await work()
  } finally {
    await browser.send("Page.setFontSizes", { fontSizes: usual })
    await browser.detach()
  }
}
