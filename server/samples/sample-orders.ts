import { Struct } from "effect"
import type { Order, OrderCard } from "../../core/contract/order-history.ts"
import { orderEventTexts, type OrderEvent } from "../../core/domain/orders/order-timeline.ts"
import type { OrderStatus } from "../../core/domain/orders/order-status.ts"
import { sampleOrder } from "../../core/domain/samples/sample-session.ts"
import { materialLine } from "../../core/domain/product/jewelry-text.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { sampleContact } from "./sample-customer.ts"
import type { SampleProduct } from "./sample-products.ts"
import { dayMs } from "../../core/domain/text/day-after.ts"

const hourMs = 3_600_000

const hoursAfterPlacing: Partial<Readonly<Record<OrderEvent, number>>> = { paid: 0.2, cancelled: 3, inWork: 18, ready: 70, completed: 95 }

type SampleOrder = {
  readonly id: number
  readonly status: OrderStatus
  readonly daysAgo: number
  readonly things: ReadonlyArray<SampleProduct>
  readonly isPaid: boolean
  readonly events: ReadonlyArray<OrderEvent>
}

/** Orders of real products, latest first. */
export const sampleOrders = ([first, second, stone]: ReadonlyArray<SampleProduct>, now: number): ReadonlyArray<Order> => {
  const present = (...things: ReadonlyArray<SampleProduct | undefined>) => things.filter((thing) => thing !== undefined)
  const samples: ReadonlyArray<SampleOrder> = [
    { id: sampleOrder + 1, status: "new", daysAgo: 0, things: present(second), isPaid: false, events: ["placed"] },
    { id: sampleOrder, status: "inWork", daysAgo: 1, things: present(first, stone), isPaid: true, events: ["placed", "paid", "inWork"] },
    {
      id: 99_872,
      status: "completed",
      daysAgo: 62,
      things: present(stone),
      isPaid: true,
      events: ["placed", "paid", "inWork", "ready", "completed"]
    },
    {
      id: 99_410,
      status: "completed",
      daysAgo: 140,
      things: present(second),
      isPaid: true,
      events: ["placed", "paid", "inWork", "ready", "completed"]
    },
    { id: 99_102, status: "cancelled", daysAgo: 195, things: present(first), isPaid: false, events: ["placed", "cancelled"] }
  ]
  return samples.map((order) => toOrder(order, now))
}

const toOrder = ({ events, id, isPaid, daysAgo, status, things }: SampleOrder, now: number): Order => {
  const placedAt = now - daysAgo * dayMs
  const sum = things.reduce((total, { product }) => total + product.price, 0)
  const day = (after: number) => new Date(placedAt + after * dayMs).toISOString().slice(0, 10)
  return {
    id,
    name: `Заказ №${nbsp}${id}`,
    number: String(id),
    price: sum,
    orderStatus: status,
    paymentState: isPaid ? "paid" : status === "cancelled" ? "unpaid" : "waiting",
    placedAt: new Date(placedAt).toISOString(),
    canPay: !isPaid && status !== "cancelled",
    canCancel: status === "new" || status === "inWork",
    coveredBy: 0,
    items: things.map(toItem),
    contact: sampleContact,
    delivery: {
      code: "courier",
      name: "Курьером",
      price: 0,
      term: { kind: "days", from: day(4), to: day(5) },
      hours: null,
      isOverdue: false,
      delayReason: null,
      point: null,
      address: "Москва, Тверская улица, д. 12, кв. 5"
    },
    payment: { code: "card", name: "Картой онлайн", heldUntil: null },
    amounts: { items: sum, discount: 0, delivery: 0, total: sum, byCertificates: 0, due: sum, refunded: 0 },
    promotion: null,
    certificates: [],
    cares: [],
    comment: "",
    cancelReason: null,
    parcel: { isGiftWrapped: false, parcelNote: null },
    timeline: events.map((event) => ({
      event,
      at: new Date(placedAt + (hoursAfterPlacing[event] ?? 0) * hourMs).toISOString(),
      text: orderEventTexts[event]
    }))
  }
}

const toItem = ({ id, product: { price, record, type }, url }: SampleProduct, index: number): Order["items"][number] => ({
  id,
  type,
  price,
  url,
  amount: price,
  position: index + 1,
  quantity: 1,
  returned: 0,
  discount: 0,
  name: record.name,
  code: record.code,
  images: record.previews,
  attributes: type === "diamond" ? `${record.color}, ${record.clarity}` : materialLine(record),
  uin: null,
  review: null,
  care: [],
  diamondName: null,
  diamondMessage: null,
  engraving: null,
  certificates: [],
  gift: null
})

const cardFields = [
  "canCancel",
  "canPay",
  "coveredBy",
  "id",
  "items",
  "name",
  "number",
  "orderStatus",
  "paymentState",
  "placedAt",
  "price"
] as const

export const toCard = (order: Order): OrderCard => ({
  ...Struct.pick(order, cardFields),
  delivery: { code: order.delivery.code },
  receipt: null
})
