import { type Listing, ticksOf } from "../../core/domain/filters/facet.ts"
import { type Filter, isRange } from "../../core/domain/filters/filter.ts"

/** A condition on `jewelry_variants` for each filter, under the code of its facet, with the parameters that they all share. */
export type Conditions = {
  readonly conditions: ReadonlyArray<{ readonly facet: string; readonly sql: string }>
  readonly params: ReadonlyArray<unknown>
}

/** Columns of the view have the codes of the facets; parameters are counted from `$1`. */
export const conditionsOf = (listing: Listing, filters: ReadonlyArray<Filter>): Conditions => {
  const params: Array<unknown> = []
  const next = (value: unknown, type: string): string => `$${params.push(value)}::${type}`
  const conditions = filters.flatMap(({ code, payload }) => {
    const facet = listing.facets.find((known) => known.code === code)
    if (facet === undefined) return []
    if (!isRange(payload))
      return { facet: code, sql: `${code} ${facet.code === "insert" ? "?|" : "= any"} (${next([...payload], "text[]")})` }
    if (facet.kind !== "range") return []
    const least = payload.from === null ? [] : [`${code} >= ${next(ticksOf(facet, payload.from), "int4")}`]
    const most = payload.to === null ? [] : [`${code} <= ${next(ticksOf(facet, payload.to), "int4")}`]
    return { facet: code, sql: [...least, ...most].join(" and ") }
  })
  return { conditions, params }
}
