import { Effect } from "effect"
import type { Listing } from "../../core/domain/catalogue/facet.ts"
import type { Filter, Sort } from "../../core/domain/catalogue/filter.ts"
import { readFilterText } from "../../core/domain/catalogue/grammar.ts"
import { sortOf } from "../../core/domain/catalogue/sort.ts"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { type CallRefused, notFound, unfitField } from "../platform/api/refusal.ts"

/** `filters` follows the grammar of the listing's URLs. */
type ListParameters = { readonly filters?: string; readonly sort?: string; readonly order?: Sort["direction"] }

export const listQueryOf = (listing: Listing, chosen: ListParameters) =>
  Effect.map(filtersOf(listing, chosen), (filters) => ({ filters, sort: sortOf(listing, chosen.sort, chosen.order) }))

/** Refuses unknown names and values with 422. */
export const filtersOf = (listing: Listing, { filters: text = "" }: ListParameters): Effect.Effect<ReadonlyArray<Filter>, CallRefused> => {
  const filters = readFilterText(listing, text)
  return filters === undefined ? unfitField("filters", fieldTexts.invalid) : Effect.succeed(filters)
}

/** Number of pages, at least one; 404 past the last. */
export const pagesOf = (total: number, page: number, pageSize: number) => {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return page > pages ? Effect.fail(notFound("Такой страницы нет")) : Effect.succeed(pages)
}
