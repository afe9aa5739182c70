/** Products with variants, filtered by bitmaps: pieces (migration 0005), blanks with their frames (0030). */
export type VariantProducts = "jewelry" | "frames"

export const bitmapsOf = { jewelry: "jewelry_bitmaps", frames: "frame_bitmaps" } as const

const fittingOf = {
  jewelry: "",
  frames: `union all
    select filters.facet, fitting.segment, fitting.plane, fitting.bits
      from filters cross join lateral frames_fitting(fits) as fitting where fits is not null`
} as const

/**
 * Common table expressions over the bitmaps; `$1` is `chosenFilters`. `chosen` has the variants of each filter by segment and plane, and all variants
 * as facet `all`.
 */
export const withChosenOf = (varied: VariantProducts): string => `with filters as materialized (
    select * from jsonb_to_recordset($1::jsonb) as filter (facet text, "values" text[], first int4, beyond int4, fits jsonb)
  ), chosen as materialized (
    select facet, segment, plane, bits from ${bitmapsOf[varied]} where facet = 'all'
    union all
    select filters.facet, segment, plane, bit_or(bits) from filters cross join lateral (
        select segment, plane, bits from ${bitmapsOf[varied]} as kept where kept.facet = filters.facet and kept.value = any("values") offset 0
      ) as valued group by filters.facet, segment, plane
    union all
    select filters.facet, fitting.segment, fitting.plane, fitting.bits
      from filters cross join lateral ${varied}_within(facet, first, beyond) as fitting where "values" is null and fits is null
    ${fittingOf[varied]}
  )`

export const withChosen = withChosenOf("jewelry")

/** `hits`: variants that match every filter; a plane without matches has no row. */
const withHitsOf = (varied: VariantProducts): string => `${withChosenOf(varied)}, hits as materialized (
    select segment, plane, bit_and(bits) as bits from chosen group by segment, plane
    having count(*) = (select count(*) + 1 from filters)
  )`

/** `flat`: a table's planes as one bit string; `length` is that of a plane. */
const flatOf = (varied: VariantProducts, planes: string): string => `size as materialized (
    select max(plane) as planes, max(segment) + 1 as segments from ${bitmapsOf[varied]} where facet = 'all'
  ), flat as materialized (
    select bits_joined(coalesce(bits, repeat('0', 2048)::bit(2048)) order by plane, segment) as bits,
      (select segments from size) * 2048 as length
    from generate_series(0, (select planes from size)) as plane
    cross join generate_series(0, (select segments from size) - 1) as segment
    left join ${planes} using (plane, segment)
  )`

/** Bit `position * length + blank_id` of `flat` is a matching frame. */
export const withFittingFrames = `${withHitsOf("frames")}, ${flatOf("frames", "hits")}`

/**
 * `shown`: one variant per matching piece, the first match on sale, else the first. `flat`: the same as one bit string; `counted`: number of matching
 * pieces.
 */
export const withShown = `${withHitsOf("jewelry")}, offered as (
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
  ), ${flatOf("jewelry", "shown")}, counted as (select coalesce(sum(bit_count(bits)), 0)::int4 as total from shown)`
