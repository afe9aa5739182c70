import { Effect } from "effect"
import { matchingCategories } from "../../core/domain/product/jewelry-match.ts"
import { categories } from "../../core/domain/product/jewelry.ts"
import { queryOne } from "../platform/db/query.ts"
import { cardsOf } from "../catalogue/jewelry.ts"
import { selectCards } from "../catalogue/jewelry-cards.ts"

/**
 * Pieces of matching categories and the same collection by availability, collection and price, alternating categories; deterministic. `undefined` for
 * an unknown piece.
 */
export const matchJewelry = Effect.fn("matchJewelry")(function* (productCode: string, count: number) {
  const piece = yield* queryOne<Piece>(selectPiece, [productCode])
  if (piece === null) return undefined
  const { category, collection, id, price } = piece
  const worn = categories.find((code) => code === category)
  return yield* cardsOf(selectCards(matching), [id, collection, worn === undefined ? [] : [...matchingCategories[worn]], price, count])
})

/**
 * Pieces of the same category, available ones first, then by price; the same collection counts as a third nearer. `undefined` for an unknown piece.
 */
export const recommendJewelry = Effect.fn("recommendJewelry")(function* (productCode: string, count: number) {
  const piece = yield* queryOne<Piece>(selectPiece, [productCode])
  if (piece === null) return undefined
  const { category, collection, id, price } = piece
  return yield* cardsOf(selectCards(alike), [id, collection, category, price, count])
})

type Piece = { readonly id: number; readonly category: string; readonly collection: string | null; readonly price: number }

const selectPiece = `select id, category, collection, coalesce((select min(price) from jewelry_skus where jewelry_id = jewelry.id), 1) as price
  from jewelry where product_code = $1`

/** Compares only the newest, to limit the cost. Price distance is logarithmic: 100 000 is as far from 50 000 as from 200 000. */
const matching = `with newest as materialized (
    select chosen.* from unnest($3::text[]) as wanted (category) cross join lateral (
      select id, category, collection from jewelry where category = wanted.category order by added_at desc, id desc limit 24
    ) as chosen
    union
    (select id, category, collection from jewelry where collection = $2::text order by added_at desc, id desc limit 24)
  ), candidates as (
    select id, category, coalesce(collection = $2::text, false) as is_kin, array_position($3::text[], category) as closeness,
      offer.is_available, abs(ln(offer.price::float8 / $4::int4)) as distance
    from newest cross join lateral (
      select bool_or(is_available_for_sale) as is_available, min(price) as price from jewelry_skus where jewelry_id = newest.id
    ) as offer
    where id <> $1::int4
  ), ranked as (
    select *, row_number() over (partition by category order by is_available desc, is_kin desc, distance, id desc) as turn from candidates
  )
  select id, row_number() over (order by is_available desc, turn, is_kin desc, closeness nulls last, distance, id desc) as place
  from ranked order by place limit $5::int4`

const alike = `with newest as materialized (
    select id, coalesce(collection = $2::text, false) as is_kin from jewelry where category = $3 and id <> $1::int4
    order by added_at desc, id desc limit 96
  ), offers as (
    select id, is_kin, offer.is_available, abs(ln(offer.price::float8 / $4::int4)) - case when is_kin then 0.3 else 0 end as distance
    from newest cross join lateral (
      select bool_or(is_available_for_sale) as is_available, min(price) as price from jewelry_skus where jewelry_id = newest.id
    ) as offer
  )
  select id, row_number() over (order by is_available desc, distance, id desc) as place from offers order by place limit $5::int4`
