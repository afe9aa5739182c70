import { Clock, Effect } from "effect"
import type { FittingComplect, FittingDiamond, ReadyPiece } from "../../core/contract/custom-jewelry.ts"
import { cartId, type CartRef } from "../../core/domain/product/cart-ids.ts"
import { canGoodsBeBought } from "../../core/domain/cart/goods-availability.ts"
import { homeArrival } from "../../core/domain/delivery/arrival.ts"
import { sumOfParts } from "../../core/domain/constructor/work-price.ts"
import { settingWorkDays } from "../../core/domain/content/shop-rules.ts"
import { engravingPlacesOf } from "../../core/domain/engraving/places.ts"
import { findWholeDiamonds } from "../catalogue/diamonds.ts"
import { findSalonsOf } from "../stock/salon-stock.ts"
import { notFound } from "../platform/api/refusal.ts"
import { fittingDiamond, offeredSet } from "./fitting.ts"
import { findNearestSets, findNearestStones } from "./nearest-stones.ts"
import { findReadyPieces, type ReadyParts } from "./ready-pieces.ts"

type CustomRef = Extract<CartRef, { type: "custom" }>

/** Page of a custom piece (API-078, API-079). */
export const readyPiece = Effect.fn("readyPiece")(function* (ref: CustomRef) {
  const made = (yield* findReadyPieces([ref])).get(cartId(ref))
  if (made === undefined) return yield* notFound("Такого украшения нет")
  const { diamonds, frame, parts, record } = made
  const sold = saleOf(ref, made)
  const [middle, ...others] = yield* findWholeDiamonds(diamonds)
  if (middle === undefined) return yield* notFound("Такого украшения нет")
  return {
    ...sold,
    ...record,
    parts,
    description: frame.description,
    slug: frame.slug,
    stonesCount: frame.stonesCount,
    seats: frame.seats,
    engravingPlaces: engravingPlacesOf({ ...frame, category: frame.category.code, inserts: record.inserts }),
    sizes: frame.sizes.map(({ price, ...size }) => ({ ...size, price: sumOfParts({ ...parts, setting: price }) })),
    diamonds: [middle, ...others],
    arrival: sold.isAvailable ? yield* arrivalOfPiece(record.diamondIds) : null,
    ...(yield* alternativesOf(made))
  } satisfies ReadyPiece
})

export const saleOf = (ref: CustomRef, { price, record }: ReadyParts) => ({
  id: cartId(ref),
  price,
  isAvailable: canGoodsBeBought({ type: "custom", record })
})

const alternativesOf = Effect.fnUntraced(function* ({ complect, diamonds, frame }: ReadyParts) {
  const none: { readonly alternatives: ReadonlyArray<FittingDiamond>; readonly otherSets: ReadonlyArray<FittingComplect> } = {
    alternatives: [],
    otherSets: []
  }
  if (diamonds.every(({ isFree }) => isFree)) return none
  if (complect !== undefined) return { ...none, otherSets: (yield* findNearestSets(frame, complect)).map((set) => offeredSet(frame, set)) }
  return { ...none, alternatives: (yield* findNearestStones(frame, diamonds[0])).map((stone) => fittingDiamond(frame, stone)) }
})

/** The stones are set in the workshop before delivery. */
const arrivalOfPiece = Effect.fnUntraced(function* (stones: ReadonlyArray<number>) {
  const salons = yield* findSalonsOf(stones.map((id) => `1-${id}`))
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  return homeArrival(now, { workDays: settingWorkDays, salons: [...salons.values()].flat() })
})
