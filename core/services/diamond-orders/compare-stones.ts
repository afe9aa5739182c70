import { Effect } from "effect"
import { comparableFilters, type ComparableWish } from "../../domain/diamond-orders/comparable-stones.ts"
import { Api, type ApiError } from "../ports/api.ts"

/** Stones for sale. `total` is `null` for too many to count, `prices` (roubles) without any. */
export type ComparableStones = {
  readonly total: number | null
  readonly prices: { readonly least: number; readonly most: number } | null
}

/** Reads the plot, which has the price of each stone; of more stones than it shows singly, the ends of the list. */
export const compareStones = Effect.fnUntraced(function* (wish: ComparableWish): Effect.fn.Return<ComparableStones, ApiError, Api> {
  const api = yield* Api
  const filters = comparableFilters(wish)
  const { dots } = yield* api.call("catalog.diamondPlot", { query: { filters } })
  if (dots !== null) {
    const prices = dots.prices.filter((_, index) => dots.available[index] === true)
    return { total: prices.length, prices: rangeOf(prices) }
  }
  const ends = yield* Effect.forEach(["asc", "desc"] as const, (order) =>
    api.call("catalog.diamonds", { query: { filters, sort: "price", order } })
  )
  return {
    total: null,
    prices: rangeOf(ends.flatMap(({ items }) => items.filter(({ isAvailableForSale }) => isAvailableForSale).map(({ price }) => price)))
  }
})

const rangeOf = (prices: ReadonlyArray<number>): ComparableStones["prices"] =>
  prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices) }
