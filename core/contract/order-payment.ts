import { Schema } from "effect"
import { paymentStates } from "../domain/orders/order-payment.ts"
import { orderStatuses } from "../domain/orders/order-status.ts"
import { orderPaymentMethods, paymentMethods } from "../domain/orders/payment-methods.ts"
import { Nothing } from "./common.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { endpoint } from "./endpoint.ts"
import { plain, secret } from "../domain/schema/privacy.ts"

export const OrderId = Schema.String.check(Schema.isPattern(/^\d{1,15}$/)).pipe(Schema.decodeTo(Schema.FiniteFromString))

export const OrderPayment = Schema.Struct({
  orderId: Schema.Int,
  number: plain(Schema.String),
  total: Roubles,
  /** Not covered by certificates. */
  due: Roubles,
  /** Gift certificates that pay the whole order; 0 when other money is due. */
  coveredBy: Schema.Int,
  way: Schema.Literals(orderPaymentMethods),
  /** Offered methods that suit the order; empty where nothing can be paid. */
  methods: Schema.Array(Schema.Literals(paymentMethods)),
  /** Criteria for a passport, which depends on the method (LIM-039 … LIM-041). */
  purchase: Schema.Struct({ jewelry: Roubles, hasDiamonds: Schema.Boolean }),
  state: Schema.Literals(paymentStates),
  hasOnlyCertificates: Schema.Boolean,
  orderStatus: Schema.Literals(orderStatuses),
  /** End of the hold on unique items. */
  heldUntil: Schema.NullOr(plain(Schema.String)),
  /** After the hold, another order may take the items until this one is paid. */
  isHoldOver: Schema.Boolean,
  /** `false` where the page only shows the state. */
  canPay: Schema.Boolean,
  /** `url` is the provider's page; `null` for the embedded provider, paid on the shop's page with `payments.test`. */
  payment: Schema.NullOr(Schema.Struct({ id: secret(Schema.String), url: secret(Schema.NullOr(Schema.String)) }))
})
export type OrderPayment = typeof OrderPayment.Type

const commonParts = {
  base: "/api/v2",
  params: Schema.Struct({ id: OrderId }),
  query: Nothing,
  body: Nothing,
  answer: OrderPayment
} as const

/** Asks the provider when the state is unknown, so that a lost notification does no harm. */
export const getOrderPayment = endpoint({
  ...commonParts,
  key: "payments.state",
  summary: "Состояние оплаты заказа",
  access: "user",
  method: "GET",
  path: "/order/payment/{id}",
  refusals: [401, 404]
})

/** Starts or continues a payment. Renews an expired hold; 409 when another user has the item (`held`). */
export const startOrderPayment = endpoint({
  ...commonParts,
  key: "payments.start",
  summary: "Начало оплаты заказа",
  access: "user",
  method: "POST",
  path: "/order/payment/{id}",
  refusals: [401, 404, 409, 429]
})

/**
 * Pays an unpaid order in another way. The same method changes nothing. 409 while a payment is open, when the order can no longer be paid, and where
 * the method does not suit it; on receipt also with `held`, `manyHeld` and `manyOnReceipt` (429), as an order that is placed so.
 */
export const changePaymentMethod = endpoint({
  ...commonParts,
  key: "payments.change",
  summary: "Смена способа оплаты заказа",
  access: "user",
  method: "PATCH",
  path: "/order/payment/{id}",
  body: Schema.Struct({ method: Schema.Literals(paymentMethods) }),
  refusals: [401, 404, 409, 422, 429]
})

/** Outcomes, as on a bank's page. */
export const testOutcomes = ["paid", "declined"] as const

/** Immediate, delayed, duplicated or no notification. */
export const testNotices = ["now", "late", "twice", "never"] as const

/** Embedded provider: anyone with the `id` settles the payment. Absent with another provider. */
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
  /** A settled payment keeps its outcome. */
  answer: Schema.Struct({ outcome: Schema.Literals(testOutcomes) }),
  refusals: [404, 422]
})
