import { Effect } from "effect"
import type { ReadyPiece } from "../../core/contract/custom-jewelry.ts"
import { cartId, type CartRef } from "../../core/domain/cart/cart-ids.ts"
import { canGoodsBeBought } from "../../core/domain/cart/goods-availability.ts"
import { frameCategories } from "../../core/domain/constructor/frames.ts"
import { categoryNames } from "../../core/domain/product/jewelry.ts"
import { framesPageSize } from "../../core/domain/catalogue/page-sizes.ts"
import { findDiamond } from "../catalogue/diamonds.ts"
import { findFittingComplects, findFittingStones, findFrameStones } from "./frame-stones.ts"
import { countFrames, findBlank, findBlanks, findFrame, type WholeFrame } from "./frames.ts"
import { findReadyPieces, makeReady, type ReadyParts, toSet } from "./ready-pieces.ts"
import { notFound } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

type CustomKey = Extract<keyof Handlers, `custom.${string}`>
type CustomRef = Extract<CartRef, { type: "custom" }>

/** What answers the calls of `custom.*`: frames, what fits them, and what is made of both. The contract takes of each what it knows. */
export const customHandlers: Pick<Handlers, CustomKey> = {
  "custom.categories": () => Effect.map(countFrames, (items) => ({ items })),

  "custom.blanks": Effect.fn("custom.blanks")(function* ({ params: { id }, query: { limit: pageSize = framesPageSize, page = 1 } }) {
    const code = frameCategories.find((category) => category === id)
    if (code === undefined) return yield* notFound("Такой категории нет")
    const { items, total } = yield* findBlanks(code, page, pageSize)
    return { items, total, page, pages: yield* pagesOf(total, page, pageSize), category: { code, name: categoryNames[code] } }
  }),

  "custom.blank": Effect.fn("custom.blank")(function* ({ params: { id } }) {
    return (yield* findBlank(id)) ?? (yield* noFrame)
  }),

  "custom.short": ({ params: { id } }) => knownFrame(id),

  "custom.diamonds": Effect.fn("custom.diamonds")(function* ({ params: { id }, query }) {
    const { limit: pageSize = framesPageSize, order = "asc", page = 1, sortBy = "price" } = query
    const frame = yield* knownFrame(id)
    const wanted = { sort: { by: sortBy, direction: order }, page, pageSize } as const
    const isOfOne = frame.stonesCount === 1
    const stones = isOfOne ? yield* findFittingStones(frame, wanted) : { items: [], total: 0 }
    const sets = isOfOne ? { items: [], total: 0 } : yield* findFittingComplects(frame, wanted)
    const total = stones.total + sets.total
    return {
      items: stones.items.map((diamond) => ({
        diamond,
        ...inFrame(frame, { type: "custom", product: frame.id, diamond: diamond.id }, [diamond])
      })),
      complects: sets.items.map(({ code, complectId, diamonds }) => ({
        ...{ complectId, code, weight: caratsOf(diamonds), diamonds },
        ...inFrame(frame, { type: "custom", product: frame.id, complect: complectId }, diamonds)
      })),
      ...{ total, page, pages: yield* pagesOf(total, page, pageSize) }
    }
  }),

  "custom.diamond": Effect.fn("custom.diamond")(function* ({ params: { diamondId, id } }) {
    const frame = yield* knownFrame(id)
    const stone = toSet((yield* findFrameStones([diamondId])).get(diamondId))
    const parts = stone === undefined ? undefined : makeReady(frame, stone)
    const diamond = stone === undefined ? undefined : yield* findDiamond(stone.code)
    if (parts === undefined || diamond === undefined) return yield* notFound("К этой оправе такой бриллиант не подходит")
    return { diamond, frame, ...soldAs({ type: "custom", product: frame.id, diamond: diamondId }, parts) }
  }),

  "custom.ready": ({ params: { a, b } }) => readyPiece({ type: "custom", product: a, diamond: b }),
  "custom.readyComplect": ({ params: { a, b } }) => readyPiece({ type: "custom", product: a, complect: b })
}

const noFrame = notFound("Такой оправы нет")

const knownFrame = Effect.fnUntraced(function* (id: string) {
  return (yield* findFrame(id)) ?? (yield* noFrame)
})

const readyPiece = Effect.fnUntraced(function* (ref: CustomRef) {
  const parts = (yield* findReadyPieces([ref])).get(cartId(ref))
  if (parts === undefined) return yield* notFound("Такого украшения нет")
  return {
    ...soldAs(ref, parts),
    ...parts.record,
    description: parts.frame.description,
    diamonds: parts.diamonds
  } satisfies ReadyPiece
})

const soldAs = (ref: CustomRef, { price, record }: ReadyParts) => ({
  id: cartId(ref),
  price,
  isAvailable: canGoodsBeBought({ type: "custom", record })
})

/** The frame and stones that are known to be free. */
const inFrame = (frame: WholeFrame, ref: CustomRef, diamonds: ReadonlyArray<{ readonly price: number }>) => ({
  id: cartId(ref),
  price: diamonds.reduce((sum, { price }) => sum + price, frame.price),
  isAvailable: frame.isActive
})

const caratsOf = (diamonds: ReadonlyArray<{ readonly weight: number }>): number =>
  Math.round(diamonds.reduce((sum, { weight }) => sum + weight, 0) * 100) / 100

/** How many pages a list has, an empty one having one; a page past the last is not there. */
const pagesOf = (total: number, page: number, pageSize: number) => {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  return page > pages ? Effect.fail(notFound("Такой страницы нет")) : Effect.succeed(pages)
}
