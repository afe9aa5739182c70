import { Schema } from "effect"
import { Gift } from "../domain/cart/gift-schema.ts"
import type { CartType } from "../domain/cart/cart-ids.ts"
import { PricedEngraving } from "../domain/engraving/engraving-schema.ts"
import { Uin } from "../domain/product/identification-schema.ts"
import { orderWays } from "../domain/orders/deliveries.ts"
import { paymentStates } from "../domain/orders/order-payment.ts"
import { careKinds } from "../domain/orders/care-kinds.ts"
import { orderFilters, type OrderStatus, orderStatuses } from "../domain/orders/order-status.ts"
import { Term } from "../domain/checkout/arrival-schema.ts"
import { slotHours } from "../domain/checkout/slots.ts"
import { orderEvents } from "../domain/orders/order-timeline.ts"
import { orderPaymentWays } from "../domain/orders/payment-ways.ts"
import { ordersPageSize } from "../domain/catalogue/page-sizes.ts"
import { limitOf, listOf, Nothing, PageNumber } from "./common.ts"
import { Roubles } from "../domain/schema/roubles.ts"
import { endpoint } from "./endpoint.ts"
import { OwnReview } from "../domain/reviews/review-schema.ts"
import { OrderCare } from "./order-care.ts"
import { QuickOrder } from "./orders.ts"
import { OrderId } from "./order-payment.ts"
import { allPersonal, personal, plain, secret } from "../domain/schema/privacy.ts"

const types = ["jewelry", "diamond", "custom", "certificate"] as const satisfies ReadonlyArray<CartType>

/** A thing of an order, as it was when it was ordered. */
const itemFields = {
  /** Its line in the cart: to put it there again. */
  id: plain(Schema.String),
  type: Schema.Literals(types),
  name: plain(Schema.String),
  /** Pictures as the cart has them; of a certificate, the name of its design. */
  images: Schema.Array(plain(Schema.String)),
  quantity: Schema.Int,
  /** Of one, at the time of the order. */
  price: Roubles
}

/** ENT-034. An order as the list shows it. */
const cardFields = {
  id: Schema.Int,
  /** «Заказ № 100001». */
  name: plain(Schema.String),
  number: plain(Schema.String),
  price: Roubles,
  orderStatus: Schema.Literals(orderStatuses),
  paymentState: Schema.Literals(paymentStates),
  /** `2026-11-22T10:15:00.000Z`. */
  placedAt: plain(Schema.String),
  /** Whether it waits to be paid online. */
  canPay: Schema.Boolean,
  canCancel: Schema.Boolean
}
export const OrderCard = Schema.Struct({
  ...cardFields,
  items: Schema.Array(Schema.Struct(itemFields)),
  delivery: Schema.Struct({ code: Schema.Literals(orderWays) }),
  /** Address of its receipt, a PDF that opens for its owner alone (`papers.open`); `null` of an order that is not paid. */
  receipt: Schema.NullOr(plain(Schema.String))
})
export type OrderCard = typeof OrderCard.Type

/** A certificate that was issued for a line: `url` is its PDF for who bought it, `isShared` says that a link for its receiver opens it too. */
const IssuedCertificate = Schema.Struct({
  number: secret(Schema.String),
  url: plain(Schema.String),
  validUntil: plain(Schema.String),
  isShared: Schema.Boolean
})

export const OrderItem = Schema.Struct({
  ...itemFields,
  /** Its place in the order, from 1. */
  position: Schema.Int,
  /** How many of it have come back. */
  returned: Schema.Int,
  /** What its buyer's review of it is at; `null` where there is none to be written. */
  review: Schema.NullOr(OwnReview),
  /** What may be asked for it now. */
  care: Schema.Array(Schema.Literals(careKinds)),
  code: plain(Schema.String),
  /** Its unique identification number; `null` where it had none when it was ordered. */
  uin: Schema.NullOr(Uin),
  /** Its page; `null` where it has none. */
  url: Schema.NullOr(plain(Schema.String)),
  /** What it is, in one line. */
  attributes: plain(Schema.String),
  amount: Roubles,
  /** What of the order's discount is this line's. */
  discount: Roubles,
  /** What the shopper called a stone and said with it. */
  diamondName: personal(Schema.NullOr(Schema.String)),
  diamondMessage: personal(Schema.NullOr(Schema.String)),
  /** What was engraved on it, with the price for one; `amount` is without it. */
  engraving: Schema.NullOr(PricedEngraving),
  certificates: Schema.Array(IssuedCertificate),
  /** To whom a certificate is given: `sentAt` is when its letter left, `isLost` says that it may not have. */
  gift: Schema.NullOr(Schema.Struct({ ...Gift.fields, sentAt: Schema.NullOr(plain(Schema.String)), isLost: Schema.Boolean }))
})
export type OrderItem = typeof OrderItem.Type

