import { Effect } from "effect"
import { cartId, type CartRef } from "../../core/domain/product/cart-ids.ts"
import { type Wishlist, wishlistTypes } from "../../core/domain/favourites/wishlist.ts"
import { jewelryPath } from "../../core/domain/product/jewelry.ts"
import { type CartProduct, findCartProducts } from "../cart/cart-products.ts"
import { query } from "../platform/db/query.ts"

export type SampleProduct = {
  readonly id: string
  readonly product: Extract<CartProduct, { type: "jewelry" | "diamond" }>
  readonly url: string
}

const idsBy = (sql: string) => Effect.map(query<{ id: number }>(sql), (rows) => rows.map(({ id }) => id))

const rings = idsBy(`select min(sku.id)::int4 as id from jewelry_skus as sku join jewelry as piece on piece.id = sku.jewelry_id
  where sku.is_available_for_sale and not piece.is_on_order and piece.category = 'kolco' group by piece.id order by piece.id limit 4`)
const stones = idsBy("select id from diamonds where is_available_for_sale and cert is not null order by id limit 4")

export const findSampleProducts = Effect.gen(function* () {
  const [first, second] = yield* rings
  const [stone] = yield* stones
  const refs: ReadonlyArray<CartRef> = [
    ...[first, second].flatMap((product) => (product === undefined ? [] : [{ type: "jewelry", product } as const])),
    ...(stone === undefined ? [] : [{ type: "diamond", product: stone } as const])
  ]
  const products = yield* findCartProducts(refs)
  return refs.flatMap((ref) => toThing(ref, products.get(cartId(ref))))
})

const toThing = (ref: CartRef, product: CartProduct | undefined): ReadonlyArray<SampleProduct> => {
  if (product?.type === "jewelry") {
    const { category, productCode } = product.record
    return [{ id: cartId(ref), product, url: jewelryPath(category.code, productCode, ref.product) }]
  }
  return product?.type === "diamond" ? [{ id: cartId(ref), product, url: `/diamonds/${product.record.code}/` }] : []
}

export const findSampleFavourites = Effect.map(Effect.all([rings, stones]), ([pieces, diamonds]): Wishlist => [
  ...pieces.map((id) => ({ type: wishlistTypes.jewelry, id: String(id) })),
  ...diamonds.map((id) => ({ type: wishlistTypes.diamond, id: String(id) }))
])
