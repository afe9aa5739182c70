import { Schema } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { Nothing } from "./common.ts"
import { endpoint } from "./endpoint.ts"
import { plain } from "../domain/schema/privacy.ts"

/**
 * Filters in the grammar of the addresses, `shape--round,oval/weight--1-1.5`; left out where nothing is chosen. The server knows which names
 * and values there are; the client, which writes filters out of a state, need not carry them.
 */
export const FilterText = plain(
  Schema.String.check(
    Schema.isMaxLength(1000, { message: fieldTexts.invalid }),
    Schema.isPattern(/^[a-z_]+--[^/]+(?:\/[a-z_]+--[^/]+)*$/, { message: fieldTexts.invalid })
  )
)

/** Which part of a listing is asked for: what is chosen, and in which order. Without an order it is the listing's own. */
export const choiceFields = (...sorts: ReadonlyArray<string>) => ({
  filters: Schema.optionalKey(FilterText),
  sort: Schema.optionalKey(plain(Schema.Literals(sorts))),
  order: Schema.optionalKey(Schema.Literals(["asc", "desc"]))
})

const Histogram = Schema.Array(Schema.Int)

/** True counts: each facet is counted among what fits all the other filters, so a count is how many are shown once it is chosen. */
export const CountedFacets = Schema.Struct({
  /** What fits everything that is chosen. */
  total: Schema.Int,
  /** In the order of the listing, with the options that nothing has. */
  facets: Schema.Array(
    Schema.Struct({ code: plain(Schema.String), options: Schema.Array(Schema.Struct({ value: plain(Schema.String), count: Schema.Int })) })
  ),
  /** Forty bars, between the ends that `bucketEdges` of the domain gives. */
  ranges: Schema.Array(Schema.Struct({ code: plain(Schema.String), histogram: Histogram }))
})
export type CountedFacets = typeof CountedFacets.Type

const counted = { method: "GET", base: "/api/v2", params: Nothing, body: Nothing, answer: CountedFacets, refusals: [422] } as const

/** A call of its own beside API-015: a list stands without its counts, and a sheet of filters asks for nothing else. */
export const countDiamonds = endpoint({
  ...counted,
  key: "catalog.diamondFacets",
  summary: "Фильтры бриллиантов с количествами",
  access: "anyone",
  path: "/catalog-diamonds/facets/",
  query: Schema.Struct({ filters: Schema.optionalKey(FilterText) })
})

/** The same beside API-014. */
export const countJewelry = endpoint({
  ...counted,
  key: "catalog.jewelryFacets",
  summary: "Фильтры украшений с количествами",
  access: "anyone",
  path: "/catalog/facets/",
  query: Schema.Struct({ filters: Schema.optionalKey(FilterText) })
})
