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

/** Doubles the root font size, as a style sheet of a user does; media queries keep the default size. */
export const doubleRootText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })
