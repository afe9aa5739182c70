import type { Effect } from "effect"
import { type OrderRefusal, orderRefusalText, writeOrderRefusal } from "../../core/domain/orders/order-refusal.ts"
import { type CallRefused, refuseCall } from "../platform/api/refusal.ts"

export const orderRefused = (refusal: OrderRefusal): Effect.Effect<never, CallRefused> =>
  refuseCall(409, orderRefusalText(refusal), writeOrderRefusal(refusal))
