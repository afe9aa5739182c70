import { Effect } from "effect"
import { framesPageSize } from "../../core/domain/catalogue/page-sizes.ts"
import { fittingListing } from "../../core/domain/constructor/fitting-listing.ts"
import { frameListing } from "../../core/domain/constructor/frame-listing.ts"
import { fitsFrame, frameCategories, type FrameCategory } from "../../core/domain/constructor/frames.ts"
import { categoryNames } from "../../core/domain/product/jewelry.ts"
import { findDiamond } from "../catalogue/diamonds.ts"
import { emptyFacets } from "../catalogue/facet-counts.ts"
import { filtersOf, pagesOf, listQueryOf } from "../catalogue/list-query.ts"
import { notFound } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { countFittingStones, findFittingComplects, findFittingStones } from "./fitting.ts"
import { countFrameFacets, findBlanks } from "./frame-list.ts"
import { findFrameStones } from "./frame-stones.ts"
import { findBlank, findFrame } from "./frames.ts"
import { readyPiece, saleOf } from "./ready-page.ts"
import { makeReady, toSet } from "./ready-pieces.ts"

type CustomKey = Extract<keyof Handlers, `custom.${string}`>

/** Results may have fields beyond the contract; encoding drops them. */
export const customHandlers: Pick<Handlers, CustomKey> = {
  "custom.categories": Effect.fn("custom.categories")(function* ({ query: { diamondId } }) {
    const stone = yield* stoneOf(diamondId)
    const items = yield* Effect.forEach(frameCategories, (category) =>
      Effect.map(findBlanks({ category, stone, page: 1, pageSize: 1 }), ({ items: [first], total }) => ({
        ...categoryOf(category),
        count: total,
        preview: first?.previews[0] ?? null
      }))
    )
    return { stone, items: items.filter(({ count }) => count > 0) }
  }),

  "custom.blanks": Effect.fn("custom.blanks")(function* ({
    params,
    query: { diamondId, limit: pageSize = framesPageSize, page = 1, ...chosen }
  }) {
    const category = yield* requireCategory(params.id)
    const listQuery = yield* listQueryOf(frameListing(category), chosen)
    const stone = yield* stoneOf(diamondId)
    const { items, total } = yield* findBlanks({ ...listQuery, category, stone, page, pageSize })
    return { items, total, page, pages: yield* pagesOf(total, page, pageSize), category: categoryOf(category), stone }
  }),

  "custom.blankFilters": Effect.fn("custom.blankFilters")(function* ({ params, query: { diamondId, ...chosen } }) {
    const category = yield* requireCategory(params.id)
    const filters = yield* filtersOf(frameListing(category), chosen)
    return yield* countFrameFacets({ category, filters, stone: yield* stoneOf(diamondId) })
  }),

  "custom.blank": Effect.fn("custom.blank")(function* ({ params: { id }, query: { diamondId } }) {
    const blank = (yield* findBlank(id)) ?? (yield* noFrame)
    const stone = yield* stoneOf(diamondId)
    return { ...blank, stone: stone === null ? null : { ...stone, isFit: fitsFrame(blank, [stone]) } }
  }),

  "custom.short": ({ params: { id } }) => requireFrame(id),

  "custom.diamonds": Effect.fn("custom.diamonds")(function* ({
    params: { id },
    query: { limit: pageSize = framesPageSize, page = 1, ...chosen }
  }) {
    const frame = yield* requireFrame(id)
    const listQuery = { ...(yield* listQueryOf(fittingListing, chosen)), page, pageSize }
    const isOfOne = frame.stonesCount === 1
    const { items, total: stones } = isOfOne ? yield* findFittingStones(frame, listQuery) : { items: [], total: 0 }
    const { items: complects, total: sets } = isOfOne ? { items: [], total: 0 } : yield* findFittingComplects(frame, listQuery)
    return { items, complects, total: stones + sets, page, pages: yield* pagesOf(stones + sets, page, pageSize) }
  }),

  "custom.diamondFilters": Effect.fn("custom.diamondFilters")(function* ({ params: { id }, query }) {
    const frame = yield* requireFrame(id)
    const filters = yield* filtersOf(fittingListing, query)
    return frame.stonesCount === 1 ? yield* countFittingStones(frame, filters) : emptyFacets
  }),

  "custom.diamond": Effect.fn("custom.diamond")(function* ({ params: { diamondId, id } }) {
    const frame = yield* requireFrame(id)
    const stone = toSet((yield* findFrameStones([diamondId])).get(diamondId))
    const made = stone === undefined ? undefined : makeReady(frame, stone)
    const diamond = stone === undefined ? undefined : yield* findDiamond(stone.code)
    if (made === undefined || diamond === undefined) return yield* notFound("К этой оправе такой бриллиант не подходит")
    return { diamond, frame, parts: made.parts, ...saleOf({ type: "custom", product: frame.id, diamond: diamondId }, made) }
  }),

  "custom.ready": ({ params: { a, b } }) => readyPiece({ type: "custom", product: a, diamond: b }),
  "custom.readyComplect": ({ params: { a, b } }) => readyPiece({ type: "custom", product: a, complect: b })
}

const noFrame = notFound("Такой оправы нет")

const requireFrame = Effect.fnUntraced(function* (id: string) {
  return (yield* findFrame(id)) ?? (yield* noFrame)
})

const requireCategory = Effect.fnUntraced(function* (id: string) {
  return frameCategories.find((category) => category === id) ?? (yield* notFound("Такой категории нет"))
})

const categoryOf = (code: FrameCategory) => ({ code, name: categoryNames[code] })

const stoneOf = Effect.fnUntraced(function* (id: number | undefined) {
  if (id === undefined) return null
  return (yield* findFrameStones([id])).get(id) ?? (yield* notFound("Такого бриллианта нет"))
})
