import type { Order } from "../../core/contract/order-history.ts"
import type { CareState } from "../../core/domain/orders/care-kinds.ts"
import { type DatabaseEffect, execute } from "../platform/db/query.ts"

export type OrderLetterKind =
  "placed" | "onReceipt" | "paid" | "paidTwice" | "ready" | "completed" | "cancelled" | "refunded" | "giftLost" | "delayed" | "sooner"
export const careLetterKinds = ["careAsked", "careAccepted", "careDeclined", "careDone"] as const
export type CareLetterKind = (typeof careLetterKinds)[number]
export type LetterKind = OrderLetterKind | CareLetterKind

/** Queues a letter in the transaction of the change; each kind is sent once per order, except moved dates, refunds and lost gifts. */
export const queueLetter = (orderId: number, kind: OrderLetterKind): DatabaseEffect<void> =>
  execute("insert into order_letters (order_id, kind) values ($1, $2) on conflict do nothing", [orderId, kind])

/** Queues a letter in the transaction of the change; each kind is sent once per request. */
export const queueCareLetter = (orderId: number, careId: number, kind: CareLetterKind): DatabaseEffect<void> =>
  execute("insert into order_letters (order_id, care_id, kind) values ($1, $2, $3) on conflict do nothing", [orderId, careId, kind])

/** Letter that a buyer can cause at will, without money: by placing and cancelling an order, or by a request about it. */
export const isFreeLetter = (kind: LetterKind, { amounts, timeline }: Pick<Order, "amounts" | "timeline">): boolean => {
  if (kind === "placed" || kind === "onReceipt" || kind === "careAsked") return true
  if (kind !== "paid" && kind !== "cancelled") return false
  const isMoneyPaid = amounts.due > 0 && timeline.some(({ event }) => event === "paid")
  return !isMoneyPaid && timeline.every(({ event }) => event !== "cancelledByShop")
}

/** `false` for a letter that is sent late, when its text is no longer true of the order. */
export const isDueLetter = (kind: LetterKind, order: Order, careId: number | null): boolean => {
  const { canPay, delivery, items, orderStatus, paymentState } = order
  const isCare = (state: CareState): boolean => order.cares.some((care) => care.id === careId && care.state === state)
  switch (kind) {
    case "placed":
      return canPay || paymentState === "onReceipt"
    case "onReceipt":
      return paymentState === "onReceipt"
    case "paid":
      return orderStatus !== "cancelled"
    case "ready":
      return orderStatus === "ready"
    case "delayed":
    case "sooner":
      return orderStatus === "new" || orderStatus === "inWork" || (orderStatus === "ready" && delivery.code === "courier")
    case "giftLost":
      return items.some(({ certificates, gift }) => gift?.isLost === true && certificates.length > 0)
    case "careAsked":
      return isCare("asked")
    case "careAccepted":
      return isCare("accepted")
    case "paidTwice":
    case "completed":
    case "cancelled":
    case "refunded":
    case "careDeclined":
    case "careDone":
      return true
  }
}

/** Replaces a typed text. */
const hidden = "…"

/**
 * Order for a letter to an address that its account has not confirmed: without texts that the buyer typed, because strangers could send them to anyone.
 * The courier's address becomes empty.
 */
export const withoutTypedTexts = (order: Order): Order => ({
  ...order,
  delivery: order.delivery.code === "courier" ? { ...order.delivery, address: "" } : order.delivery,
  parcel: { ...order.parcel, parcelNote: null },
  items: order.items.map((item) => ({
    ...item,
    engraving: item.engraving === null ? null : { ...item.engraving, text: hidden },
    gift: item.gift === null ? null : { ...item.gift, recipient: hidden, sender: hidden, words: hidden, email: hidden }
  })),
  cares: order.cares.map((care) => ({ ...care, careReason: "" }))
})

export const hiddenTextsNote = "Почта в заказе не подтверждена, поэтому то, что вы вписали сами, видно только на странице заказа."

export const hasTypedTexts = (order: Order): boolean => JSON.stringify(order) !== JSON.stringify(withoutTypedTexts(order))