/** One order, whole. */
export const Order = Schema.Struct({
  ...cardFields,
  items: Schema.Array(OrderItem),
  contact: Schema.Struct(allPersonal({ name: Schema.String, phone: Schema.String, email: Schema.String })),
  delivery: Schema.Struct({
    code: Schema.Literals(orderWays),
    name: plain(Schema.String),
    price: Roubles,
    /** When it comes, as it was agreed when the order was placed; `null` where it is sent by e-mail, or agreed on by telephone. */
    term: Schema.NullOr(Term),
    /** The hours in which the courier comes on that day; `null` where they are agreed on by telephone. */
    hours: Schema.NullOr(Schema.Literals(slotHours)),
    /** Why it comes on another day than was agreed first; `null` where it does not. */
    delayReason: plain(Schema.NullOr(Schema.String)),
    /** Where it goes, in one line. */
    address: personal(Schema.String),
    /** The shop or the point, as it was when the order was placed. */
    point: Schema.NullOr(Schema.Struct({ name: personal(Schema.String), hours: plain(Schema.String), phone: plain(Schema.String) }))
  }),
  payment: Schema.Struct({
    code: Schema.Literals(orderPaymentWays),
    name: plain(Schema.String),
    heldUntil: Schema.NullOr(plain(Schema.String))
  }),
  /** `total = items - discount + delivery`, `due = total - byCertificates` (`core/domain/orders/order-money.ts`). */
  amounts: Schema.Struct({
    ...{ items: Roubles, discount: Roubles, delivery: Roubles, total: Roubles, byCertificates: Roubles, due: Roubles },
    /** What of `due` was paid back for things that have come back. */
    refunded: Roubles
  }),
  promotion: Schema.NullOr(Schema.Struct({ code: plain(Schema.String), words: plain(Schema.String) })),
  /** What each certificate has paid, by the last signs of its number, what of it was given back, and whether that is all. */
  certificates: Schema.Array(
    Schema.Struct({ ending: plain(Schema.String), amount: Roubles, returned: Roubles, isReturned: Schema.Boolean })
  ),
  /** What was asked for its things. */
  cares: Schema.Array(OrderCare),
  comment: personal(Schema.String),
  /** How it is packed. */
  parcel: Schema.Struct({ isGiftWrapped: Schema.Boolean, parcelNote: personal(Schema.NullOr(Schema.String)) }),
  timeline: Schema.Array(Schema.Struct({ event: Schema.Literals(orderEvents), at: plain(Schema.String), text: plain(Schema.String) }))
})
export type Order = typeof Order.Type

/** How many orders the shopper has in each status, whatever the list is narrowed to. */
const countFields = {
  new: Schema.Int,
  inWork: Schema.Int,
  ready: Schema.Int,
  completed: Schema.Int,
  cancelled: Schema.Int
} satisfies Record<OrderStatus, typeof Schema.Int>

const own = { base: "/api/v2", query: Nothing, body: Nothing } as const
const one = { ...own, path: "/users/orders/{id}/", params: Schema.Struct({ id: OrderId }), answer: Order } as const

/** API-046. 15 a page (LIM-033) or as few as `limit` says, newest first unless sorted; a page past the last is 404. */
export const listOrders = endpoint({
  ...own,
  key: "orders.list",
  summary: "Заказы покупателя",
  access: "user",
  method: "GET",
  path: "/users/orders/",
  params: Nothing,
  query: Schema.Struct({
    limit: Schema.optionalKey(limitOf(ordersPageSize)),
    page: Schema.optionalKey(PageNumber),
    status: Schema.optionalKey(Schema.Literals(orderFilters)),
    sortBy: Schema.optionalKey(Schema.Literals(["date"])),
    order: Schema.optionalKey(Schema.Literals(["asc", "desc"]))
  }),
  answer: Schema.Struct({
    ...listOf(OrderCard).fields,
    counts: Schema.Struct(countFields),
    /** Quick orders and requests made with the shopper's address, once it is confirmed: the latest first, fifty at most, whatever the list is narrowed to. */
    quickOrders: Schema.Array(QuickOrder)
  }),
  refusals: [401, 404]
})

/** API-047. Another shopper's order is not there. */
export const getOrder = endpoint({ ...one, key: "orders.one", summary: "Заказ", access: "user", method: "GET", refusals: [401, 404] })

/** API-048. One that is cancelled already is answered as it is; what was paid goes back. */
export const cancelOrder = endpoint({
  ...one,
  key: "orders.cancel",
  summary: "Отмена заказа",
  access: "user",
  method: "DELETE",
  isRepeatable: true,
  refusals: [401, 404, 409, 422, 429]
})

/** API-066. Where the receipt is, as a PDF: an address that opens for its owner alone (`papers.open`). It says what is paid, or what is still to be. */
export const getReceipt = endpoint({
  ...own,
  key: "orders.receipt",
  summary: "Чек заказа",
  access: "user",
  method: "GET",
  path: "/order/receipt/{id}",
  params: Schema.Struct({ id: OrderId }),
  answer: Schema.Struct({ url: plain(Schema.String) }),
  refusals: [401, 404]
})
