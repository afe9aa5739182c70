import { Effect } from "effect"
import type { AnswerByKey } from "../../contract/calls.ts"
import { type OrdersState, ordersQuery } from "../../domain/orders/orders-address.ts"
import { Api, type ApiError } from "../ports/api.ts"

export type OrdersRequest = { readonly list: OrdersState } | { readonly id: number }

export type Order = AnswerByKey["orders.one"]

/** `receipt` is `null` when it could not be loaded. */
export type Orders =
  | { readonly _tag: "List"; readonly list: AnswerByKey["orders.list"] }
  | { readonly _tag: "One"; readonly order: Order; readonly receipt: string | null }

/** API-046, API-047, API-066. */
export const readOrders = Effect.fnUntraced(function* (request: OrdersRequest): Effect.fn.Return<Orders, ApiError, Api> {
  const api = yield* Api
  if ("list" in request) return { _tag: "List", list: yield* api.call("orders.list", { query: ordersQuery(request.list) }) }
  const of = { params: { id: request.id } }
  const [order, receipt] = yield* Effect.all([api.call("orders.one", of), urlOrNull(api.call("orders.receipt", of))], {
    concurrency: "unbounded"
  })
  return { _tag: "One", order, receipt }
})

/** Idempotent (API-048, PERS-014). */
export const cancelOrder = Effect.fnUntraced(function* ({ id }: { readonly id: number }): Effect.fn.Return<Order, ApiError, Api> {
  return yield* (yield* Api).call("orders.cancel", { params: { id } })
})

const urlOrNull = (call: Effect.Effect<{ readonly url: string }, ApiError>): Effect.Effect<string | null> =>
  Effect.orElseSucceed(
    Effect.map(call, ({ url }) => url),
    () => null
  )
