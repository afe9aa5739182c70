import { Effect } from "effect"
import type { Filter } from "../../core/domain/catalogue/filter.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { chosenFilters } from "./chosen-filters.ts"
import { query } from "../platform/db/query.ts"
import { withChosen } from "./jewelry-choice.ts"

/** Matching pieces by category code; omits empty categories. */
export const countFittingByCategory = Effect.fn("countFittingByCategory")(function* (filters: ReadonlyArray<Filter>) {
  const rows = yield* query<{ code: string; count: number }>(countFitting, [chosenFilters(jewelryListing, filters)])
  return new Map(rows.flatMap(({ code, count }) => (count === 0 ? [] : [[code, count] as const])))
})

const countFitting = `${withChosen}, hits as materialized (
    select segment, plane, bit_and(bits) as bits from chosen group by segment, plane
    having count(*) = (select count(*) + 1 from filters)
  ), pieces as (
    select value as code, segment, bit_or(kept.bits & hits.bits) as bits
    from jewelry_bitmaps as kept join hits using (segment, plane) where facet = 'category' group by value, segment
  )
  select code, sum(bit_count(bits))::int4 as count from pieces group by code`
