import { Schema } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { longestText } from "../domain/text/longest-text.ts"
import { deliveryMethods } from "../domain/delivery/deliveries.ts"
import { maxParcelNoteLength } from "../domain/orders/parcel.ts"
import { paymentStates } from "../domain/orders/order-payment.ts"
import { orderStatuses } from "../domain/orders/order-status.ts"
import { paymentMethods } from "../domain/orders/payment-methods.ts"
import { Slot, Term } from "../domain/delivery/arrival-schema.ts"
import { addressFields } from "../domain/postal/address-schema.ts"
import { Nothing } from "./common.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { endpoint } from "./endpoint.ts"
import { Consent, Email, FullName, Phone } from "./fields.ts"
import { personal, plain } from "../domain/schema/privacy.ts"

export const Delivery = Schema.Struct({
  id: Schema.Int,
  code: Schema.Literals(deliveryMethods),
  name: plain(Schema.String),
  price: Roubles,
  /** Days after payment. */
  days: Schema.Struct({ least: Schema.Int, most: Schema.Int }),
  note: plain(Schema.String)
})
export type Delivery = typeof Delivery.Type

const placeFields = {
  id: Schema.Int,
  name: plain(Schema.String),
  settlement: plain(Schema.String),
  address: plain(Schema.String),
  hours: plain(Schema.String),
  phone: plain(Schema.String),
  latitude: Schema.Finite,
  longitude: Schema.Finite
}

export const SelfPickup = Schema.Struct({ ...placeFields, directions: Schema.NullOr(plain(Schema.String)) })
export type SelfPickup = typeof SelfPickup.Type

/** `region` distinguishes equal settlement names. */
export const PickupPoint = Schema.Struct({ ...placeFields, region: Schema.NullOr(plain(Schema.String)) })
export type PickupPoint = typeof PickupPoint.Type

export const PointSettlement = Schema.Struct({
  name: plain(Schema.String),
  region: Schema.NullOr(plain(Schema.String)),
  count: Schema.Int,
  latitude: Schema.Finite,
  longitude: Schema.Finite
})
export type PointSettlement = typeof PointSettlement.Type

const read = { method: "GET", base: "/api/v2", params: Nothing, query: Nothing, body: Nothing, refusals: [] } as const

const { isDefault: _, ...typedAddress } = addressFields

export const OrderAddress = Schema.Struct(typedAddress)
export type OrderAddress = typeof OrderAddress.Type

/** Prefills the user's next checkout. */
export const LastDelivery = Schema.Struct({
  name: personal(Schema.String),
  phone: personal(Schema.String),
  email: personal(Schema.String),
  deliveryId: Schema.Int,
  addressId: Schema.NullOr(Schema.Int),
  address: Schema.NullOr(OrderAddress),
  pointId: Schema.NullOr(Schema.Int),
  /** Settlement where the pickup point was searched. */
  settlement: plain(Schema.NullOr(Schema.String))
})
export type LastDelivery = typeof LastDelivery.Type

/** API-060. */
export const listDeliveries = endpoint({
  ...read,
  key: "checkout.deliveries",
  summary: "Способы доставки",
  access: "guest",
  path: "/deliveries",
  answer: Schema.Struct({
    items: Schema.Array(Delivery),
    /** Server time from which delivery dates count (`core/domain/delivery/arrival.ts`). */
    now: plain(Schema.String),
    full: Schema.Array(Schema.Struct({ city: plain(Schema.String), ...Slot.fields })),
    last: Schema.optionalKey(Schema.NullOr(LastDelivery))
  })
})

/** API-061. */
export const listSelfPickups = endpoint({
  ...read,
  key: "checkout.selfPickups",
  summary: "Салоны и пункты самовывоза",
  access: "anyone",
  path: "/deliveries/self-pickups/",
  answer: Schema.Struct({ items: Schema.Array(SelfPickup) })
})

/**
 * API-062. Points of a settlement named as in suggestions («Мирный», «Пушкин (Санкт-Петербург)»), or all. `settlements` are those with points, large
 * ones first.
 */
