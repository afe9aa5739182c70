import type { ComponentProps } from "react"
import { orderEventTexts } from "../../core/domain/orders/order-timeline.ts"
import type { OrderTimeline } from "../orders/order-timeline.tsx"

type Order = ComponentProps<typeof OrderTimeline>["order"]

const eventAt = (event: Order["timeline"][number]["event"], at: string): Order["timeline"][number] => ({
  event,
  at,
  text: orderEventTexts[event]
})

const placed = eventAt("placed", "2026-11-21T08:15:00.000Z")
const paid = eventAt("paid", "2026-11-21T08:17:00.000Z")
const inWork = eventAt("inWork", "2026-11-22T07:00:00.000Z")

const courier: Order["delivery"] = {
  code: "courier",
  term: { kind: "days", from: "2026-11-25", to: "2026-11-25" },
  hours: "10:00–14:00",
  isOverdue: false,
  delayReason: null,
  address: "Москва, Тверская улица, д. 12"
}

const waiting: Order = {
  canPay: true,
  orderStatus: "new",
  paymentState: "waiting",
  items: [{ gift: null }],
  cancelReason: null,
  payment: { heldUntil: null },
  delivery: courier,
  timeline: [placed]
}

const beingMade: Order = { ...waiting, canPay: false, orderStatus: "inWork", paymentState: "paid", timeline: [placed, paid, inWork] }

export const orders: ReadonlyArray<{ readonly name: string; readonly order: Order }> = [
  { name: "ждёт оплаты", order: waiting },
  { name: "в работе", order: beingMade },
  {
    name: "перенесён",
    order: {
      ...beingMade,
      delivery: {
        ...courier,
        term: { kind: "days", from: "2026-12-01", to: "2026-12-01" },
        delayReason: "Ждём заключение пробирной палаты."
      },
      timeline: [...beingMade.timeline, eventAt("moved", "2026-11-24T09:30:00.000Z")]
    }
  }
]
