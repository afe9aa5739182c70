import { Effect } from "effect"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Filter } from "../../core/domain/catalogue/filter.ts"
import { meaningfulFacets } from "../../core/domain/catalogue/meaning.ts"
import { chosenFilters, type OwnFilter } from "./chosen-filters.ts"
import { query } from "../platform/db/query.ts"
import { withChosen } from "./diamond-choice.ts"
import { type CountRow, toCountedFacets } from "./facet-counts.ts"

/** Counts each facet among the stones that match all other filters, in one statement. */
export const countDiamondFacets = Effect.fn("countDiamondFacets")(function* (
  filters: ReadonlyArray<Filter>,
  others: ReadonlyArray<OwnFilter> = []
) {
  const rows = yield* query<CountRow>(countAll, [chosenFilters(diamondListing, filters, others)])
  return toCountedFacets({ ...diamondListing, facets: meaningfulFacets(diamondListing.facets, filters) }, rows)
})

/** `bases`: for each filtered facet the stones that match all other filters; under '' all matches. */
const countAll = `${withChosen("$1")}, bases as materialized (
    select own.facet, chosen.segment, bit_and(chosen.bits) as bits
    from (select '' as facet union all select facet from filters) as own
    join chosen on chosen.facet <> own.facet
    group by own.facet, chosen.segment
    having count(*) = (select count(*) from filters) + (case when own.facet = '' then 1 else 0 end)
  ), counted as materialized (
    select kept.facet, kept.value, bit_count(kept.bits & bases.bits) as count
    from diamond_bitmaps as kept left join filters using (facet)
    join bases on bases.segment = kept.segment and bases.facet = coalesce(filters.facet, '')
  )
  select facet, value, sum(count)::int4 as count from counted where count > 0 group by facet, value`
