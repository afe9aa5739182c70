import { Effect, Schema } from "effect"
import type { GiftCard } from "../../core/contract/gift-cards.ts"
import { CartCertificate, CartCustom, CartDiamond, CartJewelry } from "../../core/domain/cart/cart-schema.ts"
import type { CartRef } from "../../core/domain/product/cart-ids.ts"
import { cartId } from "../../core/domain/product/cart-ids.ts"
import { maxQuantityOf } from "../../core/domain/cart/cart-limits.ts"
import { categories, categoryNames, collectionNames, collections } from "../../core/domain/product/jewelry.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { shapes } from "../../core/domain/product/diamond.ts"
import type { Row } from "../platform/db/database.ts"
import { type DatabaseEffect, query } from "../platform/db/query.ts"
import { batchQueries } from "../platform/db/batch-queries.ts"
import { findGiftCards } from "./gift-cards.ts"
import { findReadyPieces, type ReadyParts } from "../constructor/ready-pieces.ts"

const sold = { price: Schema.Int, most: Schema.Int }

export const CartProduct = Schema.Union([
  Schema.Struct({ type: Schema.tag("jewelry"), ...sold, record: CartJewelry }),
  Schema.Struct({ type: Schema.tag("diamond"), ...sold, record: CartDiamond }),
  Schema.Struct({ type: Schema.tag("custom"), ...sold, record: CartCustom }),
  Schema.Struct({ type: Schema.tag("certificate"), ...sold, record: CartCertificate })
])
export type CartProduct = typeof CartProduct.Type

type ProductMap<A> = DatabaseEffect<ReadonlyMap<string, A>>

/** By line id, without missing products. */
export const findCartProducts = (refs: ReadonlyArray<CartRef>): ProductMap<CartProduct> =>
  Effect.gen(function* () {
    const queries = {
      jewelry: findJewelry(refs.flatMap((ref) => (ref.type === "jewelry" ? [ref.product] : []))),
      stones: findStones(refs.flatMap((ref) => (ref.type === "diamond" ? [ref.product] : []))),
      made: findReadyPieces(refs.filter((ref) => ref.type === "custom")),
      cards: refs.some(({ type }) => type === "certificate") ? findGiftCards : Effect.succeed([])
    }
    const { cards, jewelry, made, stones } = yield* batchQueries(Effect.all(queries, { concurrency: "unbounded" }))
    const find = (ref: CartRef): CartProduct | undefined => {
      switch (ref.type) {
        case "jewelry":
          return jewelry.get(ref.product)
        case "diamond":
          return stones.get(ref.product)
        case "custom":
          return toCustom(made.get(cartId(ref)))
        case "certificate":
          return certificate(cards, ref)
      }
    }
    return new Map(
      refs.flatMap((ref) => [find(ref)].flatMap((product) => (product === undefined ? [] : [[cartId(ref), product] as const])))
    )
  })

type Jewelry = Extract<CartProduct, { type: "jewelry" }>
type Stone = Extract<CartProduct, { type: "diamond" }>
type CustomProduct = Extract<CartProduct, { type: "custom" }>

const rowsOf = (ids: ReadonlyArray<number>, sql: string) =>
  ids.length === 0 ? Effect.succeed([]) : query<Row & { id: number; price: number }>(sql, [[...ids]])

const findJewelry = (ids: ReadonlyArray<number>) =>
  Effect.gen(function* () {
    const rows = yield* rowsOf(ids, selectJewelry)
    const pieces = yield* Effect.forEach(rows, (row) => Effect.orDie(decodeJewelry(row)))
    return new Map(
      pieces.map(({ category, collection, id, price, ...rest }) => [
        id,
        {
          type: "jewelry",
          price,
          most: maxQuantityOf(rest.isCountable),
          record: {
            ...rest,
            category: { code: category, name: categoryNames[category] },
            collection: collection === null ? null : { code: collection, name: collectionNames[collection] }
          }
        } satisfies Jewelry
      ])
    )
  })

const findStones = (ids: ReadonlyArray<number>) =>
  Effect.gen(function* () {
    const rows = yield* rowsOf(ids, selectStones)
    const stones = yield* Effect.forEach(rows, (row) => Effect.orDie(decodeStone(row)))
    return new Map(
      stones.map(({ drawing, id, price, ...rest }) => {
        const previews = rest.previews.length === 0 ? [stonePicture({ ...rest, drawing })] : rest.previews
        return [id, { type: "diamond", price, most: maxQuantityOf(rest.isCountable), record: { ...rest, previews } } satisfies Stone]
      })
    )
  })

const toCustom = (parts: ReadyParts | undefined): CustomProduct | undefined =>
  parts === undefined ? undefined : { type: "custom", price: parts.price, most: maxQuantityOf(false), record: parts.record }

const certificate = (
  cards: ReadonlyArray<GiftCard>,
  { amount, design, product }: Extract<CartRef, { type: "certificate" }>
): Extract<CartProduct, { type: "certificate" }> | undefined => {
  const card = cards.find(({ id }) => id === product)
  const preview = card?.previews[design]
  if (card === undefined || preview === undefined) return undefined
  const { amounts, maxQuantity, name, price } = card
  const isOffered = amounts === null ? amount === price : amount >= amounts.least && amount <= amounts.most && amount % amounts.step === 0
  if (!isOffered) return undefined
  return { type: "certificate", price: amount, most: maxQuantityOf(true, maxQuantity), record: { name, maxQuantity, previews: [preview] } }
}

const coded = { category: Schema.Literals(categories), collection: Schema.NullOr(Schema.Literals(collections)) }
const numbered = { id: Schema.Int, price: Schema.Int }

const decodeJewelry = Schema.decodeUnknownEffect(Schema.Struct({ ...CartJewelry.fields, ...coded, ...numbered }))
const decodeStone = Schema.decodeUnknownEffect(
  Schema.Struct({ ...CartDiamond.fields, ...numbered, shape: Schema.Literals(shapes), drawing: Schema.NullOr(Schema.Int) })
)

const selectJewelry = `select sku.id, sku.code, piece.product_code as "productCode", piece.name, piece.category, piece.collection, sku.metal,
  sku.metal_color as "metalColor", sku.metal_probe as "metalProbe", sku.size, sku.weight, sku.tag_number as "tagNumber",
  piece.inserts_count as "insertsCount", piece.inserts_weight as "insertsWeight", piece.inserts, sku.price,
  sku.is_available_for_sale as "isAvailableforSale", piece.is_on_order as "isOnOrder", sku.is_countable as "isCountable", coalesce((
    select shown -> 'pictures' from jsonb_array_elements(piece.shown_previews) as shown where shown ->> 'metalColor' = sku.metal_color limit 1
  ), '[]') as previews
  from jewelry_skus as sku join jewelry as piece on piece.id = sku.jewelry_id where sku.id = any($1::int4[])`

const selectStones = `select id, code, name, weight, shape, color, color_rf as "colorRf", clarity, clarity_rf as "clarityRf", cut, fluorescence, polish,
  symmetry, depth, "table", cert, cert_url as "certUrl", cert is not null as "hasCertificate", price,
  is_available_for_sale as "isAvailableForSale", is_countable as "isCountable", previews, drawing
  from diamonds where id = any($1::int4[])`
