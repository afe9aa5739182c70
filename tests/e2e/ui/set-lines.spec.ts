import type { Page } from "playwright/test"
import { byTurn } from "../../support/rings.ts"
import { openStone } from "../support/open-stone.ts"
import { expect, test } from "../support/test.ts"

/** Ranges such as «1,00–1,50» whose ends stand on different lines. */
const brokenRanges = (page: Page): Promise<ReadonlyArray<string>> =>
  page.getByRole("main").evaluate((main) => {
    const found: Array<string> = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { 0: text, index } of (node.textContent ?? "").matchAll(/[\dA-Z]+–[\dA-Z]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + text.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(text)
      }
    return found
  })

test("ranges of an article stay on one line at any width", byTurn, async ({ page }) => {
  await page.goto("/customer-service/blog/krug-ili-drugaya-forma")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const broken: Array<string> = []
  for (let width = 360; width <= 900; width += 20) {
    await page.setViewportSize({ width, height: 900 })
    broken.push(...(await brokenRanges(page)))
  }
  expect(broken).toEqual([])
})

test("a link in running text does not change the line spacing", byTurn, async ({ page }) => {
  await page.goto("/ask-question")
  const line = page.getByRole("main").locator("p").filter({ hasText: "Возможно" })
  await expect(line).toBeVisible()
  const { height, leading } = await line.evaluate((each) => ({
    height: each.getBoundingClientRect().height,
    leading: Number.parseFloat(getComputedStyle(each).lineHeight)
  }))
  expect(height % leading).toBeLessThan(1)
})

test("both columns of a stone's specification have the same width", byTurn, async ({ page, request }) => {
  await openStone(page, request)
  const list = page.getByRole("region", { name: "Характеристики" }).locator("dl")
  for (const width of [800, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [left, right] = await list.evaluate((each) => {
      const { left: start, right: end } = each.getBoundingClientRect()
      const [, value, name] = [...each.children].map((child) => child.getBoundingClientRect())
      return [(value?.right ?? 0) - start, end - (name?.left ?? 0)]
    })
    expect(Math.abs(left - right)).toBeLessThan(width / 100)
  }
})
