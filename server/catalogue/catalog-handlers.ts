import { Effect } from "effect"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Filter } from "../../core/domain/catalogue/filter.ts"
import { valuesOf } from "../../core/domain/catalogue/change.ts"
import { inOrder } from "../../core/domain/catalogue/grammar.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { categories, categoryNames } from "../../core/domain/product/jewelry.ts"
import { catalogPageSize as pageSize, maxPages } from "../../core/domain/catalogue/page-sizes.ts"
import { countDiamondFacets } from "./diamond-facets.ts"
import { plotDiamonds } from "./diamond-plot.ts"
import { findDiamonds } from "./diamonds.ts"
import { countJewelryFacets } from "./jewelry-facets.ts"
import { findGiftCards } from "../cart/gift-cards.ts"
import { findJewelry } from "./jewelry-list.ts"
import { filtersOf, pagesOf, listQueryOf } from "./list-query.ts"
import { countByCategory } from "./jewelry.ts"
import { type CallRefused, notFound, unfitField } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

type ProductKey = `catalog.${"diamond" | "look" | "paired" | "product" | "recommends"}`

type CatalogKey = Exclude<Extract<keyof Handlers, `catalog.${string}`>, ProductKey>

export const catalogHandlers: Pick<Handlers, CatalogKey> = {
  "catalog.diamonds": Effect.fn("catalog.diamonds")(function* ({ query: { page = 1, from = page, ...chosen } }) {
    const listQuery = yield* listQueryOf(diamondListing, chosen)
    const { items, total } = yield* findDiamonds({ ...listQuery, page, from: yield* firstOf(from, page), pageSize })
    return { items, total, page, pages: yield* pagesOf(total, page, pageSize) }
  }),

  "catalog.diamondFacets": ({ query }) => Effect.flatMap(filtersOf(diamondListing, query), countDiamondFacets),

  "catalog.diamondPlot": ({ query }) => Effect.flatMap(filtersOf(diamondListing, query), plotDiamonds),

  "catalog.jewelry": Effect.fn("catalog.jewelry")(function* ({ query: { categories: asked, page = 1, from = page, ...chosen } }) {
    const listQuery = yield* listQueryOf(jewelryListing, chosen)
    const named = asked === undefined ? valuesOf(listQuery.filters, "category") : asked.split(",")
    const existing = named.flatMap((code) => categories.find((category) => category === code) ?? [])
    if (existing.length < named.length) return yield* notFound("Такой категории нет")
    const filters = inOrder(jewelryListing, new Map([...listQuery.filters.map(toEntry), ["category", existing]]))
    const { items, total } = yield* findJewelry({ ...listQuery, filters, page, from: yield* firstOf(from, page), pageSize })
    const pages = yield* pagesOf(total, page, pageSize)
    const [category, ...others] = existing
    return {
      items,
      total,
      page,
      pages,
      category: category === undefined || others.length > 0 ? null : { code: category, name: categoryNames[category] },
      categories: yield* countByCategory
    }
  }),

  "catalog.jewelryFacets": ({ query }) => Effect.flatMap(filtersOf(jewelryListing, query), countJewelryFacets),

  "catalog.giftcards": () => Effect.map(findGiftCards, (items) => ({ items }))
}

const toEntry = ({ code, payload }: Filter) => [code, payload] as const

const firstOf = (from: number, page: number): Effect.Effect<number, CallRefused> =>
  from > page || page - from >= maxPages ? unfitField("from", fieldTexts.invalid) : Effect.succeed(from)
