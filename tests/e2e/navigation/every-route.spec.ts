import type { Page } from "playwright/test"
import { violationSummary } from "../../../qa/browser/axe.ts"
import { layoutFaultsOf } from "../../support/browser/crowding.ts"
import { byTurnOf } from "../../support/rings.ts"
import { builtAddresses, filledIn, type Sample } from "../support/addresses.ts"
import { expect, test } from "../support/test.ts"
import { withLargeText } from "../support/text-size.ts"

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 })

/** Expects no axe fault, no horizontal overflow and nothing after the footer, at 390 px too for the first address of a screen. */
const expectNoFault = async (page: Page, { isFirst }: Sample) => {
  for (const width of [1440, 390]) {
    await setWidth(page, width)
    if (width === 1440 || isFirst) expect(await violationSummary(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await page.evaluate(shownAfterRoot)).toEqual([])
  }
}

const expectRoomForLargeText = (page: Page) =>
  withLargeText(page, async () => {
    for (const width of [390, 320]) {
      await setWidth(page, width)
      await expect.poll(() => page.evaluate(textBeyond)).toEqual([])
    }
    for (const width of [1440, 390]) {
      await setWidth(page, width)
      await expect.poll(() => layoutFaultsOf(page)).toEqual([])
    }
  })

for (const sample of builtAddresses) {
  const title = `${sample.path} hydrates without errors or foreign requests, passes axe, and fits the screen with usual and doubled letters`
  test(title, byTurnOf(sample.screen), async ({ page, shell, request, watched }) => {
    await setWidth(page, 1440)
    expect((await shell.open(await filledIn(sample.path, request))).status()).toBe(sample.status)
    await page.waitForLoadState("networkidle")
    await shell.seeSettled()
    await expectNoFault(page, sample)
    await expectRoomForLargeText(page)
    expect(watched.broken).toEqual([])
    expect(watched.foreign).toEqual([])
  })
}

/** Tags of the document's elements beside the app that take space in the page. */
function shownAfterRoot(): ReadonlyArray<string> {
  return [...document.body.children]
    .filter(
      (element) => element.id !== "root" && getComputedStyle(element).position !== "fixed" && element.getBoundingClientRect().height > 0
    )
    .map((element) => element.tagName)
}

/** Texts beyond the right edge of the page without a scrolling or clipping ancestor. */
function textBeyond(): ReadonlyArray<string> {
  const edge = document.documentElement.clientWidth + 1
  const isReached = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== "visible" || isReached(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const beyond: Array<string> = document.documentElement.scrollWidth < edge ? [] : ["the page itself"]
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    range.selectNodeContents(text)
    const isOut = [...range.getClientRects()].some(({ right, width }) => width > 1 && right > edge)
    if (isOut && !isReached(text.parentElement)) beyond.push(text.textContent ?? "")
  }
  return beyond
}
