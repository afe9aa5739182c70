/**
 * The variants that fit, out of the bitmaps of migration 0005: statements begin with these common tables, `$1` being `chosenFilters`. The
 * table `chosen` has the variants of each filter, segment by segment and plane by plane, and all variants as the facet `all`.
 */
export const withChosen = `with filters as materialized (
    select * from jsonb_to_recordset($1::jsonb) as filter (facet text, "values" text[], first int4, beyond int4)
  ), chosen as materialized (
    select facet, segment, plane, bits from jewelry_bitmaps where facet = 'all'
    union all
    select filters.facet, segment, plane, bit_or(bits) from filters cross join lateral (
        select segment, plane, bits from jewelry_bitmaps as kept where kept.facet = filters.facet and kept.value = any("values") offset 0
      ) as valued group by filters.facet, segment, plane
    union all
    select filters.facet, fitting.segment, fitting.plane, fitting.bits
      from filters cross join lateral jewelry_within(facet, first, beyond) as fitting where "values" is null
  )`

/** `hits`: the variants that fit every filter. A plane in which a filter has nothing has no row. */
const withHits = `${withChosen}, hits as materialized (
    select segment, plane, bit_and(bits) as bits from chosen group by segment, plane
    having count(*) = (select count(*) + 1 from filters)
  )`

/**
 * `shown`: of each piece that fits one variant, the first that fits and can be bought, else the first that fits. `flat`: the same as one row of
 * bits, planes one after another, with the length of a plane; `counted`: how many pieces fit.
 */
export const withShown = `${withHits}, offered as (
    select segment, plane, hits.bits, coalesce(hits.bits & available.bits, hits.bits & ~hits.bits) as buyable
    from hits left join (select segment, plane, bits from jewelry_bitmaps where facet = 'available') as available using (segment, plane)
  ), shown as materialized (
    select segment, plane, case
        when bit_or(bits) over earlier is null then buyable | (bits & ~bit_or(buyable) over whole)
        else (buyable & ~bit_or(buyable) over earlier) | (bits & ~bit_or(bits) over earlier & ~bit_or(buyable) over whole)
      end as bits
    from offered
    window whole as (partition by segment),
      earlier as (partition by segment order by plane rows between unbounded preceding and 1 preceding)
  ), size as materialized (
    select max(plane) as planes, max(segment) + 1 as segments from jewelry_bitmaps where facet = 'all'
  ), flat as materialized (
    select bits_joined(coalesce(bits, repeat('0', 2048)::bit(2048)) order by plane, segment) as bits,
      (select segments from size) * 2048 as length
    from generate_series(0, (select planes from size)) as plane
    cross join generate_series(0, (select segments from size) - 1) as segment
    left join shown using (plane, segment)
  ), counted as (select coalesce(sum(bit_count(bits)), 0)::int4 as total from shown)`
