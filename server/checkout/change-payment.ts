import { Effect } from "effect"
import { canPay } from "../../core/domain/orders/order-payment.ts"
import { cannotChangeMethod, paymentRefusalText, paymentUnderWayText } from "../../core/domain/orders/payment-change.ts"
import type { PaymentMethodCode } from "../../core/domain/orders/payment-methods.ts"
import { maxHeld } from "../../core/domain/stock/hold-rules.ts"
import { findItemCodes } from "../orders/order-history.ts"
import { queueLetter } from "../orders/order-letters.ts"
import { findPaymentMethods } from "./order-payment.ts"
import { postponeTerm } from "../orders/order-term.ts"
import { changeOrder, lockOrder, type LockedOrder, setHeldUntil, setPaymentWay } from "../orders/orders.ts"
import { findOpenPayment } from "../payments/payments.ts"
import { refuseCall } from "../platform/api/refusal.ts"
import { transaction } from "../platform/db/query.ts"
import { currentOrigin, mayHoldMore } from "../stock/held-unpaid.ts"
import { addHolds, setForSale } from "../stock/holds.ts"
import { countOnReceipt } from "./count-on-receipt.ts"
import { paymentRefused } from "./order-refused.ts"

/** Changes the payment method of an unpaid order without an open payment, whose money could still arrive. The same method changes nothing. */
export const changePayment = Effect.fn("changePayment")(function* (orderId: number, userId: number, method: PaymentMethodCode) {
  yield* transaction(
    Effect.gen(function* () {
      const order = yield* lockOrder(orderId)
      if (order === null || order.userId !== userId || order.paymentWay === method) return
      const state = { status: order.status, payment: order.paymentState }
      if (!canPay(state)) return yield* refuseCall(409, cannotChangeMethod(state))
      if ((yield* findOpenPayment(orderId)) !== null) return yield* refuseCall(409, paymentUnderWayText)
      if (!(yield* findPaymentMethods(orderId)).includes(method)) return yield* paymentRefused({ reason: "paymentUnfit" })
      yield* setPaymentWay(orderId, method)
      if (method === "receipt") yield* payOnReceipt(order, userId)
    })
  )
})

/** Makes the order as one placed with payment on receipt (`place-order.ts`): its items are off sale, and it does not expire. */
const payOnReceipt = Effect.fnUntraced(function* (order: LockedOrder, userId: number) {
  const { id, things } = order
  if (things.length > 0) yield* holdForGood(order)
  yield* setHeldUntil(id, null)
  yield* setForSale(things, false)
  const isMoved = yield* postponeTerm(id, "Способ оплаты выбран позже, чем был рассчитан срок.")
  yield* changeOrder(id, { paymentState: "onReceipt" }, ["payOnReceipt", ...(isMoved ? (["moved"] as const) : [])])
  yield* queueLetter(id, "onReceipt")
  yield* countOnReceipt(userId, paymentRefusalText({ reason: "manyOnReceipt" }))
})

/** Takes an expired hold anew first, because a permanent one overrides the reservation of a salon visitor. */
const holdForGood = Effect.fnUntraced(function* (order: LockedOrder) {
  const { heldItems, id, isHeld, things, worth } = order
  if (!(yield* mayHoldMore(order, { things: heldItems, worth }))) return yield* paymentRefused({ reason: "manyHeld", ...maxHeld.account })
  const origin = yield* currentOrigin
  for (const minutes of isHeld ? [null] : [0, null]) {
    const taken = yield* addHolds(id, things, { minutes, origin })
    if (taken.length > 0) return yield* paymentRefused({ reason: "held", codes: yield* findItemCodes(id, taken) })
  }
})
