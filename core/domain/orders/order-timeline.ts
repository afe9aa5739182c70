import type { OrderDeliveryMethod } from "../delivery/deliveries.ts"
import { backToCertificates } from "./certificate-cases.ts"
import { readyNames } from "./order-status.ts"

export const orderEvents = [
  "placed",
  "paymentDeclined",
  "payOnReceipt",
  "paid",
  "certificatesIssued",
  "inWork",
  "moved",
  "ready",
  "completed",
  "cancelled",
  "cancelledByShop",
  "expired",
  "takenByAnother",
  "paidTwice",
  "latePayment",
  "refunding",
  "refunded",
  "careAsked",
  "careAccepted",
  "careDeclined",
  "careDone",
  "careRefunded"
] as const
export type OrderEvent = (typeof orderEvents)[number]

/** Events after which an order is cancelled. */
export const cancellations: ReadonlySet<OrderEvent> = new Set(["cancelled", "cancelledByShop", "expired", "takenByAnother"])

export const orderEventTexts: Readonly<Record<OrderEvent, string>> = {
  placed: "Заказ оформлен",
  paymentDeclined: "Оплата не прошла, деньги не списаны",
  payOnReceipt: "Вы выбрали оплату при получении",
  paid: "Заказ оплачен",
  certificatesIssued: "Сертификаты выпущены",
  inWork: "Заказ в работе",
  moved: "Срок получения перенесён",
  ready: "Заказ готов",
  completed: "Заказ выполнен",
  cancelled: "Вы отменили заказ",
  cancelledByShop: "Мы отменили заказ",
  expired: "Заказ отменён: он не был оплачен вовремя",
  takenByAnother: "Заказ отменён: пока шла оплата, изделие купил другой покупатель",
  paidTwice: "Заказ уже был оплачен, повторный платёж возвращаем",
  latePayment: "Прежний платёж прошёл позже, возвращаем его: заказ вы оплатите при получении",
  refunding: "Возвращаем деньги",
  refunded: "Деньги возвращены",
  careAsked: "Обращение принято",
  careAccepted: "Обращение согласовано",
  careDeclined: "На обращение ответили отказом",
  careDone: "Обращение выполнено",
  careRefunded: "Деньги по обращению возвращены"
}

/** `certificates`: number of those that got the whole refund; 0 if money was paid out. */
type EventOrder = { readonly care: number | null; readonly certificates: number; readonly way: OrderDeliveryMethod }

export const orderEventText = (event: OrderEvent, { care, certificates, way }: EventOrder): string => {
  if (event === "careRefunded" && certificates > 0) return `${backToCertificates(certificates)} по обращению №\u00a0${care}`
  if (care !== null) return `${orderEventTexts[event]}: №\u00a0${care}`
  if (event === "refunded" && certificates > 0) return backToCertificates(certificates)
  return event === "ready" ? `Заказ ${readyNames[way].toLowerCase()}` : orderEventTexts[event]
}
