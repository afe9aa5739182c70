import { Effect } from "effect"
import { canPay, type PaymentState, unpaidOrderHours } from "../../core/domain/orders/order-payment.ts"
import { canCancel, cannotCancel } from "../../core/domain/orders/order-status.ts"
import type { OrderEvent } from "../../core/domain/orders/order-timeline.ts"
import { refuseCall } from "../platform/api/refusal.ts"
import { transaction } from "../platform/db/query.ts"
import { releaseHolds, setForSale } from "../stock/holds.ts"
import { giveBackToCertificates } from "./order-certificates.ts"
import { queueLetter } from "./order-letters.ts"
import { changeOrder, findUnpaid, lockOrder, type LockedOrder, setHeldUntil } from "./orders.ts"
import { refundPaid } from "../payments/payments.ts"

/** Releases an order's items and refunds its payment. Runs in the transaction that has locked the order. */
export const cancelOrder = Effect.fn("cancelOrder")(function* (order: LockedOrder) {
  if (order.status === "cancelled") return
  if (!canCancel(order)) return yield* refuseCall(409, cannotCancel(order))
  yield* end(order, "cancelled")
})

/** Returns the number of orders examined. */
export const cancelUnpaid = Effect.gen(function* () {
  const ids = yield* findUnpaid(unpaidOrderHours)
  for (const id of ids) {
    yield* transaction(
      Effect.gen(function* () {
        const order = yield* lockOrder(id)
        if (order !== null && canPay({ status: order.status, payment: order.paymentState })) yield* end(order, "expired")
      })
    )
  }
  return ids.length
})

const end = Effect.fnUntraced(function* ({ due, id, isHeld, paymentState, things }: LockedOrder, event: OrderEvent) {
  const isSold = paymentState === "paid" || paymentState === "onReceipt"
  yield* giveBackToCertificates(id, { wasPaid: isSold })
  yield* releaseHolds(id)
  if (isHeld) yield* setHeldUntil(id, null)
  if (isSold) yield* setForSale(things, true)
  const isPaid = paymentState === "paid"
  if (isPaid) yield* refundPaid(id)
  const state = isPaid && due === 0 ? "refunded" : afterCancel(paymentState)
  yield* changeOrder(
    id,
    { status: "cancelled", paymentState: state },
    isPaid ? [event, state === "refunded" ? state : "refunding"] : [event]
  )
  yield* queueLetter(id, "cancelled")
})

const afterCancel = (state: PaymentState): PaymentState => {
  switch (state) {
    case "paid":
    case "refunding":
      return "refunding"
    case "refunded":
      return "refunded"
    case "onReceipt":
    case "waiting":
    case "declined":
    case "unpaid":
      return "unpaid"
  }
}
