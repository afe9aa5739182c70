import { backToCertificates } from "./certificate-cases.ts"
import type { OrderStatus } from "./order-status.ts"

export const paymentStates = ["onReceipt", "waiting", "declined", "paid", "refunding", "refunded", "unpaid"] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentStateNames: Readonly<Record<PaymentState, string>> = {
  onReceipt: "Оплата при получении",
  waiting: "Ожидает оплаты",
  declined: "Оплата не прошла",
  paid: "Оплачен",
  refunding: "Возвращаем деньги",
  refunded: "Деньги возвращены",
  unpaid: "Не оплачен"
}

/** `coveredBy`: certificates that paid the whole order, so that its refund went to them. */
export const paymentStateName = (state: PaymentState, coveredBy: number): string =>
  state === "refunded" && coveredBy > 0 ? backToCertificates(coveredBy) : paymentStateNames[state]

/** Label of the sum that certificates do not cover. */
export const dueLabel = (state: PaymentState): string => {
  switch (state) {
    case "onReceipt":
      return "К оплате при получении"
    case "waiting":
    case "declined":
      return "К оплате"
    case "paid":
    case "refunding":
    case "refunded":
    case "unpaid":
      return "Остальное"
  }
}

/** A declined payment can be repeated. */
export const canPay = ({ payment, status }: { readonly status: OrderStatus; readonly payment: PaymentState }): boolean =>
  status === "new" && (payment === "waiting" || payment === "declined")

/** The last payment was declined, and none has been started since. */
export const isDeclined = (order: { readonly canPay: boolean; readonly state: PaymentState; readonly payment: object | null }): boolean =>
  order.canPay && order.state === "declined" && order.payment === null

/** Also true for orders refunded since. */
export const isPaidOrder = (payment: PaymentState): boolean => payment === "paid" || payment === "refunding" || payment === "refunded"

/** Time until an unpaid order is cancelled. */
export const unpaidOrderHours = 24

/** CHK-009. */
export const payPath = (orderId: number): string => `/cart/pay?orderId=${orderId}`
export const successPath = (orderId: number): string => `/cart/success?orderId=${orderId}`
