import { Effect } from "effect"
import { cancelByShop } from "../../core/domain/orders/order-moves.ts"
import { canPay, type PaymentState, unpaidOrderHours } from "../../core/domain/orders/order-payment.ts"
import { canCancel, cannotCancel } from "../../core/domain/orders/order-status.ts"
import type { OrderEvent } from "../../core/domain/orders/order-timeline.ts"
import { refuseCall } from "../platform/api/refusal.ts"
import { execute, transaction } from "../platform/db/query.ts"
import { logFailure } from "../platform/run-steps.ts"
import { releaseHolds, setForSale } from "../stock/holds.ts"
import { giveBackToCertificates } from "./order-certificates.ts"
import { queueLetter } from "./order-letters.ts"
import { changeOrder, findUnpaid, lockOrder, type LockedOrder, setHeldUntil, type UnpaidOrder } from "./orders.ts"
import { Payments } from "../payments/chosen-provider.ts"
import { findOpenPayment, refundPaid } from "../payments/payments.ts"
import { voidAllCertificates } from "./refund-certificates.ts"
import { settleAsked } from "./settle-payment.ts"

/** Releases an order's items and refunds its payment. Runs in the transaction that has locked the order. */
export const cancelOrder = Effect.fn("cancelOrder")(function* (order: LockedOrder) {
  if (order.status === "cancelled") return
  if (!canCancel(order)) return yield* refuseCall(409, cannotCancel(order))
  yield* end(order, "cancelled")
})

/** Cancels an order for a reason that its buyer reads; voids its certificates. `null` for an unknown order; repeating it changes nothing. */
export const saveCancellation = (id: number, reason: string) =>
  transaction(
    Effect.gen(function* () {
      const order = yield* lockOrder(id)
      if (order === null) return null
      const moved = cancelByShop(order)
      if (typeof moved === "object") return yield* refuseCall(409, moved.refusal)
      if (moved === "moved") {
        yield* voidAllCertificates(id)
        yield* execute("update orders set cancel_reason = $2 where id = $1", [id, reason])
        yield* end(order, "cancelledByShop")
      }
      return { id, number: String(id), orderStatus: "cancelled" as const }
    })
  )

/** Cancels orders that were not paid in time. Returns the number of orders examined. */
export const cancelUnpaid = Effect.gen(function* () {
  const orders = yield* findUnpaid(unpaidOrderHours)
  for (const order of orders) yield* logFailure(`cancel the unpaid order ${order.id}`, expire(order))
  return orders.length
})

/** Asks the provider first, because the notice of a payment may be lost. An old order ends even if the provider does not answer. */
const expire = Effect.fnUntraced(function* ({ id, isOld }: UnpaidOrder) {
  const asked = askForPayment(id)
  yield* isOld ? logFailure(`ask for the payment of order ${id}`, asked) : asked
  yield* transaction(
    Effect.gen(function* () {
      const order = yield* lockOrder(id)
      if (order !== null && canPay({ status: order.status, payment: order.paymentState })) yield* end(order, "expired")
    })
  )
})

const askForPayment = Effect.fnUntraced(function* (orderId: number) {
  const [provider, payment] = [yield* Payments, yield* findOpenPayment(orderId)]
  if (provider !== null && payment !== null) yield* settleAsked(provider, payment.id)
})

const end = Effect.fnUntraced(function* ({ id, isHeld, paymentState, things }: LockedOrder, event: OrderEvent) {
  const isSold = paymentState === "paid" || paymentState === "onReceipt"
  yield* giveBackToCertificates(id, { wasPaid: isSold })
  yield* releaseHolds(id)
  if (isHeld) yield* setHeldUntil(id, null)
  if (isSold) yield* setForSale(things, true)
  const refund = paymentState === "paid" ? ((yield* refundPaid(id)) ?? "refunded") : null
  yield* changeOrder(
    id,
    { status: "cancelled", paymentState: refund ?? afterCancel(paymentState) },
    refund === null ? [event] : [event, refund]
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
