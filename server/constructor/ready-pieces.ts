import { Effect } from "effect"
import type { CartCustom } from "../../core/domain/cart/cart-schema.ts"
import type { Insert } from "../../core/domain/product/jewelry-schema.ts"
import { cartId, type CartRef } from "../../core/domain/product/cart-ids.ts"
import { fitsFrame, nameReady, readyCode } from "../../core/domain/constructor/frames.ts"
import { type PieceParts, partsOf, sumOfParts } from "../../core/domain/constructor/work-price.ts"
import { type Complect, findComplects, findFrameStones, type FrameStone } from "./frame-stones.ts"
import { findFrames, type FullFrame } from "./frames.ts"
import { batchQueries } from "../platform/db/batch-queries.ts"

type CustomRef = Extract<CartRef, { type: "custom" }>

export type ReadyParts = {
  readonly record: CartCustom
  readonly parts: PieceParts
  readonly price: number
  readonly frame: FullFrame
  readonly complect: Complect | undefined
  readonly diamonds: readonly [FrameStone, ...ReadonlyArray<FrameStone>]
}

/** Omits pieces with missing parts or stones that do not fit. */
export const findReadyPieces = Effect.fn("findReadyPieces")(function* (refs: ReadonlyArray<CustomRef>) {
  const queries = {
    frames: findFrames(refs.map(({ product }) => product)),
    stones: findFrameStones(refs.flatMap((ref) => ("diamond" in ref ? [ref.diamond] : []))),
    complects: findComplects(refs.flatMap((ref) => ("complect" in ref ? [ref.complect] : [])))
  }
  const { complects, frames, stones } = yield* batchQueries(Effect.all(queries, { concurrency: "unbounded" }))
  return new Map(
    refs.flatMap((ref) => {
      const frame = frames.get(ref.product)
      const set = "diamond" in ref ? toSet(stones.get(ref.diamond)) : complects.find(({ complectId }) => complectId === ref.complect)
      const parts = frame === undefined || set === undefined ? undefined : makeReady(frame, set)
      return parts === undefined ? [] : [[cartId(ref), parts] as const]
    })
  )
})

/** The frame and the stones exist; they need not fit. */
export const hasParts = Effect.fn("hasParts")(function* (ref: CustomRef) {
  const frames = yield* findFrames([ref.product])
  const stones = "diamond" in ref ? (yield* findFrameStones([ref.diamond])).size : (yield* findComplects([ref.complect])).length
  return frames.size > 0 && stones > 0
})

export type StoneSet = Omit<Complect, "complectId"> & { readonly complectId?: number }

export const toSet = (stone: FrameStone | undefined): StoneSet | undefined =>
  stone === undefined ? undefined : { code: stone.code, diamonds: [stone] }

const isComplect = (set: StoneSet): set is Complect => set.complectId !== undefined

/** `undefined` if the stones do not fit. */
export const makeReady = (frame: FullFrame, set: StoneSet): ReadyParts | undefined => {
  const { diamonds } = set
  if (!fitsFrame(frame, diamonds)) return undefined
  const parts = partsOf(frame, diamonds)
  return { record: recordOf(frame, set), parts, price: sumOfParts(parts), frame, complect: isComplect(set) ? set : undefined, diamonds }
}

const recordOf = (frame: FullFrame, { code, complectId, diamonds }: StoneSet): CartCustom => {
  const inserts = [...diamonds.map(toInsert), ...frame.inserts]
  const [single] = diamonds
  return {
    code: readyCode(frame.code, code),
    productCode: frame.productCode,
    name: nameReady(frame.name, diamonds.length),
    category: frame.category,
    collection: null,
    metal: frame.metal,
    metalColor: frame.metalColor,
    metalProbe: frame.metalProbe,
    size: frame.size,
    weight: frame.weight,
    tagNumber: frame.tagNumber,
    partNumber: frame.partNumber,
    inserts,
    insertsCount: sumOf(inserts, ({ quantity }) => quantity),
    insertsWeight: carats(sumOf(inserts, ({ quantity, weight }) => quantity * weight)),
    includesCount: diamonds.length,
    includesWeightSum: carats(sumOf(diamonds, ({ weight }) => weight)),
    jewelryId: frame.id,
    complectId: complectId ?? null,
    diamondId: complectId === undefined ? (single?.id ?? null) : null,
    diamondIds: diamonds.map(({ id }) => id),
    isCustomJewelryActive: frame.isActive,
    isAvailableforSale: diamonds.every(({ isFree }) => isFree),
    isCountable: false,
    previews: frame.previews
  }
}

const toInsert = ({ clarity, clarityRf, color, colorRf, shape, weight }: FrameStone): Insert => ({
  type: "Бриллиант",
  quantity: 1,
  shape,
  weight,
  color,
  clarity,
  colorRF: colorRf,
  clarityRF: clarityRf
})

const sumOf = <T>(all: ReadonlyArray<T>, valueOf: (one: T) => number): number => all.reduce((sum, one) => sum + valueOf(one), 0)

const carats = (weight: number): number => Math.round(weight * 100) / 100
