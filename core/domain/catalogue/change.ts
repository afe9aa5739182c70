import type { ChoiceFacet, Facet, Listing } from "./facet.ts"
import { type CatalogState, type Filter, isRange, type Range } from "./filter.ts"
import { inOrder } from "./grammar.ts"

/** Each change leads to the first page of the changed list; the sort, the view and what its addresses carry stay. */

/** Chooses a value, or several that stand together (a grade of the Russian scale), or lets go of them where all are chosen. */
export const toggled = (listing: Listing, state: CatalogState, code: string, ...values: ReadonlyArray<string>): CatalogState => {
  const before = valuesOf(state.filters, code)
  const isChosen = values.every((value) => before.includes(value))
  return withPayload(listing, state, code, isChosen ? before.filter((value) => !values.includes(value)) : [...before, ...values])
}

/**
 * Picks a grade, or several that stand together, as an end of a range: from it to what is chosen all between is chosen too. An end that is picked again is
 * let go, a grade within becomes the nearer end. What is no grade is toggled by itself.
 */
export const spanned = (listing: Listing, state: CatalogState, facet: ChoiceFacet, values: ReadonlyArray<string>): CatalogState => {
  const { code, grades = 0, options } = facet
  const scale = options.slice(0, grades).map(({ value }) => value)
  const placesOf = (of: ReadonlyArray<string>) => scale.flatMap((value, place) => (of.includes(value) ? [place] : []))
  const [first, last] = endsOf(placesOf(values))
  if (first === undefined || last === undefined) return toggled(listing, state, code, ...values)
  const before = valuesOf(state.filters, code)
  const [from, to] = nextRun(endsOf(placesOf(before)), [first, last])
  const others = before.filter((value) => !scale.includes(value))
  return withPayload(listing, state, code, [...scale.slice(from, to + 1), ...others])
}

type Run = readonly [from: number, to: number]

const endsOf = (places: ReadonlyArray<number>): Run | readonly [] => {
  const [first] = places
  const last = places.at(-1)
  return first === undefined || last === undefined ? [] : [first, last]
}

/** The range after a press; one that ends before it begins is empty. */
const nextRun = ([from, to]: Run | readonly [], [first, last]: Run): Run => {
  if (from === undefined || to === undefined) return [first, last]
  if (first < from || last > to) return [Math.min(from, first), Math.max(to, last)]
  if (first === from) return [last + 1, to]
  if (last === to) return [from, first - 1]
  return first - from < to - last ? [first, to] : [from, last]
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
