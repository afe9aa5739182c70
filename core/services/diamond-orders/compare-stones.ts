import { Effect } from "effect"
import { comparableFilters, type ComparableWish } from "../../domain/diamond-orders/comparable-stones.ts"
import { Api, type ApiError } from "../ports/api.ts"

/** `prices` in roubles; `null` without comparable stones. */
export type ComparableStones = { readonly total: number; readonly prices: { readonly least: number; readonly most: number } | null }

export const compareStones = Effect.fnUntraced(function* (wish: ComparableWish): Effect.fn.Return<ComparableStones, ApiError, Api> {
  const api = yield* Api
  const filters = comparableFilters(wish)
  const cheapest = yield* api.call("catalog.diamonds", { query: { filters, sort: "price", order: "asc" } })
  const dearest = cheapest.pages > 1 ? yield* api.call("catalog.diamonds", { query: { filters, sort: "price", order: "desc" } }) : cheapest
  const [least, most] = [cheapest.items[0], cheapest.pages > 1 ? dearest.items[0] : cheapest.items.at(-1)]
  return { total: cheapest.total, prices: least && most ? { least: least.price, most: most.price } : null }
})
