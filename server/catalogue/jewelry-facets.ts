import { Effect } from "effect"
import type { Filter } from "../../core/domain/catalogue/filter.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { meaningfulFacets } from "../../core/domain/catalogue/meaning.ts"
import { chosenFilters } from "./chosen-filters.ts"
import { query } from "../platform/db/query.ts"
import { type CountRow, toCountedFacets } from "./facet-counts.ts"
import { bitmapsOf, type VariantProducts, withChosenOf } from "./jewelry-choice.ts"

/** Counts each facet among the variants that match all other filters; a piece counts once. */
export const countJewelryFacets = Effect.fn("countJewelryFacets")(function* (filters: ReadonlyArray<Filter>) {
  const rows = yield* query<CountRow>(countAllOf("jewelry"), [chosenFilters(jewelryListing, filters)])
  return toCountedFacets({ ...jewelryListing, facets: meaningfulFacets(jewelryListing.facets, filters) }, rows)
})

/** `bases` as for diamonds; a piece is one bit over all planes. `$1` is `chosenFilters`. */
export const countAllOf = (varied: VariantProducts): string => `${withChosenOf(varied)}, bases as materialized (
    select own.facet, segment, plane, bit_and(chosen.bits) as bits
    from (select '' as facet union all select facet from filters) as own
    join chosen on chosen.facet <> own.facet
    group by own.facet, segment, plane
    having count(*) = (select count(*) from filters) + (case when own.facet = '' then 1 else 0 end)
  ), pieces as (
    select kept.facet, kept.value, kept.segment, bit_or(kept.bits & bases.bits) as bits
    from ${bitmapsOf[varied]} as kept left join filters using (facet)
    join bases on bases.segment = kept.segment and bases.plane = kept.plane and bases.facet = coalesce(filters.facet, '')
    where kept.facet <> 'available'
    group by kept.facet, kept.value, kept.segment
  )
  select facet, value, sum(bit_count(bits))::int4 as count from pieces group by facet, value`
