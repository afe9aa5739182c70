/** What happens to an order. */
export const orderEvents = [
  "placed",
  "paymentDeclined",
  "paid",
  "certificatesIssued",
  "inWork",
  "moved",
  "ready",
  "completed",
  "cancelled",
  "expired",
  "takenByAnother",
  "paidTwice",
  "refunding",
  "refunded",
  "careAsked",
  "careAccepted",
  "careDeclined",
  "careDone",
  "careRefunded"
] as const
export type OrderEvent = (typeof orderEvents)[number]

/** What the shopper reads of it. */
export const orderEventTexts: Readonly<Record<OrderEvent, string>> = {
  placed: "Заказ оформлен",
  paymentDeclined: "Оплата не прошла, деньги не списаны",
  paid: "Заказ оплачен",
  certificatesIssued: "Сертификаты отправлены на почту",
  inWork: "Заказ в работе",
  moved: "Срок получения перенесён",
  ready: "Заказ готов к выдаче",
  completed: "Заказ выполнен",
  cancelled: "Вы отменили заказ",
  expired: "Заказ отменён: он не был оплачен вовремя",
  takenByAnother: "Заказ отменён: пока шла оплата, изделие купил другой покупатель",
  paidTwice: "Заказ уже был оплачен, второй платёж возвращаем",
  refunding: "Возвращаем деньги",
  refunded: "Деньги возвращены",
  careAsked: "Обращение принято",
  careAccepted: "Обращение согласовано",
  careDeclined: "На обращение ответили отказом",
  careDone: "Обращение выполнено",
  careRefunded: "Деньги по обращению возвращены"
}

/** What the shopper reads of a step; one of a request says which. */
export const orderEventText = (event: OrderEvent, care: number | null): string =>
  care === null ? orderEventTexts[event] : `${orderEventTexts[event]}: №\u00a0${care}`
