import type { CartType } from "../product/cart-ids.ts"
import type { OrderWay } from "../delivery/deliveries.ts"
import { isMadeForBuyer } from "./returns.ts"

/** CHK-005. */
export const paymentWays = ["card", "sbp", "receipt"] as const
export type PaymentWayCode = (typeof paymentWays)[number]

/** `certificate`: certificates cover the whole order. */
export const orderPaymentWays = [...paymentWays, "certificate"] as const
export type OrderPaymentWay = (typeof orderPaymentWays)[number]

export type PaymentWay = {
  readonly id: number
  readonly code: PaymentWayCode
  readonly name: string
  readonly note: string
  readonly isOnline: boolean
}

export const paymentWayList: ReadonlyArray<PaymentWay> = [
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

export const paymentWayName = (code: OrderPaymentWay): string =>
  paymentWayList.find((way) => way.code === code)?.name ?? "Подарочным сертификатом"

export type PaidItem = { readonly type: CartType; readonly engraving: object | null }

/** `delivery` is `null` until chosen. */
export type PayableOrder = {
  readonly delivery: OrderWay | null
  readonly things: ReadonlyArray<PaidItem>
  readonly isOnlineTaken: boolean
}

/**
 * CHK-006. On receipt only with handover by the shop and returnable items: no custom or engraved pieces, no certificates, which are sent after
 * payment.
 */
export const paymentWaysFor = ({ delivery, isOnlineTaken, things }: PayableOrder): ReadonlyArray<PaymentWay> =>
  paymentWayList.filter(({ isOnline }) => (isOnline ? isOnlineTaken : delivery !== "pickup-point" && !things.some(isPaidAhead)))

const isPaidAhead = (thing: PaidItem): boolean => isMadeForBuyer(thing) || thing.type === "certificate"
