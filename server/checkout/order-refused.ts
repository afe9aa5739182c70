import type { Effect } from "effect"
import { type OrderRefusal, orderRefusalText, writeOrderRefusal } from "../../core/domain/orders/order-refusal.ts"
import { paymentRefusalText } from "../../core/domain/orders/payment-change.ts"
import { type CallRefused, refuseCall } from "../platform/api/refusal.ts"

export const orderRefused = (refusal: OrderRefusal): Effect.Effect<never, CallRefused> =>
  refuseCall(409, orderRefusalText(refusal), writeOrderRefusal(refusal))

/** Refuses the payment of a placed order. */
export const paymentRefused = (refusal: Parameters<typeof paymentRefusalText>[0]): Effect.Effect<never, CallRefused> =>
  refuseCall(409, paymentRefusalText(refusal), writeOrderRefusal(refusal))
