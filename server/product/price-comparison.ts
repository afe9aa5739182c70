import { Effect, Schema } from "effect"
import { type Diamond, PriceAlternative } from "../../core/contract/catalog-diamonds.ts"
import {
  maxAlternatives,
  comparePrices,
  comparisonGroup,
  fewestComparable,
  gradesNotWorse
} from "../../core/domain/pricing/price-comparison.ts"
import { queryOne } from "../platform/db/query.ts"

/** Compares a stone's price and finds cheaper stones of the same shape and weight band with no worse grades. `null` if the price is not compared. */
export const findPriceComparison = Effect.fn("findPriceComparison")(function* (stone: Diamond) {
  const group = comparisonGroup(stone)
  if (group === null) return null
  const { band, clarity, color, shape } = group
  const notWorse = gradesNotWorse({ ...group, cut: stone.cut })
  const row = yield* queryOne(
    selectComparison,
    [
      ...[stone.id, shape, band.from, band.to, color, clarity, fewestComparable],
      ...[notWorse.colors, notWorse.clarities, notWorse.cuts, stone.price, stone.weight, maxAlternatives]
    ],
    Found
  )
  const comparison = row === null ? null : comparePrices(stone, row.others)
  return row === null || comparison === null ? null : { ...comparison, alternatives: row.alternatives }
})

const Found = Schema.Struct({
  others: Schema.Array(Schema.Struct({ weight: Schema.Number, price: Schema.Int, pricePerCarat: Schema.Int })),
  alternatives: Schema.Array(PriceAlternative)
})

const ofGroup = "is_available_for_sale and shape = $2 and weight between $3::float8 and $4::float8"

/** Reads one index alone (migration 0049), then the alternatives' rows. Stones at least as heavy come first, then lighter ones by weight. */
const selectComparison = `with comparable as materialized (
    select weight, price, price_per_carat as "pricePerCarat" from diamonds where ${ofGroup} and color = $5 and clarity = $6 and id <> $1::int4
  ), cheaper as (
    select id, least(weight, $12::float8) as likeness, price from diamonds
    where (select count(*) from comparable) >= $7::int4 and ${ofGroup} and price < $11::int4
      and color = any($8::text[]) and clarity = any($9::text[]) and ($10::text[] is null or cut = any($10::text[]))
    order by likeness desc, price, id limit $13::int4
  )
  select (select coalesce(jsonb_agg(to_jsonb(comparable)), '[]') from comparable) as others, (
    select coalesce(jsonb_agg(jsonb_build_object('code', code, 'weight', weight, 'color', color, 'clarity', clarity, 'cut', cut, 'price', diamonds.price)
      order by likeness desc, diamonds.price, id), '[]')
    from cheaper join diamonds using (id)
  ) as alternatives`
