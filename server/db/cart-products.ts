import { Effect, Schema } from "effect"
import type { GiftCard } from "../../core/contract/gift-cards.ts"
import { CartCertificate, CartCustom, CartDiamond, CartJewelry } from "../../core/contract/cart.ts"
import type { CartRef } from "../../core/domain/cart/cart-ids.ts"
import { cartId } from "../../core/domain/cart/cart-ids.ts"
import { quantityMostOf } from "../../core/domain/cart/cart-limits.ts"
import { categories, categoryNames, collectionNames, collections } from "../../core/domain/jewelry.ts"
import { stonePicture } from "../../core/domain/picture-files.ts"
import { shapes } from "../../core/domain/diamond.ts"
import { Database, type DatabaseFailed, type Row } from "./database.ts"
import { findGiftCards } from "./gift-cards.ts"

const sold = { price: Schema.Int, most: Schema.Int }

/** A thing that a cart can hold, with its price and how many of it can be ordered. */
export const CartProduct = Schema.Union([
  Schema.Struct({ type: Schema.tag("jewelry"), ...sold, record: CartJewelry }),
  Schema.Struct({ type: Schema.tag("diamond"), ...sold, record: CartDiamond }),
  Schema.Struct({ type: Schema.tag("custom"), ...sold, record: CartCustom }),
  Schema.Struct({ type: Schema.tag("certificate"), ...sold, record: CartCertificate })
])
export type CartProduct = typeof CartProduct.Type

type Found<A> = Effect.Effect<ReadonlyMap<string, A>, DatabaseFailed, Database>

/** The things behind ids, as the shop has them now; what it has not is left out. */
export const findCartProducts = (refs: ReadonlyArray<CartRef>): Found<CartProduct> =>
  Effect.gen(function* () {
    const jewelry = yield* findJewelry(refs.flatMap((ref) => (ref.type === "jewelry" ? [ref.product] : [])))
    const stones = yield* findStones(
      refs.flatMap((ref) => (ref.type === "diamond" ? [ref.product] : ref.type === "custom" ? [ref.diamond] : []))
    )
    const frames = yield* findFrames(refs.flatMap((ref) => (ref.type === "custom" ? [ref.product] : [])))
    const cards = refs.some(({ type }) => type === "certificate") ? yield* findGiftCards : []
    const find = (ref: CartRef): CartProduct | undefined => {
      switch (ref.type) {
        case "jewelry":
          return jewelry.get(ref.product)
        case "diamond":
          return stones.get(ref.product)
        case "custom":
          return mounted(frames.get(ref.product), stones.get(ref.diamond), ref)
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
type Custom = Extract<CartProduct, { type: "custom" }>

const rowsOf = (ids: ReadonlyArray<number>, sql: string) =>
  ids.length === 0 ? Effect.succeed([]) : Database.use((database) => database.query<Row & { id: number; price: number }>(sql, [[...ids]]))

const findJewelry = (ids: ReadonlyArray<number>) =>
  Effect.gen(function* () {
    const rows = yield* rowsOf(ids, selectJewelry)
    const found = yield* Effect.forEach(rows, (row) => Effect.orDie(decodeJewelry(row)))
    return new Map(
      found.map(({ category, collection, id, price, ...rest }) => [
        id,
        {
          type: "jewelry",
          price,
          most: quantityMostOf(rest.isCountable),
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
    const found = yield* Effect.forEach(rows, (row) => Effect.orDie(decodeStone(row)))
    return new Map(
      found.map(({ id, price, ...rest }) => {
        const previews = rest.previews.length === 0 ? [stonePicture(rest)] : rest.previews
        return [id, { type: "diamond", price, most: quantityMostOf(rest.isCountable), record: { ...rest, previews } } satisfies Stone]
      })
    )
  })

type Frame = typeof FrameRow.Type

const findFrames = (ids: ReadonlyArray<number>) =>
  Effect.gen(function* () {
    const rows = yield* rowsOf(ids, selectFrames)
    const found = yield* Effect.forEach(rows, (row) => Effect.orDie(decodeFrame(row)))
    return new Map(found.map((frame) => [frame.id, frame]))
  })

/** A frame with the stone in it costs both together, and can be bought while both can. */
const mounted = (frame: Frame | undefined, stone: Stone | undefined, ref: Extract<CartRef, { type: "custom" }>): Custom | undefined => {
  if (frame === undefined || stone === undefined) return undefined
  const { category, id, isActive, price, ...rest } = frame
  return {
    type: "custom",
    price: price + stone.price,
    most: quantityMostOf(false),
    record: {
      ...rest,
      category: { code: category, name: categoryNames[category] },
      includesCount: 1,
      includesWeightSum: stone.record.weight,
      jewelryId: id,
      complectId: null,
      diamondId: ref.diamond,
      isCustomJewelryActive: isActive,
      isAvailableforSale: stone.record.isAvailableForSale
    }
  }
}

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
  return { type: "certificate", price: amount, most: quantityMostOf(true, maxQuantity), record: { name, maxQuantity, previews: [preview] } }
}

const coded = { category: Schema.Literals(categories), collection: Schema.NullOr(Schema.Literals(collections)) }
const numbered = { id: Schema.Int, price: Schema.Int }
const FrameRow = Schema.Struct({
  ...numbered,
  category: coded.category,
  code: Schema.String,
  name: Schema.String,
  metal: CartCustom.fields.metal,
  metalColor: CartCustom.fields.metalColor,
  metalProbe: CartCustom.fields.metalProbe,
  size: CartCustom.fields.size,
  weight: CartCustom.fields.weight,
  partNumber: Schema.String,
  isActive: Schema.Boolean,
  previews: Schema.Array(Schema.String)
})

/** Rows are read by the contract's own schemas; one that does not fit is a defect. */
const decodeJewelry = Schema.decodeUnknownEffect(Schema.Struct({ ...CartJewelry.fields, ...coded, ...numbered }))
const decodeStone = Schema.decodeUnknownEffect(Schema.Struct({ ...CartDiamond.fields, ...numbered, shape: Schema.Literals(shapes) }))
const decodeFrame = Schema.decodeUnknownEffect(FrameRow)

const selectJewelry = `select sku.id, sku.code, piece.product_code as "productCode", piece.name, piece.category, piece.collection, sku.metal,
  sku.metal_color as "metalColor", sku.metal_probe as "metalProbe", sku.size, sku.weight, sku.tag_number as "tagNumber",
  piece.inserts_count as "insertsCount", piece.inserts_weight as "insertsWeight", piece.inserts, sku.price,
  sku.is_available_for_sale and not piece.is_on_order as "isAvailableforSale", sku.is_countable as "isCountable", coalesce((
    select shown -> 'pictures' from jsonb_array_elements(piece.previews) as shown where shown ->> 'metalColor' = sku.metal_color limit 1
  ), '[]') as previews
  from jewelry_skus as sku join jewelry as piece on piece.id = sku.jewelry_id where sku.id = any($1::int4[])`

const selectStones = `select id, code, name, weight, shape, color, color_rf as "colorRf", clarity, clarity_rf as "clarityRf", cut, fluorescence, polish,
  symmetry, depth, "table", cert, cert_url as "certUrl", cert is not null as "hasCertificate", price,
  is_available_for_sale as "isAvailableForSale", is_countable as "isCountable", previews
  from diamonds where id = any($1::int4[])`

const selectFrames = `select id, code, name, category, metal, metal_color as "metalColor", metal_probe as "metalProbe", size, weight, price,
  part_number as "partNumber", is_active as "isActive", previews from frames where id = any($1::int4[])`
