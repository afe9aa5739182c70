import type { APIRequestContext } from "playwright/test"
import type { Diamond } from "../../../core/contract/catalog-diamonds.ts"
import { publicClientKey } from "../../../server/platform/environment.ts"
import { byTurn } from "../../support/rings.ts"
import { seeNoFaults } from "../support/faultless.ts"
import { articlesOnPage } from "../support/stones.ts"
import { expect, test } from "../support/test.ts"

/** First stone of the list whose price is compared. */
const comparedStone = async (request: APIRequestContext): Promise<Diamond> => {
  for (const page of [1, 2, 3]) {
    const { articles } = await articlesOnPage(request, page)
    for (const article of articles) {
      const answer = await request.get(`/api/v2/catalog/diamonds/${article}/`, { headers: { "x-client-key": publicClientKey } })
      const { data }: { readonly data: Diamond } = await answer.json()
      if (data.priceComparison) return data
    }
  }
  throw new Error("no stone on three pages is compared")
}

test("the plot of comparable stones keeps its dots and the mark of the stone inside at every width", byTurn, async ({ page, request }) => {
  const { article } = await comparedStone(request)
  await page.goto(`/diamonds/${article}/`)
  const plot = page.getByRole("img", { name: /^Цены/ })
  await plot.scrollIntoViewIfNeeded()
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const outside = await plot.evaluate((board) => {
      const field = board.querySelector("div")?.getBoundingClientRect() ?? new DOMRect()
      const isInside = ({ bottom, left, right, top }: DOMRect) =>
        left >= field.left && right <= field.right && top >= field.top && bottom <= field.bottom
      const paths = [...board.querySelectorAll("div path")].map((path) => path.getBoundingClientRect())
      return { drawn: paths.length, outside: paths.filter((path) => path.width > 0 && !isInside(path)).length }
    })
    expect(outside, `at ${width} px`).toEqual({ drawn: 3, outside: 0 })
  }
  await seeNoFaults(page, [390, 820, 1440])
})
