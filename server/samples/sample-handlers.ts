import { Clock, Effect } from "effect"
import type { Order } from "../../core/contract/order-history.ts"
import type { OrderPayment } from "../../core/contract/order-payment.ts"
import { noCart } from "../../core/domain/cart/cart-writes.ts"
import { purchaseOfLines } from "../../core/domain/checkout/identity.ts"
import { paperAddress } from "../../core/domain/orders/papers.ts"
import { orderStatuses, statusesOf } from "../../core/domain/orders/order-status.ts"
import { paymentMethodsFor } from "../../core/domain/orders/payment-methods.ts"
import { sampleOrder, type SampleSession, sampleToken } from "../../core/domain/samples/sample-session.ts"
import { composeContents, emptyCart } from "../cart/cart-answer.ts"
import { findDeliveries } from "../checkout/deliveries.ts"
import { findFullSlots } from "../checkout/slots.ts"
import { resolveItems, toIds } from "../favourites/favorites.ts"
import { notFound } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { findSampleDelivery, sampleAddresses, sampleDevice, sampleUser } from "./sample-customer.ts"
import { sampleOrders, toCard } from "./sample-orders.ts"
import { sampleRequests, toRequestCard } from "./sample-requests.ts"
import { findSampleFavourites, findSampleProducts } from "./sample-products.ts"

export const sampleHandlers = (session: SampleSession): Partial<Handlers> => {
  const isEmpty = session === "empty"
  const orders = Effect.zipWith(findSampleProducts, Clock.currentTimeMillis, (things, now) => (isEmpty ? [] : sampleOrders(things, now)))
  const requests = Effect.map(Clock.currentTimeMillis, (now) => (isEmpty ? [] : sampleRequests(now)))
  const favourites = isEmpty ? Effect.succeed([]) : findSampleFavourites
  const chosen = isEmpty
    ? Effect.succeed([])
    : Effect.map(findSampleProducts, (things) => things.filter(({ product }) => product.type === "jewelry"))
  const payments = (way: "courier" | "self-pickup" | "pickup-point" | null) =>
    Effect.map(chosen, (things) => ({
      items: paymentMethodsFor({
        delivery: way,
        items: things.map(({ product: { type } }) => ({ type, engraving: null })),
        isOnlineTaken: true
      })
    }))
  const orderById = Effect.fnUntraced(function* (id: number) {
    return (yield* orders).find((order) => order.id === id) ?? (yield* notFound("Такого заказа нет"))
  })
  const paymentOf = (id: number) => Effect.map(orderById(id === sampleOrder ? sampleOrder + 1 : id), toPayment)
  return {
    "session.me": () => Effect.succeed({ ...sampleUser, token: sampleToken(session) }),
    "session.guest": () => Effect.succeed({ id: "00000000-0000-4000-8000-000000000000" }),
    "session.logOut": () => Effect.succeed({}),
    "users.addresses": () => Effect.succeed({ items: isEmpty ? [] : sampleAddresses, revision: 1 }),
    "devices.list": () => Effect.map(Clock.currentTimeMillis, (now) => ({ items: [sampleDevice(now)] })),
    "visits.own": () => Effect.succeed({ items: [] }),
    "alerts.own": () => Effect.succeed({ items: [] }),
    "orders.list": Effect.fnUntraced(function* ({ query: { order: direction, status } }) {
      const all = yield* orders
      const statuses = status === undefined ? orderStatuses : statusesOf(status)
      const shown = all.filter(({ orderStatus }) => statuses.includes(orderStatus)).map(toCard)
      const countOf = (counted: (typeof orderStatuses)[number]) => all.filter(({ orderStatus }) => orderStatus === counted).length
      return {
        items: direction === "asc" ? shown.toReversed() : shown,
        total: shown.length,
        page: 1,
        pages: 1,
        quickOrders: [],
        counts: {
          new: countOf("new"),
          inWork: countOf("inWork"),
          ready: countOf("ready"),
          completed: countOf("completed"),
          cancelled: countOf("cancelled")
        }
      }
    }),
    "orders.one": ({ params: { id } }) => orderById(id),
    "orders.receipt": ({ params: { id } }) => Effect.map(orderById(id), () => ({ url: paperAddress({ kind: "receipt", id: String(id) }) })),
    "payments.state": ({ params: { id } }) => paymentOf(id),
    "payments.start": ({ params: { id } }) => Effect.map(paymentOf(id), (payment) => ({ ...payment, payment: embeddedPayment })),
    "diamondOrders.list": () => Effect.map(requests, (all) => ({ items: all.map(toRequestCard), total: all.length, page: 1, pages: 1 })),
    "diamondOrders.one": Effect.fnUntraced(function* ({ params: { id } }) {
      return (yield* requests).find((request) => request.id === id) ?? (yield* notFound("Такой заявки нет"))
    }),
    "favorites.list": () => Effect.map(Effect.flatMap(favourites, resolveItems), (items) => ({ items })),
    "favorites.ids": () => Effect.map(favourites, toIds),
    "cart.short": () =>
      Effect.map(chosen, (things) =>
        isEmpty
          ? noCart
          : {
              ids: things.map(({ id }) => id),
              counts: Object.fromEntries(things.map(({ id }) => [id, 1])),
              prices: Object.fromEntries(things.map(({ id, product }) => [id, product.price])),
              total: things.length
            }
      ),
    "cart.full": Effect.fnUntraced(function* () {
      if (isEmpty) return emptyCart
      const rows = (yield* chosen).map(({ id, product: { price } }) => ({ id, quantity: 1, seenPrice: price, product: null }))
      return yield* composeContents(0, { rows, asideRows: [], certificateTexts: [], gifts: new Map(), engravings: new Map() })
    }),
    "vouchers.list": () => Effect.succeed({ promotion: null, certificates: [] }),
    "checkout.deliveries": () =>
      Effect.all({
        items: findDeliveries,
        now: Effect.map(Clock.currentTimeMillis, (now) => new Date(now).toISOString()),
        full: findFullSlots,
        last: findSampleDelivery(session)
      }),
    "checkout.payments": () => payments(null),
    "checkout.paymentsOf": Effect.fnUntraced(function* ({ params: { id } }) {
      const way = (yield* findDeliveries).find((each) => each.id === id)
      return way === undefined ? yield* notFound("Такого способа доставки нет") : yield* payments(way.code)
    })
  }
}

const toPayment = ({ amounts, canPay, coveredBy, id, items, number, orderStatus, payment, paymentState }: Order): OrderPayment => ({
  orderId: id,
  number,
  total: amounts.total,
  due: amounts.due,
  coveredBy,
  hasOnlyCertificates: items.every(({ type }) => type === "certificate"),
  way: payment.code,
  methods: canPay ? ["card", "sbp", "receipt"] : [],
  purchase: purchaseOfLines(items),
  state: paymentState,
  orderStatus,
  canPay,
  heldUntil: null,
  isHoldOver: false,
  payment: null
})

const embeddedPayment = { id: "sample-payment", url: null }
