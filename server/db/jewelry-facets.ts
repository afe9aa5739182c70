import { Effect } from "effect"
import type { Facet } from "../../core/domain/filters/facet.ts"
import type { Filter } from "../../core/domain/filters/filter.ts"
import { bucketEdges } from "../../core/domain/filters/histogram.ts"
import { jewelryListing } from "../../core/domain/filters/jewelry-listing.ts"
import { Database } from "./database.ts"
import { type CountRow, toCountedFacets } from "./facet-counts.ts"
import { type Conditions, conditionsOf } from "./jewelry-choice.ts"

/**
 * How many pieces each option would leave: every facet is counted among the variants that fit all the other filters, a piece once however
 * many of its variants fit. Variants are judged once: `misses` has a bit for each filter that one fails.
 */
export const countJewelryFacets = Effect.fn("countJewelryFacets")(function* (filters: ReadonlyArray<Filter>) {
  const database = yield* Database
  const { conditions, params } = conditionsOf(jewelryListing, filters)
  const rows = yield* database.query<CountRow>(countAll(conditions), params)
  return toCountedFacets(jewelryListing, rows)
})

const countAll = (conditions: Conditions["conditions"]): string => {
  const judged = conditions.map(({ sql }, index) => `case when ${sql} then 0 else ${2 ** index} end`)
  const isMissed = (facet: Facet) => 2 ** conditions.findIndex((condition) => condition.facet === facet.code)
  const counts = jewelryListing.facets.map((facet) =>
    countOf(facet, conditions.some((own) => own.facet === facet.code) ? isMissed(facet) : 0)
  )
  return `with variants as materialized (
      select *, ${["0", ...judged].join(" + ")} as misses from jewelry_variants
    ), near as materialized (select * from variants where misses in (${[0, ...conditions.map((_, index) => 2 ** index)].join(", ")}))
    select 'all' as facet, '' as value, count(distinct jewelry_id)::int4 as count from near where misses = 0
    union all ${counts.join(" union all ")}`
}

/** `missed` is the bit of the facet's own filter, which does not count against a variant here. */
const countOf = (facet: Facet, missed: number): string => {
  const among = `from near where misses in (0, ${missed})`
  const { code } = facet
  const found =
    facet.kind === "range"
      ? `select distinct jewelry_id, width_bucket(${code}, '{${bucketEdges(facet).join(",")}}'::int4[])::text as value ${among}`
      : code === "insert"
        ? `select distinct jewelry_id, jsonb_array_elements_text(insert) as value from (select distinct jewelry_id, insert ${among}) as piece`
        : `select distinct jewelry_id, ${code} as value ${among} and ${code} is not null`
  return `select '${code}', value, count(*)::int4 from (${found}) as found group by value`
}
