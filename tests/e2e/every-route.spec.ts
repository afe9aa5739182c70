import { AxeBuilder } from "@axe-core/playwright"
import { builtAddresses, filledIn } from "./support/addresses.ts"
import { expect, test } from "./support/test.ts"

const widths = [1280, 390]

for (const { path, status } of builtAddresses) {
  test(`${path} keeps the policy, hydrates without an error and asks nobody else`, async ({ page, shell, request, watched }) => {
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`)
      )
    })
    expect((await shell.open(await filledIn(path, request))).status()).toBe(status)
    await page.waitForLoadState("networkidle")
    expect(watched.broken).toEqual([])
    expect(watched.foreign).toEqual([])
  })

  for (const width of widths) {
    test(`${path} fits into ${width} px and has no fault that axe can find`, async ({ page, shell, request }) => {
      await page.setViewportSize({ width, height: 900 })
      await shell.open(await filledIn(path, request))
      await page.waitForLoadState("networkidle")
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze()
      expect(violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(" ")) }))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }

  test(`${path} fits into 390 and 320 px with letters of twice the size`, async ({ page, shell, request }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
    await page.setViewportSize({ width: 390, height: 900 })
    await shell.open(await filledIn(path, request))
    await expect.poll(() => page.evaluate(textBeyond)).toEqual([])
    await page.setViewportSize({ width: 320, height: 900 })
    await expect.poll(() => page.evaluate(textBeyond)).toEqual([])
  })
}

/** Words that stand beyond the right edge of the page where nothing scrolls or hides them. */
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
