import type { CartType } from "../product/cart-ids.ts"
import { returnDays } from "../content/shop-rules.ts"
import { momentOf } from "../text/days.ts"
import type { CareKind } from "./care-kinds.ts"
import type { OrderStatus } from "./order-status.ts"
import type { OrderEvent } from "./order-timeline.ts"
import type { PaymentState } from "./order-payment.ts"
import { isMadeForBuyer } from "./returns.ts"
import { dayAfter } from "../text/day-after.ts"

export type LineForCare = {
  readonly type: CartType
  readonly attributes: string
  readonly engraving: object | null
  readonly quantity: number
  readonly returned: number
  readonly isAsked: boolean
  readonly gift: {
    readonly way: "email" | "card"
    readonly sendOn: string | null
    readonly sentAt: string | null
    readonly isLost: boolean
  } | null
  /** Issued and not refunded. */
  readonly certificates: ReadonlyArray<object>
}

export type OrderForCare = {
  readonly orderStatus: OrderStatus
  readonly paymentState: PaymentState
  readonly timeline: ReadonlyArray<{ readonly event: OrderEvent; readonly at: string }>
}

/**
 * Delivered items can always be serviced, and be returned within the legal term unless custom-made. A gift certificate can be returned until the day
 * before its e-mail.
 */
export const careOf = (order: OrderForCare, line: LineForCare, now: string): ReadonlyArray<CareKind> => {
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

/** Last day of the return term, Moscow time; `null` before the order is completed. */
export const returnUntil = ({ orderStatus, timeline }: Omit<OrderForCare, "paymentState">): string | null => {
  const handed = timeline.findLast(({ event }) => event === "completed")
  return orderStatus !== "completed" || handed === undefined ? null : dayAfter(momentOf(handed.at).day, returnDays)
}

const isGiftAhead = ({ certificates, gift }: LineForCare, now: string): boolean =>
  gift !== null &&
  gift.way === "email" &&
  gift.sentAt === null &&
  !gift.isLost &&
  gift.sendOn !== null &&
  certificates.length > 0 &&
  momentOf(now).day < gift.sendOn

export const noCareText = "Для этой вещи это уже нельзя оформить здесь. Обновите страницу заказа или позвоните нам"
