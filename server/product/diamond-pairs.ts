import { Effect } from "effect"
import { pairLimits } from "../../core/domain/content/shop-rules.ts"
import { colors, clarities } from "../../core/domain/product/diamond.ts"
import { query, queryOne } from "../platform/db/query.ts"
import { decodeCards, diamondCardColumns } from "../catalogue/diamonds.ts"

/** Closest first; the distance sums weight ratio, sides and grades in multiples of the pair limits. `undefined` for an unknown stone. */
export const findPairedDiamonds = Effect.fn("findPairedDiamonds")(function* (code: string, count: number) {
  const stone = yield* queryOne("select id from diamonds where code = $1", [code])
  if (stone === null) return undefined
  return yield* findWithin(code, count, 1)
})

/** Stones of the same shape, closest first: within the pair limits, or within a multiple of them if these hold too few. */
export const findSimilarDiamonds = Effect.fn("findSimilarDiamonds")(function* (code: string, count: number) {
  for (const reach of [1, 4]) {
    const pairs = yield* findWithin(code, count, reach)
    if (pairs.length === count) return pairs
  }
  return yield* findWithin(code, count, widestReach)
})

/** Multiple of the pair limits: a weight from a fifth of the stone's to nearly twice it. */
const widestReach = 16

const findWithin = Effect.fnUntraced(function* (code: string, count: number, reach: number) {
  const { clarity, color, millimetres, weight } = pairLimits
  const params = [code, count, [...colors], [...clarities], weight, millimetres, color, clarity, reach]
  return yield* Effect.flatMap(query(selectPairs, params), decodeCards)
})

/** A fancy colour pairs only with the same colour. */
const colorDistance = `case when other.color = stone.color then 0 else
  abs(array_position($3::text[], other.color) - array_position($3::text[], stone.color)) end`

const clarityDistance = "abs(array_position($4::text[], other.clarity) - array_position($4::text[], stone.clarity))"

const sidesDistance = "greatest(abs(other.length - stone.length), abs(other.width - stone.width))"

const selectPairs = `select ${diamondCardColumns} from diamonds
  join (
    select other.id, abs(other.weight / stone.weight - 1) / $5::float8 + ${sidesDistance} / $6::float8
      + ${colorDistance} / ($7::float8 + 1) + ${clarityDistance} / ($8::float8 + 1) as distance
    from diamonds as stone join diamonds as other
      on other.shape = stone.shape and other.id <> stone.id and other.is_available_for_sale
      and other.weight between stone.weight * (1 - $5::float8 * $9::float8) and stone.weight * (1 + $5::float8 * $9::float8)
    where stone.code = $1 and ${sidesDistance} <= $6::float8 * $9::float8 and ${colorDistance} <= $7::float8 * $9::float8
      and ${clarityDistance} <= $8::float8 * $9::float8
    order by distance, other.id desc limit $2::int4
  ) as pair using (id)
  order by distance, id desc`
