import type { Page } from "playwright"

/** Visible words broken between letters without a hyphen, one per line; an e-mail address or a number is no word. */
export const brokenWordsOf = (page: Page): Promise<ReadonlyArray<string>> => page.evaluate(brokenWords)

/** Runs in the page, without this module. */
function brokenWords(): ReadonlyArray<string> {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const broken: Array<string> = []
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true) continue
    if (text.parentElement.closest(".unseen, svg, dialog:not([open])") !== null) continue
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}{3,}/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const drawn = [...range.getClientRects()].filter(({ width }) => width >= 1)
      const lines = new Set(drawn.map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}
