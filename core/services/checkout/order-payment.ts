import { Effect } from "effect"
import type { AnswerByKey, InputByKey } from "../../contract/calls.ts"
import type { Order } from "../../contract/order-history.ts"
import type { OrderPayment } from "../../contract/order-payment.ts"
import { isDeclined } from "../../domain/orders/order-payment.ts"
import { Api, type ApiError } from "../ports/api.ts"

export type AskedOrder = { readonly orderId: number }

/** `isRetry`: the shopper wants another payment after a declined one. */
export type AskedPayment = AskedOrder & { readonly isRetry: boolean }

/** Starts or continues a payment; returns the state when nothing can be paid, or when a declined payment is not to be repeated yet. */
export const startPayment = Effect.fnUntraced(function* ({
  isRetry,
  orderId
}: AskedPayment): Effect.fn.Return<OrderPayment, ApiError, Api> {
  const api = yield* Api
  const of = { params: { id: orderId } }
  const state = yield* api.call("payments.state", of)
  return state.canPay && (isRetry || !isDeclined(state)) ? yield* api.call("payments.start", of) : state
})

export type ChangedMethod = AskedOrder & InputByKey["payments.change"]["body"]

export const changePaymentMethod = Effect.fnUntraced(function* ({
  method,
  orderId
}: ChangedMethod): Effect.fn.Return<OrderPayment, ApiError, Api> {
  const api = yield* Api
  return yield* api.call("payments.change", { params: { id: orderId }, body: { method } })
})

export type SettledPayment = AskedOrder & { readonly payment: string; readonly outcome: InputByKey["payments.test"]["body"]["outcome"] }

/** Settles a payment of the embedded provider. */
export const settlePayment = Effect.fnUntraced(function* ({
  orderId,
  outcome,
  payment
}: SettledPayment): Effect.fn.Return<OrderPayment, ApiError, Api> {
  const api = yield* Api
  yield* api.call("payments.test", { params: { id: payment }, body: { outcome } })
  return yield* api.call("payments.state", { params: { id: orderId } })
})

/** CHK-010, CHK-011. */
export type ShownOrder = { readonly order: Order; readonly receipt: AnswerByKey["orders.receipt"]["url"] }

export const loadOrder = Effect.fnUntraced(function* ({ orderId }: AskedOrder): Effect.fn.Return<ShownOrder, ApiError, Api> {
  const api = yield* Api
  const of = { params: { id: orderId } }
  const order = yield* api.call("orders.one", of)
  const { url } = yield* api.call("orders.receipt", of)
  return { order, receipt: url }
})
