import { Effect } from "effect"
import type { FittingComplect, FittingDiamond } from "../../core/contract/custom-jewelry.ts"
import { cartId } from "../../core/domain/product/cart-ids.ts"
import type { Filter, Sort } from "../../core/domain/catalogue/filter.ts"
import { type FrameFit, fitsFrame } from "../../core/domain/constructor/frames.ts"
import { endsOf } from "../../core/domain/constructor/seats.ts"
import { matchOf } from "../../core/domain/constructor/set-match.ts"
import { partsOf, sumOfParts } from "../../core/domain/constructor/work-price.ts"
import type { OwnFilter } from "../catalogue/chosen-filters.ts"
import { countDiamondFacets } from "../catalogue/diamond-facets.ts"
import { findDiamonds } from "../catalogue/diamonds.ts"
import { type Complect, findComplects } from "./frame-stones.ts"
import type { FullFrame } from "./frames.ts"

export type StoneQuery = {
  readonly filters: ReadonlyArray<Filter>
  readonly sort: Sort
  readonly page: number
  readonly pageSize: number
}

/** Takes a frame with one seat. */
export const findFittingStones = Effect.fn("findFittingStones")(function* (frame: FullFrame, listQuery: StoneQuery) {
  const { items, total } = yield* findDiamonds({ ...listQuery, others: [fitsIn(frame)] })
  return { total, items: items.map((diamond) => fittingDiamond(frame, diamond)) }
})

export const countFittingStones = (frame: FullFrame, filters: ReadonlyArray<Filter>) => countDiamondFacets(filters, [fitsIn(frame)])

/** Takes a frame with several seats. */
export const findFittingComplects = Effect.fn("findFittingComplects")(function* (
  frame: FullFrame,
  { page, pageSize, sort }: Omit<StoneQuery, "filters">
) {
  const all = yield* findFreeComplects(frame)
  const sign = sort.direction === "asc" ? 1 : -1
  const sorted = all.toSorted((one, other) => sign * (orderOf(sort, one) - orderOf(sort, other) || one.complectId - other.complectId))
  return { items: sorted.slice((page - 1) * pageSize, page * pageSize).map((set) => offeredSet(frame, set)), total: all.length }
})

export const findFreeComplects = (frame: FrameFit) =>
  Effect.map(findComplects(), (all) => all.filter(({ diamonds }) => fitsFrame(frame, diamonds) && diamonds.every(({ isFree }) => isFree)))

export const fittingDiamond = (frame: FullFrame, diamond: FittingDiamond["diamond"]): FittingDiamond => ({
  diamond,
  id: cartId({ type: "custom", product: frame.id, diamond: diamond.id }),
  price: sumOfParts(partsOf(frame, [diamond])),
  isAvailable: frame.isActive
})

export const offeredSet = (frame: FullFrame, { code, complectId, diamonds }: Complect): FittingComplect => ({
  complectId,
  code,
  diamonds,
  match: matchOf(diamonds),
  weight: Math.round(sumOf(diamonds, ({ weight }) => weight) * 100) / 100,
  id: cartId({ type: "custom", product: frame.id, complect: complectId }),
  price: sumOfParts(partsOf(frame, diamonds)),
  isAvailable: frame.isActive
})

const fitsIn = ({ seats }: FrameFit): OwnFilter => ({ facet: "fits", fits: seats.map((seat) => ({ shape: seat.shape, ...endsOf(seat) })) })

/** Sets have no date and brightness; the id stands for them. */
const orderOf = ({ code }: Sort, { complectId, diamonds }: Complect): number => {
  const [price, weight] = [sumOf(diamonds, (stone) => stone.price), sumOf(diamonds, (stone) => stone.weight)]
  if (code === "novelty" || code === "brightness") return complectId
  return code === "weight" ? weight : code === "price_per_carat" ? price / weight : price
}

const sumOf = <T>(all: ReadonlyArray<T>, valueOf: (one: T) => number): number => all.reduce((sum, one) => sum + valueOf(one), 0)
