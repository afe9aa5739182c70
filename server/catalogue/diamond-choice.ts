/**
 * Common table expressions over the bitmaps of migration 0005. `chosen` has the stones of each filter by segment, and all stones as facet `all`.
 * `offset 0` forces an index lookup per filter: the planner misjudges their number and would scan the table.
 */
export const withChosen = (chosen: Parameter): string => `with filters as materialized (
    select * from jsonb_to_recordset(${chosen}::jsonb) as filter (facet text, "values" text[], first int4, beyond int4, fits jsonb)
  ), chosen as materialized (
    select facet, segment, bits from diamond_bitmaps where facet = 'all'
    union all
    select filters.facet, segment, bit_or(bits) from filters cross join lateral (
        select segment, bits from diamond_bitmaps as kept where kept.facet = filters.facet and kept.value = any("values") offset 0
      ) as valued group by filters.facet, segment
    union all
    select filters.facet, fitting.segment, fitting.bits
      from filters cross join lateral diamonds_within(facet, first, beyond) as fitting where "values" is null and fits is null
    union all
    select filters.facet, fitting.segment, fitting.bits from filters cross join lateral diamonds_fitting(fits) as fitting where fits is not null
  )`

/** `hits`: stones that match every filter; a segment without matches has no row. */
export const withHits = (chosen: Parameter): string => `${withChosen(chosen)}, hits as materialized (
    select segment, bit_and(bits) as bits from chosen group by segment having count(*) = (select count(*) + 1 from filters)
  )`

/** `flat`: the hits as one bit string, indexed by stone id. */
export const withFlatHits = (chosen: Parameter): string => `${withHits(chosen)}, flat as materialized (
    select bits_joined(coalesce(bits, repeat('0', 8192)::bit(8192)) order by place) as bits
    from generate_series(0, (select max(segment) from diamond_bitmaps where facet = 'all')) as place left join hits on segment = place
  )`

/** `few`: ids of the hits if the condition holds; about 10 µs each. */
export const fewHits = (condition: string): string => `few as materialized (
    select segment * 8192 + word * 64 + place as id
    from hits cross join generate_series(0, 127) as word
    cross join lateral (select substring(bits from word * 64 + 1 for 64) as bits offset 0) as part cross join generate_series(0, 63) as place
    where ${condition} and bit_count(part.bits) > 0 and get_bit(part.bits, place) = 1
  )`

export const totalOfHits = "(select coalesce(sum(bit_count(bits)), 0)::int4 from hits)"

type Parameter = `$${number}`
