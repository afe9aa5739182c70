import type { CartType } from "../product/cart-ids.ts"
import type { OrderDeliveryMethod } from "../delivery/deliveries.ts"
import { isMadeForBuyer } from "./returns.ts"

/** CHK-005. */
export const paymentMethods = ["card", "sbp", "receipt"] as const
export type PaymentMethodCode = (typeof paymentMethods)[number]

/** `certificate`: certificates cover the whole order. */
export const orderPaymentMethods = [...paymentMethods, "certificate"] as const
export type OrderPaymentMethod = (typeof orderPaymentMethods)[number]

export type PaymentMethod = {
  readonly id: number
  readonly code: PaymentMethodCode
  readonly name: string
  readonly note: string
  readonly isOnline: boolean
}

export const paymentMethodList: ReadonlyArray<PaymentMethod> = [
  {
    id: 1,
    code: "card",
    name: "Картой онлайн",
    note: "Карты российских банков. Данные карты вводятся на странице банка, мы их не видим.",
    isOnline: true
  },
  { id: 2, code: "sbp", name: "Системой быстрых платежей", note: "По коду на экране или по ссылке в приложение банка.", isOnline: true },
  { id: 3, code: "receipt", name: "При получении", note: "Картой или наличными, когда вы осмотрите заказ.", isOnline: false }
]

export const paymentMethodName = (code: OrderPaymentMethod): string =>
  paymentMethodList.find((way) => way.code === code)?.name ?? "Подарочным сертификатом"

export type PaidItem = { readonly type: CartType; readonly engraving: object | null }

/** `delivery` is `null` until chosen. */
export type PayableOrder = {
  readonly delivery: OrderDeliveryMethod | null
  readonly items: ReadonlyArray<PaidItem>
  readonly isOnlineTaken: boolean
}

/**
 * CHK-006. On receipt only with handover by the shop and returnable items: no custom or engraved pieces, no certificates, which are sent after
 * payment.
 */
export const paymentMethodsFor = ({ delivery, isOnlineTaken, items }: PayableOrder): ReadonlyArray<PaymentMethod> =>
  paymentMethodList.filter(({ isOnline }) => (isOnline ? isOnlineTaken : delivery !== "pickup-point" && !items.some(isPaidAhead)))

const isPaidAhead = (item: PaidItem): boolean => isMadeForBuyer(item) || item.type === "certificate"
