import type { ComponentProps } from "react"
import { orderEventTexts } from "../../core/domain/orders/order-timeline.ts"
import type { OrderTimeline } from "../orders/order-timeline.tsx"

type Order = ComponentProps<typeof OrderTimeline>["order"]

const happened = (event: Order["timeline"][number]["event"], at: string): Order["timeline"][number] => ({
  event,
  at,
  text: orderEventTexts[event]
})

const placed = happened("placed", "2026-11-21T08:15:00.000Z")
const paid = happened("paid", "2026-11-21T08:17:00.000Z")
const inWork = happened("inWork", "2026-11-22T07:00:00.000Z")

const pieces: Order["items"] = [{ gift: null }]

const payment: Order["payment"] = { heldUntil: null }

const courier: Order["delivery"] = {
  code: "courier",
  term: { kind: "days", from: "2026-11-25", to: "2026-11-25" },
  hours: "10:00–14:00",
  delayReason: null,
  address: "Москва, Тверская улица, д. 12"
}

export const orders: ReadonlyArray<{ readonly name: string; readonly order: Order }> = [
  {
    name: "ждёт оплаты",
    order: { canPay: true, orderStatus: "new", paymentState: "waiting", items: pieces, payment, delivery: courier, timeline: [placed] }
  },
  {
    name: "в работе",
    order: {
      canPay: false,
      orderStatus: "inWork",
      paymentState: "paid",
      items: pieces,
      payment,
      delivery: courier,
      timeline: [placed, paid, inWork]
    }
  },
  {
    name: "перенесён",
    order: {
      canPay: false,
      orderStatus: "inWork",
      paymentState: "paid",
      items: pieces,
      payment,
      delivery: {
        ...courier,
        term: { kind: "days", from: "2026-12-01", to: "2026-12-01" },
        delayReason: "Ждём заключение пробирной палаты."
      },
      timeline: [placed, paid, inWork, happened("moved", "2026-11-24T09:30:00.000Z")]
    }
  }
]
