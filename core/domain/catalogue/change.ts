import type { Facet, Listing } from "./facet.ts"
import { type CatalogState, type Filter, isRange, type Range } from "./filter.ts"
import { inOrder } from "./grammar.ts"

/** Each change leads to the first page of the changed list; the sort, the view and what its addresses carry stay. */

/** Chooses a value, or several that stand together (a grade of the Russian scale), or lets go of them where all are chosen. */
export const toggled = (listing: Listing, state: CatalogState, code: string, ...values: ReadonlyArray<string>): CatalogState => {
  const before = valuesOf(state.filters, code)
  const isChosen = values.every((value) => before.includes(value))
  return withPayload(listing, state, code, isChosen ? before.filter((value) => !values.includes(value)) : [...before, ...values])
}

/** Chooses a range in the place of the one before; with both ends open there is none. */
export const withRange = (listing: Listing, state: CatalogState, code: string, range: Range): CatalogState =>
  withPayload(listing, state, code, range)

/** Lets go of one facet. */
export const without = (state: CatalogState, code: string): CatalogState => ({
  ...onPage(state, 1),
  filters: state.filters.filter((filter) => filter.code !== code)
})

/** Lets go of everything chosen. */
export const reset = (state: CatalogState): CatalogState => ({ ...onPage(state, 1), filters: [] })

/** Another page of the list, by itself. */
export const onPage = ({ filters, kept, sort, view }: CatalogState, page: number): CatalogState => ({
  filters,
  sort,
  page,
  ...(view && { view }),
  ...(kept && { kept })
})

/** The values of a facet that are chosen; none of a range. */
export const valuesOf = (filters: ReadonlyArray<Filter>, code: string): ReadonlyArray<string> => {
  const payload = filters.find((filter) => filter.code === code)?.payload
  return payload === undefined || isRange(payload) ? [] : payload
}

/** The range of a facet that is chosen. */
export const rangeOf = (filters: ReadonlyArray<Filter>, code: string): Range => {
  const payload = filters.find((filter) => filter.code === code)?.payload
  return payload !== undefined && isRange(payload) ? payload : { from: null, to: null }
}

const withPayload = (listing: Listing, state: CatalogState, code: Facet["code"], payload: Filter["payload"]): CatalogState => ({
  ...onPage(state, 1),
  filters: inOrder(listing, new Map([...state.filters, { code, payload }].map((filter) => [filter.code, filter.payload])))
})
