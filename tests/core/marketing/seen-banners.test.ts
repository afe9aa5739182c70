import { expect, it } from "vitest"
import type { Banner } from "../../../core/contract/shell.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { cards } from "../../../qa/samples/diamonds.ts"
import { seenPage } from "../../../core/services/marketing/seen-page.ts"

const banner = (type: Banner["type"], title: string, more: Partial<Banner> = {}): Banner => ({
  ...{ type, title, link: `/${title}`, previews: [], video: null, filtration: [], isDefault: true, child: null },
  ...more
})

const banners = [
  banner("catalog_header", "header"),
  banner("banner_between_diamonds", "stone"),
  banner("banner_between_diamonds", "hearts", { isDefault: false, filtration: ["shape--heart"] }),
  banner("banner_between_jewelry", "piece")
]

const promotionsOf = (path: string, { count = 24, page = 1, shown = banners, search = "" } = {}) => {
  const match = resolveRoute(path, search)
  if (match._tag !== "Found") throw new Error(`${path} has no page`)
  const items = Array.from({ length: count }, () => cards[0]).filter((card) => card !== undefined)
  const list = { items, total: count, page, pages: page }
  const place = { path, search, index: 0 }
  const { promotions } = seenPage({ place, match, data: { "shell.banners": { banners: shown }, "catalog.diamonds": list } })
  return promotions.map(({ name }) => name)
}

it.each([
  ["/diamonds", ["header", "stone"]],
  ["/diamonds/filter/shape--heart", ["header", "hearts"]],
  ["/diamonds/filter/shape--heart,round", ["header"]]
])("the list %s reports the banners that it shows", (path, expected) => {
  expect(promotionsOf(path)).toEqual(expected)
})

const five = ["one", "two", "three", "four", "five"].map((title) => banner("banner_between_diamonds", title))

it.each([
  ["a full page shows two", { count: 24 }, ["one", "two"]],
  ["the next page shows the two after them", { count: 24, page: 2 }, ["three", "four"]],
  ["two pages in one show four", { count: 48, page: 2 }, ["one", "two", "three", "four"]],
  ["the third page begins anew after the last", { count: 24, page: 3 }, ["one", "five"]],
  ["a page with four rows of a wide screen shows one", { count: 10 }, ["one"]],
  ["a page with three rows shows none", { count: 9 }, []],
  ["an empty list shows none", { count: 0 }, []],
  ["a table has none on a wide screen", { count: 24, search: "view=table" }, []],
  ["a plot has none on a wide screen", { count: 24, search: "view=plot" }, []]
])("banners between rows: %s", (_, list, expected) => {
  expect(promotionsOf("/diamonds", { ...list, shown: five })).toEqual(expected)
})

it("pages without a list report no banners", () => {
  const match = resolveRoute("/diamonds", "")
  if (match._tag !== "Found") throw new Error("the list has no page")
  const place = { path: "/diamonds", search: "", index: 0 }
  expect(seenPage({ place, match, data: { "shell.banners": { banners } } }).promotions).toEqual([])
})
