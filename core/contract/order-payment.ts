import { Schema } from "effect"
import { paymentStates } from "../domain/orders/order-payment.ts"
import { orderStatuses } from "../domain/orders/order-status.ts"
import { orderPaymentWays } from "../domain/orders/payment-ways.ts"
import { Nothing } from "./common.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { endpoint } from "./endpoint.ts"
import { plain, secret } from "../domain/schema/privacy.ts"

/** The number of an order in an address: digits. */
export const OrderId = Schema.String.check(Schema.isPattern(/^\d{1,15}$/)).pipe(Schema.decodeTo(Schema.FiniteFromString))

/** The payment of an order, as its page shows it. */
export const OrderPayment = Schema.Struct({
  orderId: Schema.Int,
  number: plain(Schema.String),
  total: Roubles,
  /** What is to be paid: what certificates have not. */
  due: Roubles,
  way: Schema.Literals(orderPaymentWays),
  state: Schema.Literals(paymentStates),
  orderStatus: Schema.Literals(orderStatuses),
  /** Until when what is the only one is held for this order; `null` where nothing is held for a time. */
  heldUntil: Schema.NullOr(plain(Schema.String)),
  /** The hold has run out: another order may take the things until this one is paid. */
  isHoldOver: Schema.Boolean,
  /** Whether it can be paid now: else there is nothing to do on the page but to read the state. */
  canPay: Schema.Boolean,
  /** The payment that is under way. `url` is the page of the provider; with the embedded one it is `null`: the shop's own page pays by `payments.test`. */
  payment: Schema.NullOr(Schema.Struct({ id: secret(Schema.String), url: secret(Schema.NullOr(Schema.String)) }))
})
export type OrderPayment = typeof OrderPayment.Type

const own = { base: "/api/v2", params: Schema.Struct({ id: OrderId }), query: Nothing, body: Nothing, answer: OrderPayment } as const

/** What the money of an order is at; where that is not known yet the provider is asked, so that a lost notice is no loss. */
export const getOrderPayment = endpoint({
  ...own,
  key: "payments.state",
  summary: "Состояние оплаты заказа",
  access: "user",
  method: "GET",
  path: "/order/payment/{id}",
  refusals: [401, 404]
})

/**
 * Begins the payment of an order, or goes on with the one that is under way. What was held too long ago is held anew, or refused with 409 where another
 * shopper has it (`held`).
 */
export const startOrderPayment = endpoint({
  ...own,
  key: "payments.start",
  summary: "Начало оплаты заказа",
  access: "user",
  method: "POST",
  path: "/order/payment/{id}",
  refusals: [401, 404, 409, 429]
})

/** What the embedded provider can be told to do with a payment, as a shopper would on a bank's page; to leave is to do nothing. */
export const testOutcomes = ["paid", "declined"] as const

/** How the embedded provider tells the shop: at once, after some seconds, twice, or not at all. */
export const testNotices = ["now", "late", "twice", "never"] as const

/** The embedded provider, instead of a bank: who knows the payment's `id` pays it or has it declined. Not there where another provider is configured. */
export const settleTestPayment = endpoint({
  base: "/api/v2",
  key: "payments.test",
  summary: "Тестовая оплата",
  access: "anyone",
  method: "POST",
  path: "/test-payments/{id}/",
  params: Schema.Struct({ id: secret(Schema.String.check(Schema.isPattern(/^[\w-]{8,64}$/))) }),
  query: Nothing,
  body: Schema.Struct({ outcome: Schema.Literals(testOutcomes), notice: Schema.optionalKey(Schema.Literals(testNotices)) }),
  /** What the payment came to: one that is settled stays as it is. */
  answer: Schema.Struct({ outcome: Schema.Literals(testOutcomes) }),
  refusals: [404, 422]
})
