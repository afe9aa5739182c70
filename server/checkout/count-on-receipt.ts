import { Effect } from "effect"
import { writeOrderRefusal } from "../../core/domain/orders/order-refusal.ts"
import { callerNetwork, countTryOrRefuse, limits } from "../platform/api/limits.ts"

/** Counts in the order's transaction: the limit rolls the order back, and refused or repeated calls do not count. */
export const countOnReceipt = Effect.fnUntraced(function* (user: number, message: string) {
  const refusal = { message, errors: writeOrderRefusal({ reason: "manyOnReceipt" }) }
  yield* countTryOrRefuse(limits.onReceipt, `user:${user}`, refusal)
  yield* countTryOrRefuse(limits.onReceiptFromNetwork, yield* callerNetwork, refusal)
})
