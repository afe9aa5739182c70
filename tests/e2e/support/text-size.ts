import type { Page } from "playwright/test"

/** What a browser has, and what its user writes in who asks for letters twice as large. */
const usual = { standard: 16, fixed: 13 }
const twice = { standard: 32, fixed: 26 }

/** Does something in a browser whose letters are twice as large. The next test may get the same page: they are made as they were. */
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
