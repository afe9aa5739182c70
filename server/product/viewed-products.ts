import { Effect } from "effect"
import { execute, query, queryOne } from "../platform/db/query.ts"
import { decodeCards as decodeDiamonds, diamondCardColumns } from "../catalogue/diamonds.ts"
import { cardsOf } from "../catalogue/jewelry.ts"
import { selectCardsOfSkus } from "../catalogue/jewelry-cards.ts"

const maxViewed = 24

/** `skuId` is `null` for a stone, or without an open variant. */
type ViewedProduct = { readonly kind: "jewelry" | "diamond"; readonly code: string; readonly skuId: number | null }

/** Returns `false` for an unknown product. */
export const recordViewed = Effect.fn("recordViewed")(function* (guest: string, { code, kind, skuId }: ViewedProduct) {
  const product = yield* queryOne(selectProduct[kind], [code])
  if (product === null) return false
  yield* execute(note, [guest, kind, code, maxViewed - 1, skuId])
  return true
})

/** Shows the viewed variant, latest first. */
export const findViewedJewelry = (guest: string, count: number) =>
  cardsOf(
    selectCardsOfSkus(`select jewelry.id, sku.id as sku_id, row_number() over (order by viewed_at desc, jewelry.id desc) as place, 0 as total
      from viewed_products join jewelry on product_code = viewed_products.code
      cross join lateral (
        select id from jewelry_skus where jewelry_id = jewelry.id
        order by id is not distinct from viewed_products.sku_id desc, is_available_for_sale desc, position limit 1
      ) as sku
      where guest_id = $1 and kind = 'jewelry' order by place limit $2::int4`),
    [guest, count]
  )

export const findViewedDiamonds = (guest: string, count: number) =>
  Effect.flatMap(
    query(
      `select ${diamondCardColumns} from diamonds
          join (select code, viewed_at from viewed_products where guest_id = $1 and kind = 'diamond') as viewed using (code)
          order by viewed_at desc, id desc limit $2::int4`,
      [guest, count]
    ),
    decodeDiamonds
  )

const selectProduct = {
  jewelry: "select id from jewelry where product_code = $1",
  diamond: "select id from diamonds where code = $1"
} as const

/** Keeps the `$4` latest others. A microsecond makes times distinct. */
const note = `with noted as (
    insert into viewed_products (guest_id, kind, code, viewed_at, sku_id) values ($1, $2, $3, greatest(clock_timestamp(),
      (select max(viewed_at) + interval '1 microsecond' from viewed_products where guest_id = $1 and kind = $2)), $5::int4)
    on conflict (guest_id, kind, code) do update set viewed_at = excluded.viewed_at, sku_id = excluded.sku_id
  )
  delete from viewed_products where guest_id = $1 and kind = $2 and code in (
    select code from viewed_products where guest_id = $1 and kind = $2 and code <> $3 order by viewed_at desc offset $4::int4
  )`
