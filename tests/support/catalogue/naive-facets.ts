import type { CountedFacets } from "../../../core/contract/catalog-filters.ts"
import { type Facet, type Listing, ticksOf } from "../../../core/domain/catalogue/facet.ts"
import { type Filter, isRange } from "../../../core/domain/catalogue/filter.ts"
import { meaningfulFacets } from "../../../core/domain/catalogue/meaning.ts"
import { bucketCount, bucketOf } from "../../../core/domain/catalogue/histogram.ts"

/** Returns the values of a variant for a choice facet, or its number for a range. */
type Has = (code: string) => ReadonlyArray<string> | number

/** One variant by facet code: the values or histogram bar under which it is counted, and its number in ticks. */
type Variant = ReadonlyMap<string, { readonly counted: ReadonlyArray<string | number>; readonly ticks: number | null }>

/** Variants of a product, which matches if one of them matches all filters. A stone has one variant. */
export type Counted = ReadonlyArray<Variant>

/** Reads the facets of a variant once for all counts. */
export const variantOf = (listing: Listing, has: Has): Variant =>
  new Map(listing.facets.map((facet) => [facet.code, entryOf(facet, has(facet.code))]))

/** Counts facets one product after another, by their definition alone. */
export const countNaively = (listing: Listing, things: ReadonlyArray<Counted>, filters: ReadonlyArray<Filter>): CountedFacets => {
  const counts = new Map(listing.facets.map(({ code }) => [code, new Map<string | number, number>()]))
  const judges = filters.map((filter) => ({ code: filter.code, fits: judgeOf(listing, filter) }))
  let total = 0
  for (const thing of things) {
    const near = thing.flatMap((variant) => {
      const [failed, ...more] = judges.filter((judge) => !judge.fits(variant))
      return more.length > 0 ? [] : { variant, failed: failed?.code ?? null }
    })
    if (near.length === 0) continue
    if (near.some(({ failed }) => failed === null)) total += 1
    for (const [code, tally] of counts) {
      const found = near.flatMap(({ failed, variant }) => (failed === null || failed === code ? (variant.get(code)?.counted ?? []) : []))
      for (const value of new Set(found)) tally.set(value, (tally.get(value) ?? 0) + 1)
    }
  }
  const countOf = (code: string, value: string | number): number => counts.get(code)?.get(value) ?? 0
  return {
    total,
    facets: meaningfulFacets(listing.facets, filters).flatMap((facet) =>
      facet.kind === "range"
        ? []
        : { code: facet.code, options: facet.options.map(({ value }) => ({ value, count: countOf(facet.code, value) })) }
    ),
    ranges: meaningfulFacets(listing.facets, filters).flatMap(({ code, kind }) =>
      kind === "choice" ? [] : { code, histogram: Array.from({ length: bucketCount }, (_, bar) => countOf(code, bar)) }
    )
  }
}

/** Counts the same products for many filters; a cache serves the tests of several databases. */
export const naiveCounts = (listing: Listing, things: ReadonlyArray<Counted>) => {
  const known = new Map<string, CountedFacets>()
  return (filters: ReadonlyArray<Filter>): CountedFacets => {
    const key = JSON.stringify(filters)
    const counts = known.get(key) ?? countNaively(listing, things, filters)
    known.set(key, counts)
    return counts
  }
}

/** True if a variant matches a filter. */
export const fits = (listing: Listing, filter: Filter, variant: Variant): boolean => judgeOf(listing, filter)(variant)

const judgeOf = ({ facets }: Listing, { code, payload }: Filter): ((variant: Variant) => boolean) => {
  if (!isRange(payload)) return (variant) => (variant.get(code)?.counted ?? []).some((one) => payload.includes(String(one)))
  const facet = facets.find((known) => known.code === code)
  if (facet?.kind !== "range") return () => false
  const [from, to] = [payload.from, payload.to].map((end) => (end === null ? null : ticksOf(facet, end)))
  return (variant) => {
    const ticks = variant.get(code)?.ticks ?? null
    return ticks !== null && ticks >= (from ?? 0) && ticks <= (to ?? Infinity)
  }
}

const entryOf = (facet: Facet, value: ReturnType<Has>) => {
  if (typeof value !== "number") return { counted: value, ticks: null }
  return facet.kind === "range" ? { counted: [bucketOf(facet, value)], ticks: ticksOf(facet, value) } : { counted: [], ticks: null }
}
