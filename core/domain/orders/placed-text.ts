import type { CartType } from "../product/cart-ids.ts"
import type { Term } from "../delivery/arrival.ts"
import { formatTermAfterVerb } from "../delivery/arrival-text.ts"
import { formatDay, momentOf } from "../text/days.ts"
import { certificateWord } from "./certificate-cases.ts"
import { overdueText } from "./coming-days.ts"
import type { OrderDeliveryMethod } from "../delivery/deliveries.ts"
import { type GivenGift, givenGiftsText, hasGifts, hasBuyersItems } from "./given-gifts.ts"
import type { PaymentState } from "./order-payment.ts"
import type { OrderStatus } from "./order-status.ts"
import type { OrderEvent } from "./order-timeline.ts"

type PlacedOrderFields = {
  readonly canPay: boolean
  readonly orderStatus: OrderStatus
  readonly paymentState: PaymentState
  readonly coveredBy: number
  readonly contact: { readonly email: string }
  readonly items: ReadonlyArray<{
    readonly type: CartType
    readonly quantity: number
    readonly returned: number
    readonly gift: GivenGift | null
  }>
  readonly delivery: {
    readonly code: OrderDeliveryMethod
    readonly term: Term | null
    readonly hours: string | null
    readonly address: string
    readonly isOverdue: boolean
  }
  readonly timeline: ReadonlyArray<{ readonly event: OrderEvent; readonly at: string }>
}

/** Promises only what the shop does. */
export const placedOrderText = (order: PlacedOrderFields): string => {
  const { canPay, contact, coveredBy, delivery, orderStatus } = order
  if (orderStatus === "cancelled") return `Заказ отменён. Письмо об этом отправлено на ${contact.email}.`
  if (order.paymentState === "refunding" || order.paymentState === "refunded")
    return coveredBy === 0
      ? `${returnedText(order)}, деньги за них ${order.paymentState === "refunded" ? "вернули" : "возвращаем"} вам.`
      : `Вещи вернули нам, деньги за них вернулись на ${certificateWord(coveredBy)}.`
  if (delivery.code === "email") return mailedOrderText(order)
  if (canPay) return "Заказ ждёт оплаты. Пока она не прошла, деньги не списаны."
  if (orderStatus === "completed") return "Заказ передан вам."
  return `Подтверждение отправлено на ${contact.email}. ${deliveryText(order)}`
}

/** Unsent gifts cannot be handed back. */
const returnedText = ({ items }: PlacedOrderFields): string =>
  items.every(({ type }) => type === "certificate") ? "Сертификаты отменены" : "Вещи вернули нам"

const mailedOrderText = (order: PlacedOrderFields): string => {
  const { canPay } = order
  if (!hasBuyersItems(order)) return canPay ? "Заказ ждёт оплаты, деньги не списаны. Подарки отправим после неё." : givenGiftsText(order)
  return [buyerCertificatesText(order), hasGifts(order) ? (canPay ? "Подарки отправим получателям." : givenGiftsText(order)) : ""]
    .join(" ")
    .trim()
}

const buyerCertificatesText = ({ canPay, delivery, timeline }: PlacedOrderFields): string => {
  if (canPay) return `Заказ ждёт оплаты, деньги не списаны. Сразу после неё сертификаты придут на ${delivery.address}.`
  const issued = timeline.find(({ event }) => event === "certificatesIssued")
  if (issued === undefined) return `Сертификаты придут на ${delivery.address}.`
  const { day, time } = momentOf(issued.at)
  return `Сертификаты отправлены на ${delivery.address} ${formatDay(day)} в ${time} по московскому времени. Если письма нет, проверьте папку «Спам»: сертификаты открываются и здесь.`
}

const deliveryText = (order: PlacedOrderFields): string => {
  const { code, hours, isOverdue, term } = order.delivery
  if (term === null) return "Срок доставки согласуем с вами по телефону."
  if (isOverdue) return `${overdueText(order)}.`
  const when = formatTermAfterVerb(term)
  const isReady = order.orderStatus === "ready"
  switch (code) {
    case "courier":
      return hours === null
        ? `Курьер привезёт заказ ${when}: он позвонит накануне, чтобы согласовать время.`
        : `Курьер привезёт заказ ${when}, ${hours}, и позвонит накануне.`
    case "self-pickup":
      return isReady ? "Заказ ждёт вас в салоне." : `Заказ будет в салоне ${when}. Мы напишем, когда его можно забрать.`
    case "pickup-point":
      return isReady ? "Заказ ждёт вас в пункте выдачи." : `Заказ будет в пункте выдачи ${when}. Мы напишем, когда его можно забрать.`
    case "email":
      return ""
  }
}
