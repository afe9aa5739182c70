import type { OrderStatus } from "./order-status.ts"

/** Where the money of an order is. */
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

/** Whether an order waits to be paid online: a payment that was declined can be tried again. */
export const canPay = ({ payment, status }: { readonly status: OrderStatus; readonly payment: PaymentState }): boolean =>
  status === "new" && (payment === "waiting" || payment === "declined")

/** Whether an order was paid for, whatever has gone back since. */
export const isPaidOrder = (payment: PaymentState): boolean => payment === "paid" || payment === "refunding" || payment === "refunded"

/** Hours after which an order that is not paid is cancelled by the shop. */
export const unpaidOrderHours = 24

/** The page on which an order is paid, and the one after it (CHK-009). */
export const payPath = (orderId: number): string => `/cart/pay?orderId=${orderId}`
export const successPath = (orderId: number): string => `/cart/success?orderId=${orderId}`
