/**
 * The stones that fit, out of the bitmaps of migration 0005: statements begin with these common tables, `chosen` being
 * the place of the parameter with `chosenFilters`. The table `chosen` has the stones of each filter segment by segment, and all stones as the facet `all`. The bits of a filter are
 * looked up by themselves (`offset 0`): a planner that guesses how many filters there are reads the whole table for them.
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

/** `hits`: the stones that fit every filter. A segment in which a filter has nothing has no row. */
export const withHits = (chosen: Parameter): string => `${withChosen(chosen)}, hits as materialized (
    select segment, bit_and(bits) as bits from chosen group by segment having count(*) = (select count(*) + 1 from filters)
  )`

/** `flat`: the same as one row of bits, a stone's id being its place in it. */
export const withFlatHits = (chosen: Parameter): string => `${withHits(chosen)}, flat as materialized (
    select bits_joined(coalesce(bits, repeat('0', 8192)::bit(8192)) order by place) as bits
    from generate_series(0, (select max(segment) from diamond_bitmaps where facet = 'all')) as place left join hits on segment = place
  )`

type Parameter = `$${number}`
