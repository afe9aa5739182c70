import { Schema } from "effect"
import { Gift } from "../domain/cart/gift-schema.ts"
import type { CartType } from "../domain/product/cart-ids.ts"
import { PricedEngraving } from "../domain/engraving/engraving-schema.ts"
import { Uin } from "../domain/product/identification-schema.ts"
import { orderDeliveryMethods } from "../domain/delivery/deliveries.ts"
import { paymentStates } from "../domain/orders/order-payment.ts"
import { careKinds } from "../domain/orders/care-kinds.ts"
import { orderFilters, type OrderStatus, orderStatuses } from "../domain/orders/order-status.ts"
import { Term } from "../domain/delivery/arrival-schema.ts"
import { slotHours } from "../domain/delivery/slots.ts"
import { orderEvents } from "../domain/orders/order-timeline.ts"
import { orderPaymentMethods } from "../domain/orders/payment-methods.ts"
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

const itemFields = {
  /** Cart id, to order again. */
  id: plain(Schema.String),
  type: Schema.Literals(types),
  name: plain(Schema.String),
  /** Pictures of the cart line; the design name for a certificate. */
  images: Schema.Array(plain(Schema.String)),
  quantity: Schema.Int,
  /** Unit price when ordered. */
  price: Roubles
}

/** ENT-034. */
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
  /** Online payment is due. */
  canPay: Schema.Boolean,
  canCancel: Schema.Boolean,
  /** Gift certificates that pay the whole order; 0 when other money is due. */
  coveredBy: Schema.Int
}
export const OrderCard = Schema.Struct({
  ...cardFields,
  items: Schema.Array(Schema.Struct(itemFields)),
  delivery: Schema.Struct({ code: Schema.Literals(orderDeliveryMethods) }),
  /** PDF receipt, for the owner only (`papers.open`); `null` before payment. */
  receipt: Schema.NullOr(plain(Schema.String))
})
export type OrderCard = typeof OrderCard.Type

/** `url` is the buyer's PDF; `isShared` when the recipient has a link. */
const IssuedCertificate = Schema.Struct({
  number: secret(Schema.String),
  url: plain(Schema.String),
  validUntil: plain(Schema.String),
  isShared: Schema.Boolean
})

export const OrderItem = Schema.Struct({
  ...itemFields,
  position: Schema.Int,
  returned: Schema.Int,
  /** Review by the buyer; `null` when none is allowed. */
  review: Schema.NullOr(OwnReview),
  care: Schema.Array(Schema.Literals(careKinds)),
  code: plain(Schema.String),
  uin: Schema.NullOr(Uin),
  url: Schema.NullOr(plain(Schema.String)),
  /** One line. */
  attributes: plain(Schema.String),
  amount: Roubles,
  /** Share of the order's discount. */
  discount: Roubles,
  diamondName: personal(Schema.NullOr(Schema.String)),
  diamondMessage: personal(Schema.NullOr(Schema.String)),
  /** Engraving with its unit price, not included in `amount`. */
  engraving: Schema.NullOr(PricedEngraving),
  certificates: Schema.Array(IssuedCertificate),
  /** `sentAt` is the time of the letter, `isLost` when sending may have failed. */
  gift: Schema.NullOr(Schema.Struct({ ...Gift.fields, sentAt: Schema.NullOr(plain(Schema.String)), isLost: Schema.Boolean }))
})
export type OrderItem = typeof OrderItem.Type

export const Order = Schema.Struct({
  ...cardFields,
  items: Schema.Array(OrderItem),
  contact: Schema.Struct(allPersonal({ name: Schema.String, phone: Schema.String, email: Schema.String })),
  delivery: Schema.Struct({
    code: Schema.Literals(orderDeliveryMethods),
    name: plain(Schema.String),
    price: Roubles,
    /** Arrival agreed with the order; `null` for e-mail or when agreed by telephone. */
    term: Schema.NullOr(Term),
    /** Courier hours; `null` when agreed by telephone. */
    hours: Schema.NullOr(Schema.Literals(slotHours)),
    /** The last day of `term` has passed, and the order is neither handed over nor waiting at its point. */
    isOverdue: Schema.Boolean,
    /** Reason of a changed date. */
    delayReason: plain(Schema.NullOr(Schema.String)),
    address: personal(Schema.String),
    point: Schema.NullOr(Schema.Struct({ name: personal(Schema.String), hours: plain(Schema.String), phone: plain(Schema.String) }))
  }),
  payment: Schema.Struct({
    code: Schema.Literals(orderPaymentMethods),
    name: plain(Schema.String),
    heldUntil: Schema.NullOr(plain(Schema.String))
  }),
  /** `total = items - discount + delivery`, `due = total - byCertificates` (`core/domain/orders/order-money.ts`). */
  amounts: Schema.Struct({
    items: Roubles,
    discount: Roubles,
    delivery: Roubles,
    total: Roubles,
    byCertificates: Roubles,
    due: Roubles,
    /** Part of `due` refunded for returned items. */
    refunded: Roubles
  }),
  promotion: Schema.NullOr(Schema.Struct({ code: plain(Schema.String), words: plain(Schema.String) })),
  /** Certificates used; `returned` is an amount. */
  certificates: Schema.Array(
    Schema.Struct({ ending: plain(Schema.String), amount: Roubles, returned: Roubles, isReturned: Schema.Boolean })
  ),
  cares: Schema.Array(OrderCare),
  comment: personal(Schema.String),
  /** Sentence of the shop for the buyer; `null` unless the shop cancelled the order. */
  cancelReason: personal(Schema.NullOr(Schema.String)),
  parcel: Schema.Struct({ isGiftWrapped: Schema.Boolean, parcelNote: personal(Schema.NullOr(Schema.String)) }),
  timeline: Schema.Array(Schema.Struct({ event: Schema.Literals(orderEvents), at: plain(Schema.String), text: plain(Schema.String) }))
})
export type Order = typeof Order.Type

const countFields = {
  new: Schema.Int,
  inWork: Schema.Int,
  ready: Schema.Int,
  completed: Schema.Int,
  cancelled: Schema.Int
} satisfies Record<OrderStatus, typeof Schema.Int>

const commonParts = { base: "/api/v2", query: Nothing, body: Nothing } as const
const one = { ...commonParts, path: "/users/orders/{id}/", params: Schema.Struct({ id: OrderId }), answer: Order } as const

/** API-046. 15 a page (LIM-033) or `limit`, newest first by default; 404 past the last page. */
export const listOrders = endpoint({
  ...commonParts,
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
    /** Quick orders under the user's confirmed e-mail: the latest 50, without the filter. */
    quickOrders: Schema.Array(QuickOrder)
  }),
  refusals: [401, 404]
})

/** API-047. 404 for another user's order. */
export const getOrder = endpoint({ ...one, key: "orders.one", summary: "Заказ", access: "user", method: "GET", refusals: [401, 404] })

/** API-048. Idempotent; refunds a payment. */
export const cancelOrder = endpoint({
  ...one,
  key: "orders.cancel",
  summary: "Отмена заказа",
  access: "user",
  method: "DELETE",
  isRepeatable: true,
  refusals: [401, 404, 409, 422, 429]
})

/** API-066. PDF receipt with the paid or due amount, for the owner only (`papers.open`). */
export const getReceipt = endpoint({
  ...commonParts,
  key: "orders.receipt",
  summary: "Чек заказа",
  access: "user",
  method: "GET",
  path: "/order/receipt/{id}",
  params: Schema.Struct({ id: OrderId }),
  answer: Schema.Struct({ url: plain(Schema.String) }),
  refusals: [401, 404]
})
