import type { Locator, Page } from "playwright/test"
import { expect } from "./test.ts"

/** Common sizes of screens in px. */
const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 }
] as const
export const usualTextSize = { standard: 16, fixed: 13 } as const
const textSizes = [usualTextSize, { standard: 32, fixed: 26 }] as const

/** Expects, at each size of screen and text, that the main action is visible without scrolling and that nothing covers it or scrolls sideways. */
export const seeMainAction = async (
  page: Page,
  action: Locator,
  sizes: ReadonlyArray<(typeof textSizes)[number]> = textSizes
): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  try {
    for (const fontSizes of sizes) {
      await browser.send("Page.setFontSizes", { fontSizes })
      for (const screen of screens) {
        await page.setViewportSize(screen)
        await expect.poll(() => faultOf(action), { message: `${page.url()} ${screen.width} ${fontSizes.standard}` }).toBe("none")
      }
    }
  } finally {
    await browser.send("Page.setFontSizes", { fontSizes: usualTextSize })
    await browser.detach()
  }
}

/** Fault or `none`. The action may be drawn twice, in its column and at the foot of the screen; one visible place is enough. */
const faultOf = (action: Locator): Promise<string> =>
  action.evaluateAll((places) => {
    scrollTo({ top: 0, behavior: "instant" })
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) return `the page is ${scrollWidth} px wide on ${clientWidth}`
    const seen = places.map((place) => {
      const { bottom, height, left, right, top, width } = place.getBoundingClientRect()
      const isInSight = height > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= clientWidth
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!isInSight) return `stands at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`
      return above !== null && place.contains(above) ? "none" : `is under ${above?.outerHTML.slice(0, 80) ?? "nothing"}`
    })
    return seen.includes("none") ? "none" : seen.join(", ")
  })
