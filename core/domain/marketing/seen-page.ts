import { pathOf } from "../url/path-of.ts"
import type { MarketingFact } from "./fact.ts"
import type { SeenPage } from "./analytics-event.ts"

/** The choice made on the previous page, then this page's contents. */
export const seenOn = (page: SeenPage, before: SeenPage | null): ReadonlyArray<MarketingFact> => [
  ...(before === null ? [] : [...chosenProduct(page, before), ...chosenPromotion(page, before)]),
  { type: "page.viewed", name: page.name, path: page.path },
  ...category(page),
  ...(page.list === null || page.list.length === 0 ? [] : [{ type: "list.viewed" as const, list: listOf(page), products: page.list }]),
  ...(page.product === null ? [] : [{ type: "product.viewed" as const, product: page.product }]),
  ...(page.promotions.length === 0 ? [] : [{ type: "promotions.viewed" as const, promotions: page.promotions }]),
  ...(page.term === null ? [] : [{ type: "search.made" as const, term: page.term }])
]

const listOf = ({ name, path }: SeenPage) => ({ id: path, name: name ?? path })

/** Any variant of a product in the previous page's list. */
const chosenProduct = ({ product, variants }: SeenPage, before: SeenPage): ReadonlyArray<MarketingFact> => {
  if (product === null || before.list === null) return []
  const index = before.list.findIndex(({ id }) => id === product.id || variants.includes(id))
  return index === -1 ? [] : [{ type: "product.chosen", list: listOf(before), index, product }]
}

/** Banner of the previous page that links here. */
const chosenPromotion = ({ path }: SeenPage, { promotions }: SeenPage): ReadonlyArray<MarketingFact> => {
  const chosen = promotions.find(({ id }) => pathOf(id) === pathOf(path))
  return chosen === undefined ? [] : [{ type: "promotion.chosen", promotion: chosen }]
}

/** MKT-007. */
const listings: ReadonlyArray<string> = ["jewelry", "diamonds"]

const category = ({ category: code, isCollectionFilter, name, screen }: SeenPage): ReadonlyArray<MarketingFact> =>
  listings.includes(screen) ? [{ type: "category.viewed", name: name ?? screen, category: code, isCollectionFilter }] : []
