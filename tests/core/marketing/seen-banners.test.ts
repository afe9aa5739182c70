import { expect, it } from "vitest"
import type { Banner } from "../../../core/contract/shell.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
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

const promotionsOf = (path: string) => {
  const match = resolveRoute(path, "")
  if (match._tag !== "Found") throw new Error(`${path} has no page`)
  return seenPage({ place: { path, search: "", index: 0 }, match, data: { "shell.banners": { banners } } }).promotions
}

it.each([
  ["/diamonds", ["header", "stone"]],
  ["/diamonds/filter/shape--heart", ["header", "hearts"]],
  ["/diamonds/filter/shape--heart,round", ["header"]]
])("the list %s reports the banners that it shows", (path, expected) => {
  expect(promotionsOf(path)).toEqual(expected.map((title) => ({ id: `/${title}`, name: title })))
})
