import { Effect } from "effect"
import { diamondListing } from "../../core/domain/filters/diamond-listing.ts"
import type { Listing } from "../../core/domain/filters/facet.ts"
import type { Filter, Sort } from "../../core/domain/filters/filter.ts"
import { valuesOf } from "../../core/domain/filters/change.ts"
import { inOrder, readFilterText } from "../../core/domain/filters/grammar.ts"
import { jewelryListing } from "../../core/domain/filters/jewelry-listing.ts"
import { sortOf } from "../../core/domain/filters/sort.ts"
import { categories, categoryNames } from "../../core/domain/jewelry.ts"
import { catalogPageSize as pageSize } from "../../core/domain/page-sizes.ts"
import { countDiamondFacets } from "../db/diamond-facets.ts"
import { findDiamond, findDiamonds } from "../db/diamonds.ts"
import { countJewelryFacets } from "../db/jewelry-facets.ts"
import { findJewelry } from "../db/jewelry-list.ts"
import { recommendJewelry } from "../db/jewelry-recommended.ts"
import { countByCategory, findProduct } from "../db/jewelry.ts"
import { notFound } from "./refusal.ts"
import type { Handlers } from "./served-calls.ts"

type CatalogKey = Extract<keyof Handlers, `catalog.${string}`>

const recommendedCount = 4

/** What answers the calls of `catalog.*`. */
export const catalogHandlers: Pick<Handlers, CatalogKey> = {
  "catalog.diamonds": Effect.fn("catalog.diamonds")(function* ({ query: { page = 1, ...chosen } }) {
    const { items, total } = yield* findDiamonds({ ...wantedOf(diamondListing, chosen), page, pageSize })
    return { items, total, page, pages: yield* pagesOf(total, page) }
  }),

  "catalog.diamondFacets": ({ query }) => countDiamondFacets(wantedOf(diamondListing, query).filters),

  "catalog.diamond": Effect.fn("catalog.diamond")(function* ({ params: { code } }) {
    return (yield* findDiamond(code)) ?? (yield* notFound("Такого бриллианта нет"))
  }),

  "catalog.jewelry": Effect.fn("catalog.jewelry")(function* ({ query: { category: asked, page = 1, ...chosen } }) {
    const wanted = wantedOf(jewelryListing, chosen)
    const named = asked === undefined ? valuesOf(wanted.filters, "category") : [asked]
    const known = named.flatMap((code) => categories.find((category) => category === code) ?? [])
    if (known.length < named.length) return yield* notFound("Такой категории нет")
    const filters = inOrder(jewelryListing, new Map([...wanted.filters.map(toEntry), ["category", known]]))
    const { items, total } = yield* findJewelry({ ...wanted, filters, page, pageSize })
    const pages = yield* pagesOf(total, page)
    const [category, ...others] = known
    return {
      ...{ items, total, page, pages },
      category: category === undefined || others.length > 0 ? null : { code: category, name: categoryNames[category] },
      categories: yield* countByCategory
    }
  }),

  "catalog.jewelryFacets": ({ query }) => countJewelryFacets(wantedOf(jewelryListing, query).filters),

  "catalog.product": Effect.fn("catalog.product")(function* ({ params: { id } }) {
    return (yield* findProduct(id)) ?? (yield* notFound("Такого украшения нет"))
  }),

  "catalog.recommends": Effect.fn("catalog.recommends")(function* ({ params: { id } }) {
    return { items: (yield* recommendJewelry(id, recommendedCount)) ?? (yield* notFound("Такого украшения нет")) }
  })
}

type Chosen = { readonly filters?: string; readonly sort?: string; readonly order?: Sort["direction"] }

/** The contract has read the filters once already: they are fine. */
const wantedOf = (
  listing: Listing,
  { filters = "", order, sort }: Chosen
): { readonly filters: ReadonlyArray<Filter>; readonly sort: Sort } => ({
  filters: readFilterText(listing, filters) ?? [],
  sort: sortOf(listing, sort, order)
})

const toEntry = ({ code, payload }: Filter) => [code, payload] as const

/** How many pages a list has, an empty one having one; a page past the last is not there. */
const pagesOf = (total: number, page: number) => {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return page > pages ? Effect.fail(notFound("Такой страницы нет")) : Effect.succeed(pages)
}
