import { Schema } from "effect"
import type { Listing } from "../domain/catalogue/facet.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { plain } from "../domain/schema/privacy.ts"

/** Filters in address syntax, `shape--round,oval/weight--1-1.5`; omitted when empty. The server validates names and values. */
export const FilterText = plain(
  Schema.String.check(
    Schema.isMaxLength(1000, { message: fieldTexts.invalid }),
    Schema.isPattern(/^[a-z_]+--[^/]+(?:\/[a-z_]+--[^/]+)*$/, { message: fieldTexts.invalid })
  )
)

/** Codes of the orders that the lists offer, each once. */
export const sortCode = (...listings: ReadonlyArray<Pick<Listing, "sorts">>) =>
  plain(Schema.Literals([...new Set(listings.flatMap(({ sorts }) => sorts.map(({ code }) => code)))]))

export const choiceFields = (...listings: ReadonlyArray<Pick<Listing, "sorts">>) => ({
  filters: Schema.optionalKey(FilterText),
  sort: Schema.optionalKey(sortCode(...listings)),
  order: Schema.optionalKey(Schema.Literals(["asc", "desc"]))
})

const Histogram = Schema.Array(Schema.Int)

/** Counts each option among items that match the filters of all other facets: the results if it is chosen. */
export const CountedFacets = Schema.Struct({
  /** Matches of all filters. */
  total: Schema.Int,
  /** In listing order, empty options included. */
  facets: Schema.Array(
    Schema.Struct({ code: plain(Schema.String), options: Schema.Array(Schema.Struct({ value: plain(Schema.String), count: Schema.Int })) })
  ),
  /** Forty bars with bounds from `bucketEdges`. */
  ranges: Schema.Array(Schema.Struct({ code: plain(Schema.String), histogram: Histogram }))
})
export type CountedFacets = typeof CountedFacets.Type

const counted = { method: "GET", base: "/api/v2", params: Nothing, body: Nothing, answer: CountedFacets, refusals: [422] } as const

/** Separate from API-015, so that the list does not wait for counts. */
export const countDiamonds = endpoint({
  ...counted,
  key: "catalog.diamondFacets",
  summary: "Фильтры бриллиантов с количествами",
  access: "anyone",
  path: "/catalog-diamonds/facets/",
  query: Schema.Struct({ filters: Schema.optionalKey(FilterText) })
})

/** Separate from API-014 likewise. */
export const countJewelry = endpoint({
  ...counted,
  key: "catalog.jewelryFacets",
  summary: "Фильтры украшений с количествами",
  access: "anyone",
  path: "/catalog/facets/",
  query: Schema.Struct({ filters: Schema.optionalKey(FilterText) })
})
