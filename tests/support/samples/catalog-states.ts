import fc from "fast-check"
import type { ChoiceFacet, Facet, Listing, RangeFacet } from "../../../core/domain/catalogue/facet.ts"
import type { CatalogState, Filter, Range } from "../../../core/domain/catalogue/filter.ts"
import { inOrder } from "../../../core/domain/catalogue/grammar.ts"
import { meaningfulFilters } from "../../../core/domain/catalogue/meaning.ts"

/** Any state that a listing's addresses can express, in canonical form. */
export const anyState = (listing: Listing, page: fc.Arbitrary<number> = fc.integer({ min: 1, max: 999 })): fc.Arbitrary<CatalogState> =>
  fc
    .record({ filters: anyFilters(listing), sort: anySort(listing), page, before: fc.integer({ min: 0, max: 9 }), isTable: fc.boolean() })
    .map(({ before, isTable, ...state }) => ({
      ...state,
      filters: meaningfulFilters(state.filters),
      ...(before > 0 && before < state.page && { from: state.page - before }),
      ...(isTable && listing.hasTable && { view: "table" as const })
    }))

/** Filters of up to `most` facets. */
export const anyFilters = (listing: Listing, most: number = listing.facets.length): fc.Arbitrary<ReadonlyArray<Filter>> =>
  fc
    .subarray([...listing.facets], { maxLength: most })
    .chain((facets) => fc.tuple(...facets.map((facet) => fc.tuple(fc.constant(facet.code), anyPayload(facet)))))
    .map((payloads) => inOrder(listing, new Map(payloads)))

const anySort = ({ sorts }: Listing): fc.Arbitrary<CatalogState["sort"]> =>
  fc.record({ code: fc.constantFrom(...sorts.map(({ code }) => code)), direction: fc.constantFrom("asc", "desc") })

const anyPayload = (facet: Facet): fc.Arbitrary<Filter["payload"]> => (facet.kind === "range" ? anyRange(facet) : anyValues(facet))

const anyValues = ({ options }: ChoiceFacet) =>
  fc.subarray(
    options.map(({ value }) => value),
    { minLength: 1 }
  )

/** Ends are within the scale of the facet, or up to a tenth beyond it. */
const anyRange = ({ digits, least, most }: RangeFacet): fc.Arbitrary<Range> => {
  const scale = 10 ** digits
  const end = fc.integer({ min: Math.floor(least * scale * 0.9), max: Math.ceil(most * scale * 1.1) }).map((ticks) => ticks / scale)
  return fc.record({ from: fc.option(end), to: fc.option(end) }).filter(({ from, to }) => from !== null || to !== null)
}
