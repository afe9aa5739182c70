import { expect, type Page } from "playwright/test"

/** Expects the message that answers a press to be in the viewport, uncovered and focused. */
export const seeMessage = async (page: Page) => {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const message = [...document.querySelectorAll<HTMLElement>("[data-answer]")].findLast((each) => each.checkVisibility())
        if (message === undefined) return "no answer"
        if (!message.contains(document.activeElement)) return "no focus"
        const { bottom, left, top, width } = message.getBoundingClientRect()
        const isSeen = [top + 3, (top + bottom) / 2, bottom - 3].every((y) => {
          const hit = document.elementFromPoint(left + Math.min(width / 2, 40), y)
          return hit !== null && message.contains(hit)
        })
        return isSeen ? "seen" : `covered, or out of sight: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`
      })
    )
    .toBe("seen")
}
