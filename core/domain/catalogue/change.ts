import type { ChoiceFacet, Facet, Listing } from "./facet.ts"
import { type CatalogState, type Filter, isRange, type Range } from "./filter.ts"
import { inOrder } from "./grammar.ts"

/** Several values form a Russian grade; they are deselected only when all are selected. */
export const withToggled = (listing: Listing, state: CatalogState, code: string, ...values: ReadonlyArray<string>): CatalogState => {
  const before = valuesOf(state.filters, code)
  const isChosen = values.every((value) => before.includes(value))
  return withPayload(listing, state, code, isChosen ? before.filter((value) => !values.includes(value)) : [...before, ...values])
}

/**
 * Extends a range of grades to the clicked ones. A click on an end removes it, one inside moves the nearer end. Toggles values that are not grades.
 */
export const withSpan = (listing: Listing, state: CatalogState, facet: ChoiceFacet, values: ReadonlyArray<string>): CatalogState => {
  const { code, grades = 0, options } = facet
  const scale = options.slice(0, grades).map(({ value }) => value)
  const placesOf = (of: ReadonlyArray<string>) => scale.flatMap((value, place) => (of.includes(value) ? [place] : []))
  const [first, last] = endsOf(placesOf(values))
  if (first === undefined || last === undefined) return withToggled(listing, state, code, ...values)
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

/** Range after a click; `from > to` means empty. */
const nextRun = ([from, to]: Run | readonly [], [first, last]: Run): Run => {
  if (from === undefined || to === undefined) return [first, last]
  if (first < from || last > to) return [Math.min(from, first), Math.max(to, last)]
  if (first === from) return [last + 1, to]
  if (last === to) return [from, first - 1]
  return first - from < to - last ? [first, to] : [from, last]
}

/** A range with two open ends is removed. */
export const withRange = (listing: Listing, state: CatalogState, code: string, range: Range): CatalogState =>
  withPayload(listing, state, code, range)

export const withoutFilter = (state: CatalogState, code: string): CatalogState => ({
  ...onPage(state, 1),
  filters: state.filters.filter((filter) => filter.code !== code)
})

export const withoutFilters = (state: CatalogState): CatalogState => ({ ...onPage(state, 1), filters: [] })

export const onPage = ({ extra, filters, sort, view }: CatalogState, page: number): CatalogState => ({
  filters,
  sort,
  page,
  ...(view && { view }),
  ...(extra && { extra })
})

export const valuesOf = (filters: ReadonlyArray<Filter>, code: string): ReadonlyArray<string> => {
  const payload = filters.find((filter) => filter.code === code)?.payload
  return payload === undefined || isRange(payload) ? [] : payload
}

export const rangeOf = (filters: ReadonlyArray<Filter>, code: string): Range => {
  const payload = filters.find((filter) => filter.code === code)?.payload
  return payload !== undefined && isRange(payload) ? payload : { from: null, to: null }
}

const withPayload = (listing: Listing, state: CatalogState, code: Facet["code"], payload: Filter["payload"]): CatalogState => ({
  ...onPage(state, 1),
  filters: inOrder(listing, new Map([...state.filters, { code, payload }].map((filter) => [filter.code, filter.payload])))
})
