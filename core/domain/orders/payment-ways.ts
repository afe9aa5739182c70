import type { CartType } from "../cart/cart-ids.ts"
import type { OrderWay } from "./deliveries.ts"
import { isMadeForBuyer } from "./returns.ts"

/** How an order is paid (CHK-005). */
export const paymentWays = ["card", "sbp", "receipt"] as const
export type PaymentWayCode = (typeof paymentWays)[number]

/** How an order that was placed is paid: where certificates pay for all of it, nothing else is asked for. */
export const orderPaymentWays = [...paymentWays, "certificate"] as const
export type OrderPaymentWay = (typeof orderPaymentWays)[number]

export type PaymentWay = {
  readonly id: number
  readonly code: PaymentWayCode
  readonly name: string
  readonly note: string
  /** Paid at once, on the page of the payment; else when the order is handed over. */
  readonly isOnline: boolean
}

/** All ways in their order. */
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

/** What a way is called. */
export const paymentWayName = (code: OrderPaymentWay): string =>
  paymentWayList.find((way) => way.code === code)?.name ?? "Подарочным сертификатом"

/** A thing of an order, in what decides how it may be paid. */
export type PaidThing = { readonly type: CartType; readonly engraving: object | null }

/** An order to be paid for: how it comes, where that is chosen, and its things. */
export type Payable = {
  readonly delivery: OrderWay | null
  readonly things: ReadonlyArray<PaidThing>
  /** Whether the shop takes payments online at all. */
  readonly isOnlineTaken: boolean
}

/**
 * Ways to pay an order (CHK-006): on receipt only where the house itself hands over, and only what is ready and can go back to the shop: a stone that is
 * set for the shopper, an engraved piece, and a certificate, which is sent once it is paid, are paid ahead.
 */
export const paymentWaysFor = ({ delivery, isOnlineTaken, things }: Payable): ReadonlyArray<PaymentWay> =>
  paymentWayList.filter(({ isOnline }) => (isOnline ? isOnlineTaken : delivery !== "pickup-point" && !things.some(isPaidAhead)))

/** Made for the shopper, or sent when it is paid. */
const isPaidAhead = (thing: PaidThing): boolean => isMadeForBuyer(thing) || thing.type === "certificate"