export const listPickupPoints = endpoint({
  ...read,
  key: "checkout.pickupPoints",
  summary: "Пункты выдачи",
  access: "anyone",
  path: "/deliveries/pickup-points/",
  query: Schema.Struct({ settlement: Schema.optionalKey(plain(Schema.String.check(Schema.isMaxLength(200)))) }),
  answer: Schema.Struct({ items: Schema.Array(PickupPoint), settlements: Schema.Array(PointSettlement) })
})

export const Payment = Schema.Struct({
  id: Schema.Int,
  code: Schema.Literals(paymentMethods),
  name: plain(Schema.String),
  note: plain(Schema.String),
  /** Paid at once on `/cart/pay`. */
  isOnline: Schema.Boolean
})
export type Payment = typeof Payment.Type

const payments = { ...read, answer: Schema.Struct({ items: Schema.Array(Payment) }) } as const

/** API-063. */
export const listPayments = endpoint({
  ...payments,
  key: "checkout.payments",
  summary: "Способы оплаты",
  access: "guest",
  path: "/cart/payments",
  refusals: [401]
})

/** API-064. `id` is the delivery id (CHK-006). */
export const listPaymentsOf = endpoint({
  ...payments,
  key: "checkout.paymentsOf",
  summary: "Способы оплаты для способа доставки",
  access: "guest",
  path: "/cart/payments/{id}",
  params: Schema.Struct({ id: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 999_999_999 })) }),
  refusals: [401, 404]
})

const ParcelNote = personal(
  Schema.NullOr(Schema.String.check(Schema.isMaxLength(maxParcelNoteLength, { message: `Не больше ${maxParcelNoteLength} знаков` })))
)

/** Checkout form (CHK-007). */
export const orderPlacingFields = {
  name: FullName,
  phone: Phone,
  email: Email,
  /** `null` when only gift certificates are ordered, by e-mail. */
  deliveryId: Schema.NullOr(Schema.Int.annotate({ message: fieldTexts.required })),
  /** A courier needs one of the two. */
  addressId: Schema.NullOr(Schema.Int),
  address: Schema.NullOr(OrderAddress),
  pointId: Schema.NullOr(Schema.Int),
  /** `null` when certificates cover the total. */
  paymentId: Schema.NullOr(Schema.Int.annotate({ message: fieldTexts.required })),
  /** Without a slot, the time is agreed by telephone. */
  slot: Schema.optionalKey(Schema.NullOr(Slot)),
  /** Only for delivered orders. */
  isGiftWrapped: Schema.optionalKey(Schema.Boolean),
  parcelNote: Schema.optionalKey(ParcelNote),
  comment: personal(Schema.String.check(Schema.isMaxLength(longestText, { message: fieldTexts.invalid }))),
  isAcceptedTerms: Consent,
  isAcceptedPrivacy: Consent
}

export const PlacedOrder = Schema.Struct({
  id: Schema.Int,
  number: plain(Schema.String),
  orderStatus: Schema.Literals(orderStatuses),
  paymentState: Schema.Literals(paymentStates),
  total: Roubles,
  /** Path of the payment or success page (CHK-009). */
  next: plain(Schema.String)
})
export type PlacedOrder = typeof PlacedOrder.Type

/**
 * API-065. Orders the server's cart in one transaction: creates the order, holds unique items, clears the cart. `total` is the sum shown, `due` its
 * part not paid by certificates (default `total`), `term` the date shown. `errors` has the reason of a refusal
 * (`core/domain/orders/order-refusal.ts`). Refusals are stored under the `Idempotency-Key`, so that a retry needs a new key.
 */
export const placeOrder = endpoint({
  key: "orders.place",
  summary: "Оформление заказа",
  access: "user",
  method: "POST",
  base: "/api/v2",
  path: "/order/",
  params: Nothing,
  query: Nothing,
  body: Schema.Struct({
    ...orderPlacingFields,
    total: Roubles,
    due: Schema.optionalKey(Roubles),
    term: Schema.optionalKey(Schema.NullOr(Term))
  }),
  answer: PlacedOrder,
  isRepeatable: true,
  refusals: [401, 409, 422, 429]
})
