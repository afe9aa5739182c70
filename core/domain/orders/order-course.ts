import { refundDelay, refundMethodText } from "../content/shop-promises.ts"
import { carrierStorageDays, salonHoldHours } from "../content/shop-rules.ts"
import { formatDay, momentOf } from "../text/days.ts"
import { formatCount } from "../text/plural.ts"
import { type ComingOrder, comingDaysText, overdueText } from "./coming-days.ts"
import type { OrderDeliveryMethod } from "../delivery/deliveries.ts"
import { certificateMailText } from "./mailed-text.ts"
import { type PaymentState, unpaidOrderHours } from "./order-payment.ts"
import type { OrderEvent } from "./order-timeline.ts"

type CourseOrder = Omit<ComingOrder, "delivery"> & {
  readonly paymentState: PaymentState
  readonly items: Parameters<typeof certificateMailText>[0]
  /** Sentence for the buyer; `null` unless the shop cancelled the order. */
  readonly cancelReason: string | null
  readonly payment: { readonly heldUntil: string | null }
  readonly delivery: ComingOrder["delivery"] & { readonly address: string; readonly delayReason: string | null }
  readonly timeline: ReadonlyArray<{ readonly event: OrderEvent; readonly at: string; readonly text: string }>
}

export type CourseStep =
  | { readonly state: "done" | "current"; readonly text: string; readonly at: string; readonly detail?: string }
  | { readonly state: "future"; readonly text: string; readonly detail: string }

/** Past events (the last one current), then expected steps. */
export const courseOf = (order: CourseOrder): ReadonlyArray<CourseStep> => [
  ...order.timeline.map(
    (step, index) =>
      ({
        state: index === order.timeline.length - 1 ? "current" : "done",
        text: step.text,
        at: step.at,
        ...reasonOf(order, step)
      }) as const
  ),
  ...comingSteps(order).map(([text, detail]) => ({ state: "future", text, detail }) as const)
]

const reasonOf = ({ cancelReason, delivery: { delayReason }, timeline }: CourseOrder, step: CourseOrder["timeline"][number]) => {
  if (step.event === "cancelledByShop") return cancelReason === null ? {} : { detail: cancelReason }
  return delayReason !== null && step === timeline.findLast(({ event }) => event === "moved") ? { detail: delayReason } : {}
}

type ComingStep = readonly [text: string, detail: string]

/** Promises only what the shop does. */
const comingSteps = (order: CourseOrder): ReadonlyArray<ComingStep> => {
  const { canPay, delivery, orderStatus, paymentState } = order
  if (paymentState === "refunding") return [["Деньги вернутся", `Вернём их ${refundMethodText}. ${refundDelay}`]]
  if (orderStatus === "cancelled" || orderStatus === "completed") return []
  const pay: ReadonlyArray<ComingStep> = canPay ? [["Оплата", paymentText(order)]] : []
  return delivery.code === "email" ? [...pay, mailStep(order)] : [...pay, ...deliverySteps(order)]
}

/** Holds of unique items end before the order does. */
const paymentText = ({ payment: { heldUntil } }: CourseOrder): string => {
  const waits = `Ждём её ${formatCount(unpaidOrderHours, hours)}, потом заказ отменится.`
  if (heldUntil === null) return waits
  const { day, time } = momentOf(heldUntil)
  return `${waits} Закреплён за вами до ${formatDay(day)}, ${time} по Москве.`
}

const mailStep = ({ delivery, items }: CourseOrder): ComingStep =>
  items.every(({ gift }) => gift === null)
    ? ["Сертификаты придут на почту", `Сразу после оплаты, на ${delivery.address}.`]
    : ["Отправим сертификаты", `${certificateMailText(items)}.`]

const deliverySteps = (order: CourseOrder): ReadonlyArray<ComingStep> => {
  const {
    delivery: { code },
    orderStatus,
    paymentState
  } = order
  const when = order.delivery.isOverdue ? overdueText(order) : comingDaysText(order)
  const [isStarted, isReady] = [orderStatus !== "new", orderStatus === "ready"]
  const due = paymentState === "onReceipt" ? "Осмотрите заказ и оплатите его картой или наличными." : "Осмотрите заказ при получении."
  const [ready, received] = stepsBy[code]
  return [
    ...(isStarted ? [] : [["Соберём заказ", "Проверим украшения, камни и документы к ним."] as const]),
    ...(isReady ? [] : [[ready.text, sentences(ready.isDated ? when : "", ready.detail)] as const]),
    [received.text, sentences(received.isDated ? when : "", received.detail, due)]
  ]
}

/** `isDated`: the step shows the agreed date. */
const stepsBy: Readonly<Record<OrderDeliveryMethod, readonly [ready: Way, received: Way]>> = {
  courier: [
    { text: "Передадим курьеру", isDated: false, detail: "Он позвонит накануне." },
    { text: "Курьер привезёт заказ", isDated: true, detail: "" }
  ],
  "self-pickup": [
    { text: "Заказ будет в салоне", isDated: true, detail: "Напишем, когда его можно забрать." },
    { text: "Заберёте в салоне", isDated: false, detail: `Салон хранит заказ ${formatCount(salonHoldHours, ["час", "часа", "часов"])}.` }
  ],
  "pickup-point": [
    { text: "Заказ будет в пункте выдачи", isDated: true, detail: "Напишем, когда его можно забрать." },
    {
      text: "Заберёте в пункте выдачи",
      isDated: false,
      detail: `Пункт хранит заказ ${formatCount(carrierStorageDays, ["рабочий день", "рабочих дня", "рабочих дней"])}.`
    }
  ],
  email: [
    { text: "Сертификаты придут на почту", isDated: false, detail: "" },
    { text: "Сертификаты придут на почту", isDated: false, detail: "" }
  ]
}

type Way = { readonly text: string; readonly isDated: boolean; readonly detail: string }

const hours = ["час", "часа", "часов"] as const

const sentences = (when: string, ...details: ReadonlyArray<string>): string =>
  [when === "" ? "" : `${when.slice(0, 1).toUpperCase()}${when.slice(1)}.`, ...details].filter((text) => text !== "").join(" ")
