import type { Term } from "../delivery/arrival.ts"
import { isDayOff } from "../delivery/calendar.ts"
import { formatDay } from "../text/days.ts"
import type { OrderDeliveryMethod } from "../delivery/deliveries.ts"
import type { MoveResult } from "./order-moves.ts"
import { type PaymentState, paymentStateNames } from "./order-payment.ts"
import type { OrderStatus } from "./order-status.ts"
import { dayAfter } from "../text/day-after.ts"

type DelayableOrder = {
  readonly status: OrderStatus
  readonly paymentState: PaymentState
  readonly delivery: OrderDeliveryMethod
  readonly term: Term | null
  readonly delayReason: string | null
}

/** `reason` is a sentence for the buyer. */
export type Delay = { readonly day: string; readonly reason: string }

export const maxReasonLength = 300

/** Later days are typing errors; displayed dates have no year. */
const maxDays = 180

/** One line with a full stop. */
export const reasonSentence = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, " ")
  return line === "" || /[.!?…]$/.test(line) ? line : `${line}.`
}

export const delayOrder = (order: DelayableOrder, { day, reason }: Delay, today: string): MoveResult => {
  const { delayReason, delivery, paymentState, status, term } = order
  if (status === "cancelled") return { refusal: "Заказ отменён" }
  if (status === "completed") return { refusal: "Заказ уже выполнен" }
  if (delivery === "email") return { refusal: "Заказ уходит письмом, срока доставки у него нет" }
  if (paymentState !== "paid" && paymentState !== "onReceipt") return { refusal: paymentStateNames[paymentState] }
  if (status === "ready" && delivery !== "courier") return { refusal: "Заказ уже ждёт покупателя" }
  if (term?.kind === "days" && term.from === day && term.to === day && delayReason === reason) return "alreadyThere"
  if (day <= today) return { refusal: "Этот день уже наступил" }
  if (term?.kind === "days" && day <= term.to && delayReason === null) return { refusal: `Заказ и так обещан по ${formatDay(term.to)}` }
  if (isDayOff(day)) return { refusal: "В этот день заказы не выдаются: праздник" }
  return day > dayAfter(today, maxDays) ? { refusal: `Это больше чем через ${maxDays} дней` } : "moved"
}
