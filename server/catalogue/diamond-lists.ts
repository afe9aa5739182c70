import { Effect } from "effect"
import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import type { Filter } from "../../core/domain/catalogue/filter.ts"
import { chosenFilters } from "./chosen-filters.ts"
import { type DatabaseEffect, query } from "../platform/db/query.ts"

type ChosenList = { readonly key: string; readonly filters: ReadonlyArray<Filter> }

/** Counts several lists in one statement, from the bitmaps of migration 0005. */
export const countLists = (lists: ReadonlyArray<ChosenList>): DatabaseEffect<ReadonlyArray<readonly [key: string, count: number]>> =>
  lists.length === 0
    ? Effect.succeed([])
    : Effect.map(
        query<{ key: string; count: number }>(count, [
          `[${lists.map(({ filters, key }) => `{"key":${JSON.stringify(key)},"filters":${chosenFilters(diamondListing, filters)}}`).join(",")}]`
        ]),
        (rows) => rows.map((row) => [row.key, row.count] as const)
      )

const count = `with wanted as materialized (
    select list.key, filter.* from jsonb_to_recordset($1::jsonb) as list (key text, filters jsonb)
    cross join lateral jsonb_to_recordset(list.filters) as filter (facet text, "values" text[], first int4, beyond int4)
  ), parts as (
    select key, facet, segment, bit_or(bits) as bits from wanted
      join diamond_bitmaps as kept using (facet) where kept.value = any("values") group by key, facet, segment
    union all
    select key, facet, fitting.segment, fitting.bits from wanted
      cross join lateral diamonds_within(facet, first, beyond) as fitting where "values" is null
    union all
    select distinct key, 'all', segment, bits from wanted cross join (select segment, bits from diamond_bitmaps where facet = 'all') as kept
  ), hits as (
    select key, segment, bit_and(bits) as bits from parts group by key, segment
    having count(*) = (select count(*) + 1 from wanted where wanted.key = parts.key)
  )
  select keys.key, coalesce(sum(bit_count(hits.bits)), 0)::int4 as count
  from (select distinct key from wanted) as keys left join hits using (key) group by keys.key`
