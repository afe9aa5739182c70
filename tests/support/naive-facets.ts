import type { CountedFacets } from "../../core/contract/catalog-filters.ts"
import { type Facet, type Listing, ticksOf } from "../../core/domain/filters/facet.ts"
import { type Filter, isRange } from "../../core/domain/filters/filter.ts"
import { bucketCount, bucketOf } from "../../core/domain/filters/histogram.ts"

/** What one variant has of a facet: its values of a choice, or its number. */
type Has = (code: string) => ReadonlyArray<string> | number

/** One variant as it is counted: the values or the bar that it stands under by facet, and its number in ticks. */
type Variant = ReadonlyMap<string, { readonly counted: ReadonlyArray<string | number>; readonly ticks: number | null }>

/** A thing with its variants: it fits where one of them fits all filters. A stone has one. */
export type Counted = ReadonlyArray<Variant>

/** Reads what a variant has, once for all counts. */
export const variantOf = (listing: Listing, has: Has): Variant =>
  new Map(listing.facets.map((facet) => [facet.code, entryOf(facet, has(facet.code))]))

/** Counts facets one thing after another, straight from what a count promises. */
export const countNaively = (listing: Listing, things: ReadonlyArray<Counted>, filters: ReadonlyArray<Filter>): CountedFacets => {
  const counts = new Map(listing.facets.map(({ code }) => [code, new Map<string | number, number>()]))
  let total = 0
  for (const thing of things) {
    const judged = thing.map((variant) => ({ variant, failed: filters.filter((filter) => !fits(listing, filter, variant)) }))
    if (judged.some(({ failed }) => failed.length === 0)) total += 1
    for (const [code, tally] of counts) {
      const found = judged.flatMap(({ failed, variant }) =>
        failed.every((filter) => filter.code === code) ? (variant.get(code)?.counted ?? []) : []
      )
      for (const value of new Set(found)) tally.set(value, (tally.get(value) ?? 0) + 1)
    }
  }
  const countOf = (code: string, value: string | number): number => counts.get(code)?.get(value) ?? 0
  return {
    total,
    facets: listing.facets.flatMap((facet) =>
      facet.kind === "range"
        ? []
        : { code: facet.code, options: facet.options.map(({ value }) => ({ value, count: countOf(facet.code, value) })) }
    ),
    ranges: listing.facets.flatMap(({ code, kind }) =>
      kind === "choice" ? [] : { code, histogram: Array.from({ length: bucketCount }, (_, bar) => countOf(code, bar)) }
    )
  }
}

/** Whether one variant fits one filter. */
export const fits = ({ facets }: Listing, { code, payload }: Filter, variant: Variant): boolean => {
  const { counted = [], ticks = null } = variant.get(code) ?? {}
  if (!isRange(payload)) return counted.some((one) => payload.includes(String(one)))
  const facet = facets.find((known) => known.code === code)
  if (facet?.kind !== "range" || ticks === null) return false
  return (payload.from === null || ticksOf(facet, payload.from) <= ticks) && (payload.to === null || ticks <= ticksOf(facet, payload.to))
}

const entryOf = (facet: Facet, value: ReturnType<Has>) => {
  if (typeof value !== "number") return { counted: value, ticks: null }
  return facet.kind === "range" ? { counted: [bucketOf(facet, value)], ticks: ticksOf(facet, value) } : { counted: [], ticks: null }
}
