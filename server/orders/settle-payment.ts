import { Effect } from "effect"
import { canPay } from "../../core/domain/orders/order-payment.ts"
import type { OrderEvent } from "../../core/domain/orders/order-timeline.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { type DatabaseEffect, transaction } from "../platform/db/query.ts"
import { lockRows } from "../platform/db/row-locks.ts"
import { postponeTerm } from "./order-term.ts"
import { releaseHolds, setForSale, addHolds } from "../stock/holds.ts"
import { certificatesOf, giveBackToCertificates } from "./order-certificates.ts"
import { queueLetter } from "./order-letters.ts"
import { changeOrder, lockOrder, type LockedOrder, setHeldUntil } from "./orders.ts"
import { findPayment, type Payment, setPaymentState } from "../payments/payments.ts"
import type { Notice, Provider, ProviderFailed } from "../payments/payment-provider.ts"
import { issueCertificates } from "./issue-certificates.ts"

/** Processes notices and queries in any order, late or twice, with the same result. Refunds money for an order that can no longer be fulfilled. */
export const settlePayment = (notice: Notice): DatabaseEffect<void> =>
  Effect.asVoid(
    transaction(
      Effect.gen(function* () {
        const paymentBefore = yield* findPayment(notice.id)
        const order = paymentBefore === null ? null : yield* lockOrder(paymentBefore.orderId)
        const payment = order === null ? null : yield* findPayment(notice.id)
        if (order === null || payment === null) return
        if (notice.amount !== payment.amount) return yield* Effect.logError("The amount of a payment differs from that of its order")
        yield* applyOutcome(order, payment, notice.outcome)
      })
    )
  )

/** Asks the provider for a payment whose notice may be lost. */
export const settleAsked = (provider: Provider, id: string): Effect.Effect<void, DatabaseFailed | ProviderFailed, Database> =>
  Effect.flatMap(provider.find(id), (notice) => (notice === null || notice.outcome === "open" ? Effect.void : settlePayment(notice)))

const applyOutcome = (order: LockedOrder, payment: Payment, outcome: Notice["outcome"]): DatabaseEffect<void> => {
  const isUnsettled = payment.state === "open" || payment.state === "declined"
  switch (outcome) {
    case "open":
      return Effect.void
    case "paid":
      return isUnsettled ? acceptPayment(order, payment) : Effect.void
    case "declined":
      return payment.state === "open" ? declinePayment(order, payment) : Effect.void
    case "refunded":
      return payment.state === "refunding" ? completeRefund(order, payment) : Effect.void
  }
}

const acceptPayment = Effect.fnUntraced(function* (order: LockedOrder, payment: Payment) {
  const { delivery, id, things } = order
  if (!isAwaited(order)) return yield* startRefund(order, payment, unwantedEvent(order))
  yield* lockRows({ order_gifts: { where: "order_id = $1", params: [id] }, issued_certificates: certificatesOf(id) })
  const taken = yield* addHolds(id, things, { minutes: null })
  if (taken.length > 0) {
    yield* releaseHolds(id)
    yield* giveBackToCertificates(id, { wasPaid: true })
    yield* changeOrder(id, { status: "cancelled" }, ["takenByAnother"])
    yield* queueLetter(id, "cancelled")
    return yield* startRefund({ ...order, status: "cancelled" }, payment, "refunding")
  }
  yield* setPaymentState(payment.id, "paid")
  yield* setHeldUntil(id, null)
  yield* setForSale(things, false)
  const hasIssued = yield* issueCertificates(id)
  const status = delivery === "email" ? "completed" : "inWork"
  const isMoved = yield* postponeTerm(id, "Заказ оплачен позже, чем на него был рассчитан срок.")
  yield* changeOrder(id, { status, paymentState: "paid" }, [
    "paid",
    ...(isMoved ? (["moved"] as const) : []),
    ...(hasIssued ? (["certificatesIssued"] as const) : []),
    status
  ])
  yield* queueLetter(id, "paid")
})

const unwantedEvent = ({ paymentState, status }: LockedOrder): OrderEvent => {
  if (status === "cancelled") return "refunding"
  return paymentState === "onReceipt" ? "latePayment" : "paidTwice"
}

/** Changes the order's payment state only if it is cancelled, not for a second or a late payment. */
const startRefund = Effect.fnUntraced(function* ({ id, status }: LockedOrder, payment: Payment, event: OrderEvent) {
  yield* setPaymentState(payment.id, "refunding")
  yield* changeOrder(id, status === "cancelled" ? { paymentState: "refunding" } : {}, [event])
})

const declinePayment = Effect.fnUntraced(function* (order: LockedOrder, payment: Payment) {
  yield* setPaymentState(payment.id, "declined")
  if (isAwaited(order)) yield* changeOrder(order.id, { paymentState: "declined" }, ["paymentDeclined"])
})

/** Without a letter where the payment was refunded in parts, which have their own. */
const completeRefund = Effect.fnUntraced(function* ({ id, paymentState }: LockedOrder, payment: Payment) {
  yield* setPaymentState(payment.id, "refunded")
  const isOfOrder = paymentState === "refunding"
  yield* changeOrder(id, isOfOrder ? { paymentState: "refunded" } : {}, ["refunded"])
  if (payment.rest > 0) yield* queueLetter(id, isOfOrder ? "refunded" : "paidTwice")
})

const isAwaited = ({ paymentState, status }: LockedOrder): boolean => canPay({ status, payment: paymentState })
