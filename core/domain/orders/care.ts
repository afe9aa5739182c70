import type { CartType } from "../cart/cart-ids.ts"
import { dayAfter } from "../checkout/calendar.ts"
import { returnDays } from "../content/house-rules.ts"
import { momentOf } from "../text/days.ts"
import type { CareKind } from "./care-kinds.ts"
import type { OrderStatus } from "./order-status.ts"
import type { OrderEvent } from "./order-timeline.ts"
import type { PaymentState } from "./order-payment.ts"
import { isMadeForBuyer } from "./returns.ts"

/** A line of an order, as what may be asked for it hangs on. */
export type CaredLine = {
  readonly type: CartType
  readonly attributes: string
  readonly engraving: object | null
  readonly quantity: number
  /** How many have come back. */
  readonly returned: number
  /** An open request is about it. */
  readonly isAsked: boolean
  readonly gift: {
    readonly way: "email" | "card"
    readonly sendOn: string | null
    readonly sentAt: string | null
    readonly isLost: boolean
  } | null
  /** The certificates that were issued for it, and are not paid back. */
  readonly certificates: ReadonlyArray<object>
}

export type CaredOrder = {
  readonly orderStatus: OrderStatus
  readonly paymentState: PaymentState
  readonly timeline: ReadonlyArray<{ readonly event: OrderEvent; readonly at: string }>
}

/**
 * What may be asked for a line at `now`. Things that were handed over are cared for as long as they last; what was not made for its buyer is given back
 * within the days of the law. A gift that is still to be sent is given back until the day before.
 */
export const careOf = (order: CaredOrder, line: CaredLine, now: string): ReadonlyArray<CareKind> => {
  if (line.isAsked || line.returned >= line.quantity || order.orderStatus === "cancelled" || order.paymentState !== "paid") return []
  if (line.type === "certificate") return isGiftAhead(line, now) ? ["return"] : []
  const until = returnUntil(order)
  if (until === null) return []
  const isReturnable = momentOf(now).day <= until && !isMadeForBuyer(line)
  const isPiece = line.type !== "diamond"
  return [
    ...(isReturnable ? (["return", "exchange"] as const) : []),
    ...(isPiece && /размер\s/.test(line.attributes) ? (["resizing"] as const) : []),
    ...(isPiece ? (["cleaning", "repair"] as const) : [])
  ]
}

/** The last day on which a thing of an order is given back, in Moscow; `null` until it was handed over. */
export const returnUntil = ({ orderStatus, timeline }: Omit<CaredOrder, "paymentState">): string | null => {
  const handed = timeline.findLast(({ event }) => event === "completed")
  return orderStatus !== "completed" || handed === undefined ? null : dayAfter(momentOf(handed.at).day, returnDays)
}

/** Whether a gift can be given back: its letter leaves on a day that is still to come. */
const isGiftAhead = ({ certificates, gift }: CaredLine, now: string): boolean =>
  gift !== null &&
  gift.way === "email" &&
  gift.sentAt === null &&
  !gift.isLost &&
  gift.sendOn !== null &&
  certificates.length > 0 &&
  momentOf(now).day < gift.sendOn

/** What is said where a line is not taken for what is asked. */
export const noCareWords = "Для этой вещи это уже нельзя оформить здесь. Обновите страницу заказа или позвоните нам"
