import type { OrderCard } from "../../core/contract/order-history.ts"
import type { QuickOrder } from "../../core/contract/orders.ts"
import type { Order, Orders } from "../../core/services/orders/order-history.ts"

const item = {
  id: "1-17",
  type: "diamond",
  name: "Бриллиант, круг 1,02 карата",
  images: ["/pictures/stones/round"],
  quantity: 1,
  price: 950_000
} as const

export const card: OrderCard = {
  id: 100_001,
  name: "Заказ № 100001",
  number: "100001",
  price: 950_000,
  orderStatus: "inWork",
  paymentState: "paid",
  placedAt: "2026-11-21T22:15:00.000Z",
  canPay: false,
  canCancel: true,
  coveredBy: 0,
  items: [item],
  delivery: { code: "courier" },
  receipt: "/receipts/r1.pdf"
}

const { receipt: _, ...known } = card

/** Same order with all details. */
export const order: Order = {
  ...known,
  items: [
    {
      ...item,
      position: 1,
      returned: 0,
      review: null,
      care: [],
      code: "10248617",
      uin: "0000100000000017",
      url: "/diamonds/10248617/",
      attributes: "E, VS1",
      amount: 950_000,
      discount: 0,
      diamondName: "Аврора",
      diamondMessage: null,
      engraving: null,
      certificates: [],
      gift: null
    }
  ],
  contact: { name: "Анна Соколова", phone: "+79210000000", email: "anna@example.ru" },
  delivery: {
    code: "courier",
    name: "Курьер",
    price: 0,
    term: { kind: "days", from: "2026-11-23", to: "2026-11-25" },
    hours: null,
    isOverdue: false,
    delayReason: null,
    address: "Москва, Тверская улица, д. 12",
    point: null
  },
  payment: { code: "card", name: "Картой онлайн", heldUntil: null },
  amounts: { items: 950_000, discount: 0, delivery: 0, total: 950_000, byCertificates: 0, due: 950_000, refunded: 0 },
  promotion: null,
  certificates: [],
  cares: [],
  comment: "",
  cancelReason: null,
  parcel: { isGiftWrapped: false, parcelNote: null },
  timeline: [
    { event: "placed", at: "2026-11-21T22:15:00.000Z", text: "Заказ оформлен" },
    { event: "paid", at: "2026-11-21T22:17:00.000Z", text: "Заказ оплачен" },
    { event: "inWork", at: "2026-11-22T07:00:00.000Z", text: "Заказ в работе" }
  ]
}

/** Stone ordered without a cart. */
export const quickOrder: QuickOrder = {
  id: 100_042,
  kind: "quick",
  state: "inWork",
  thing: { name: "Бриллиант, круг 1,02 карата", link: "/diamonds/10248617/" },
  answer: "Камень у нас, ждём вас в салоне",
  placedAt: "2026-11-20T09:15:00.000Z"
}

const quickOrders: ReadonlyArray<QuickOrder> = []

export const listOfOrders = {
  items: [card],
  total: 1,
  page: 1,
  pages: 1,
  counts: { new: 0, inWork: 1, ready: 0, completed: 3, cancelled: 0 },
  quickOrders
}
export const orderList: Orders = { _tag: "List", list: listOfOrders }
export const quickOrderList: Orders = { _tag: "List", list: { ...listOfOrders, quickOrders: [quickOrder] } }
export const oneOrder: Orders = { _tag: "One", order, receipt: "/receipts/r1.pdf" }
