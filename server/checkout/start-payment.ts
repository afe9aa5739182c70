import { Effect } from "effect"
import { holdMinutesOf, maxHoldRenewals } from "../../core/domain/stock/hold-rules.ts"
import { canPay, successPath } from "../../core/domain/orders/order-payment.ts"
import { newToken } from "../platform/identity/secrets.ts"
import { transaction } from "../platform/db/query.ts"
import { currentOrigin, mayHoldMore } from "../stock/held-unpaid.ts"
import { addHolds } from "../stock/holds.ts"
import { findItemCodes } from "../orders/order-history.ts"
import { lockOrder, type LockedOrder, renewHold } from "../orders/orders.ts"
import { addPayment, findOpenPayment, type Payment, setPaymentUrl } from "../payments/payments.ts"
import type { Provider } from "../payments/payment-provider.ts"
import { paymentRefused } from "./order-refused.ts"

/** Opens or continues the payment of an order. Stores the payment before calling the provider; a repeated call is safe. */
export const startPayment = Effect.fn("startPayment")(function* (orderId: number, provider: Provider, publicUrl: string) {
  const payment = yield* transaction(open(orderId, provider))
  if (payment === null) return
  const description = `Заказ № ${orderId}`
  const url = yield* provider.open({
    id: payment.id,
    amount: payment.amount,
    description,
    returnUrl: `${publicUrl}${successPath(orderId)}`
  })
  if (url !== payment.url) yield* setPaymentUrl(payment.id, url)
})

const open = Effect.fnUntraced(function* (orderId: number, provider: Provider) {
  const order = yield* lockOrder(orderId)
  if (order === null || !canPay({ status: order.status, payment: order.paymentState })) return null
  if (!order.isHeld && order.things.length > 0) {
    yield* holdAnew(order)
  }
  const openPayment = yield* findOpenPayment(orderId)
  if (openPayment !== null) return openPayment
  const payment = { id: newToken(), orderId, provider: provider.name, amount: order.due }
  yield* addPayment(payment)
  return { ...payment, rest: payment.amount, state: "open", url: null } satisfies Payment
})

/**
 * Renews an expired hold. Without renewals left, or over the limit, the order is paid without a hold: refused if another order has the item, refunded
 * if one takes it meanwhile (`settle-payment.ts`).
 */
const holdAnew = Effect.fnUntraced(function* (order: LockedOrder) {
  const { heldItems, holdRenewals, id, things, worth } = order
  const isHeld = holdRenewals < maxHoldRenewals && (yield* mayHoldMore(order, { things: heldItems, worth }))
  const minutes = isHeld ? holdMinutesOf(worth) : 0
  const taken = yield* addHolds(id, things, { minutes, origin: yield* currentOrigin })
  if (taken.length > 0) return yield* paymentRefused({ reason: "held", codes: yield* findItemCodes(id, taken) })
  if (isHeld) yield* renewHold(id, minutes)
})
