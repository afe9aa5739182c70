import type { CountedFacets } from "../../core/contract/catalog-filters.ts"
import type { Listing } from "../../core/domain/catalogue/facet.ts"
import { bucketCount } from "../../core/domain/catalogue/histogram.ts"

/** `value` is an option or a histogram bar's index; facet `all` counts every match. */
export type CountRow = { readonly facet: string; readonly value: string; readonly count: number }

export const toCountedFacets = (listing: Listing, rows: ReadonlyArray<CountRow>): CountedFacets => {
  const counts = new Map(rows.map(({ count, facet, value }) => [`${facet} ${value}`, count]))
  const countOf = (facet: string, value: string | number): number => counts.get(`${facet} ${value}`) ?? 0
  return {
    total: countOf("all", ""),
    facets: listing.facets.flatMap((facet) =>
      facet.kind === "choice"
        ? { code: facet.code, options: facet.options.map(({ value }) => ({ value, count: countOf(facet.code, value) })) }
        : []
    ),
    ranges: listing.facets.flatMap(({ code, kind }) =>
      kind === "range" ? { code, histogram: Array.from({ length: bucketCount }, (_, bar) => countOf(code, bar)) } : []
    )
  }
}

export const emptyFacets: CountedFacets = { total: 0, facets: [], ranges: [] }
