import { Schema } from "effect"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { longestText } from "../domain/text/longest-text.ts"
import { deliveryWays } from "../domain/orders/deliveries.ts"
import { parcelNoteMost } from "../domain/orders/parcel.ts"
import { paymentStates } from "../domain/orders/order-payment.ts"
import { orderStatuses } from "../domain/orders/order-status.ts"
import { paymentWays } from "../domain/orders/payment-ways.ts"
import { Slot, Term } from "../domain/checkout/arrival-schema.ts"
import { addressFields } from "../domain/postal/address-schema.ts"
import { Nothing } from "./common.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { endpoint } from "./endpoint.ts"
import { Consent, Email, FullName, Phone } from "./fields.ts"
import { personal, plain } from "../domain/schema/privacy.ts"

/** A way by which an order comes. */
export const Delivery = Schema.Struct({
  id: Schema.Int,
  code: Schema.Literals(deliveryWays),
  name: plain(Schema.String),
  price: Roubles,
  /** From the payment on. */
  days: Schema.Struct({ least: Schema.Int, most: Schema.Int }),
  note: plain(Schema.String)
})
export type Delivery = typeof Delivery.Type

/** Where an order can be taken, with its place on the map. */
const placeFields = {
  id: Schema.Int,
  name: plain(Schema.String),
  /** The city or the village. */
  settlement: plain(Schema.String),
  address: plain(Schema.String),
  hours: plain(Schema.String),
  phone: plain(Schema.String),
  latitude: Schema.Finite,
  longitude: Schema.Finite
}

/** A place of the house. */
export const SelfPickup = Schema.Struct({ ...placeFields, directions: Schema.NullOr(plain(Schema.String)) })
export type SelfPickup = typeof SelfPickup.Type

/** A carrier's office; `region` tells settlements of one name apart. */
export const PickupPoint = Schema.Struct({ ...placeFields, region: Schema.NullOr(plain(Schema.String)) })
export type PickupPoint = typeof PickupPoint.Type

/** A settlement that has points, and where it lies. */
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

/** Where the courier goes, typed at the checkout. */
export const OrderAddress = Schema.Struct(typedAddress)
export type OrderAddress = typeof OrderAddress.Type

/** To whom and how the last order of a user was to come: what the next checkout begins with. */
export const LastDelivery = Schema.Struct({
  name: personal(Schema.String),
  phone: personal(Schema.String),
  email: personal(Schema.String),
  deliveryId: Schema.Int,
  addressId: Schema.NullOr(Schema.Int),
  address: Schema.NullOr(OrderAddress),
  pointId: Schema.NullOr(Schema.Int),
  /** In which settlement the point was looked for. */
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
    /** The shop's own time: dates are counted from it (`core/domain/checkout/arrival.ts`). */
    now: plain(Schema.String),
    /** Visits of couriers that take no more orders. */
    full: Schema.Array(Schema.Struct({ city: plain(Schema.String), ...Slot.fields })),
    /** Of a user who has ordered before. */
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
 * API-062. The points of a settlement, by its name as suggestions write it («Мирный», «Пушкин (Санкт-Петербург)»), or all of them; one without
 * points gives none. `settlements` are all that have some, large ones first.
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

/** A way to pay for what is in the caller's cart. */
export const Payment = Schema.Struct({
  id: Schema.Int,
  code: Schema.Literals(paymentWays),
  name: plain(Schema.String),
  note: plain(Schema.String),
  /** Paid at once, on `/cart/pay`. */
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

/** API-064. `id` is the chosen delivery's (CHK-006). */
export const listPaymentsOf = endpoint({
  ...payments,
  key: "checkout.paymentsOf",
  summary: "Способы оплаты для способа доставки",
  access: "guest",
  path: "/cart/payments/{id}",
  params: Schema.Struct({ id: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 999_999_999 })) }),
  refusals: [401, 404]
})

/** What is printed on the card in the parcel. */
const ParcelNote = personal(
  Schema.NullOr(Schema.String.check(Schema.isMaxLength(parcelNoteMost, { message: `Не больше ${parcelNoteMost} знаков` })))
)

/** What a shopper fills in (CHK-007). */
export const orderPlacingFields = {
  name: FullName,
  phone: Phone,
  email: Email,
  /** `null` where nothing is delivered: gift certificates alone come by e-mail. */
  deliveryId: Schema.NullOr(Schema.Int.annotate({ message: fieldTexts.required })),
  /** With a courier one of the two: an address of the shopper's own, or a typed one. */
  addressId: Schema.NullOr(Schema.Int),
  address: Schema.NullOr(OrderAddress),
  /** The shop or the point, from the list of the chosen delivery. */
  pointId: Schema.NullOr(Schema.Int),
  /** `null` where certificates pay for all of it. */
  paymentId: Schema.NullOr(Schema.Int.annotate({ message: fieldTexts.required })),
  /** When the courier is to come; without it the hours are agreed on by telephone. */
  slot: Schema.optionalKey(Schema.NullOr(Slot)),
  /** Of what is delivered alone. */
  isGiftWrapped: Schema.optionalKey(Schema.Boolean),
  parcelNote: Schema.optionalKey(ParcelNote),
  comment: personal(Schema.String.check(Schema.isMaxLength(longestText, { message: fieldTexts.invalid }))),
  isAcceptedTerms: Consent,
  isAcceptedPrivacy: Consent
}

/** An order that was taken. */
export const PlacedOrder = Schema.Struct({
  id: Schema.Int,
  /** What the shopper calls it by. */
  number: plain(Schema.String),
  orderStatus: Schema.Literals(orderStatuses),
  paymentState: Schema.Literals(paymentStates),
  total: Roubles,
  /** Where to go on to: the page of the payment, or of success (CHK-009). */
  next: plain(Schema.String)
})
export type PlacedOrder = typeof PlacedOrder.Type

/**
 * API-065. The server takes things and prices from its own cart; `total` is the sum that the shopper agreed to, delivery and all, and `due` what of it is
 * not paid by certificates (`total` where it is left out); `term` is the date that they were shown (left out where none was). The order is made,
 * its unique things are held and the cart is cleared at once or not at all. Why it was not is in `errors` (`core/domain/orders/order-refusal.ts`).
 * Under the same `Idempotency-Key` it is answered the same, refusals too: who tries again after one takes a new key.
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
