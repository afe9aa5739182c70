import { daysAfter } from "../text/day-span.ts"
import { momentOf } from "../text/days.ts"
import type { DeliveryDays, OrderWay } from "./deliveries.ts"
import type { OrderStatus } from "./order-status.ts"
import type { OrderEvent } from "./order-timeline.ts"

/** What of an order says when it comes. */
export type Coming = {
  readonly canPay: boolean
  readonly orderStatus: OrderStatus
  readonly placedAt: string
  readonly delivery: { readonly code: OrderWay; readonly days: DeliveryDays }
  readonly timeline: ReadonlyArray<{ readonly event: OrderEvent; readonly at: string }>
}

/** The days between which an order comes, both included; `null` where there are none: it goes by e-mail, waits to be paid, or is at its end. */
export const comingDays = (order: Coming): { readonly first: string; readonly last: string } | null => {
  const { days } = order.delivery
  const from = beginning(order)
  return from === null ? null : { first: dayAfter(from, days.least), last: dayAfter(from, days.most) }
}

/** The same in words: «24–28 ноября»; empty where there are none. */
export const comingWords = (order: Coming): string => {
  const from = beginning(order)
  return from === null ? "" : daysAfter(from, order.delivery.days)
}

const beginning = ({ canPay, delivery, orderStatus, placedAt, timeline }: Coming): string | null =>
  canPay || delivery.code === "email" || orderStatus === "completed" || orderStatus === "cancelled"
    ? null
    : (timeline.findLast(({ event }) => event === "paid")?.at ?? placedAt)

const dayAfter = (at: string, days: number): string => momentOf(new Date(Date.parse(at) + days * 86_400_000).toISOString()).day
