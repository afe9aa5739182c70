import type { CalendarEvent } from "../text/calendar-file.ts"
import { type ComingOrder, comingDays } from "./coming-days.ts"
import type { OrderDeliveryMethod } from "../delivery/deliveries.ts"
import { orderPath } from "./orders-address.ts"

type CalendarOrder = Omit<ComingOrder, "delivery"> & {
  readonly id: number
  readonly number: string
  readonly placedAt: string
  readonly timeline: ReadonlyArray<{ readonly at: string }>
  readonly delivery: ComingOrder["delivery"] & {
    readonly address: string
    readonly point: { readonly name: string; readonly hours: string } | null
  }
}

/** A later `version` replaces an earlier one; a cancelled order withdraws the event. */
export const deliveryEvent = (order: CalendarOrder, origin: string): CalendarEvent | null => {
  const isCancelled = order.orderStatus === "cancelled"
  const days = comingDays(isCancelled ? { ...order, orderStatus: "new" } : order)
  if (days === null) return null
  const { delivery, id, number, placedAt, timeline } = order
  return {
    uid: `order-${number}@${new URL(origin).hostname}`,
    title: `${titles[delivery.code]}: заказ № ${number}, «Грань»`,
    when: { kind: "days", ...days },
    place: delivery.point === null ? delivery.address : `${delivery.point.name}, ${delivery.address}`,
    description: [delivery.point === null ? "" : `Часы работы: ${delivery.point.hours}.`, "Возьмите с собой паспорт."]
      .filter((text) => text !== "")
      .join("\n"),
    link: `${origin}${orderPath(id)}`,
    writtenAt: timeline.at(-1)?.at ?? placedAt,
    version: timeline.length,
    isCancelled
  }
}

const titles: Readonly<Record<OrderDeliveryMethod, string>> = {
  courier: "Курьер привезёт",
  "self-pickup": "Забрать в салоне",
  "pickup-point": "Забрать в пункте выдачи",
  email: ""
}
