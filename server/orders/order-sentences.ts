import type { Order, OrderItem } from "../../core/contract/order-history.ts"
import { giftDesignOf, giftPicture } from "../../core/domain/cart/gift-designs.ts"
import { formatTermAfterVerb } from "../../core/domain/delivery/arrival-text.ts"
import { refundDelay, refundMethodText } from "../../core/domain/content/shop-promises.ts"
import { engravingText } from "../../core/domain/engraving/engraving.ts"
import { certificateRefundTexts, refundTexts } from "../../core/domain/orders/care-text.ts"
import { withCertificates } from "../../core/domain/orders/certificate-cases.ts"
import { givenGiftText } from "../../core/domain/orders/given-gifts.ts"
import { certificateMailText } from "../../core/domain/orders/mailed-text.ts"
import { moneyBack } from "../../core/domain/orders/money-back.ts"
import { cancellations } from "../../core/domain/orders/order-timeline.ts"
import { letterPassDays } from "../../core/domain/orders/papers.ts"
import { dueLabel } from "../../core/domain/orders/order-payment.ts"
import { formatDay } from "../../core/domain/text/days.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import type { LetterItem, LetterSum } from "../platform/mail/letter-content.ts"

/** The receipt link works for a week; gift links, by certificate number, until the certificate expires. */
export type LetterLinks = { readonly receipt: string | null; readonly gifts: Readonly<Record<string, string>> }

export const readyText = ({ delivery, number }: Order): string =>
  delivery.point === null
    ? `Заказ № ${number} собран. Курьер позвонит накануне.${delivery.address === "" ? "" : ` Адрес: ${delivery.address}.`}`
    : `Заказ № ${number} ждёт вас: ${delivery.point.name}, ${delivery.address}.`

export const dueOf = ({ amounts, paymentState }: Order): ReadonlyArray<LetterSum> =>
  paymentState === "onReceipt" ? [{ name: dueLabel(paymentState), value: formatPrice(amounts.due) }] : []

export const sumsOf = ({ amounts, certificates, paymentState, promotion }: Order): ReadonlyArray<LetterSum> => [
  ...(promotion === null
    ? []
    : [
        amounts.discount === 0
          ? { name: `Промокод ${promotion.code}`, value: promotion.words }
          : { name: `Промокод ${promotion.code}, ${promotion.words}`, value: `−${formatPrice(amounts.discount)}` }
      ]),
  ...(amounts.delivery === 0 ? [] : [{ name: "Доставка", value: formatPrice(amounts.delivery) }]),
  { name: "Итого", value: formatPrice(amounts.total) },
  ...certificates.map(({ amount, ending }) => ({ name: `Сертификатом •••• ${ending}`, value: formatPrice(amount) })),
  ...(amounts.byCertificates === 0 || amounts.due === 0 ? [] : [{ name: dueLabel(paymentState), value: formatPrice(amounts.due) }])
]

export const receivedOf = ({ amounts, certificates, number }: Order): string =>
  amounts.due === 0
    ? `Заказ № ${number} полностью оплачен ${withCertificates(certificates.length)}.`
    : `Мы получили ${formatPrice(amounts.due)} за заказ № ${number}.`

export const openOrder = ({ id }: Order, publicUrl: string) => ({
  text: "Открыть заказ",
  link: `${publicUrl}/personal/order-history/${id}`
})

export const itemsOf = ({ items, orderStatus }: Pick<Order, "items" | "orderStatus">): ReadonlyArray<LetterItem> =>
  items.map((item) => itemOf(item, item.quantity, orderStatus === "cancelled"))

/** `quantity` may be less than the line has. */
export const itemOf = (
  { attributes, engraving, gift, images, name, price, returned, type }: OrderItem,
  quantity: number,
  isOff = false
): LetterItem => ({
  name,
  details: attributes,
  quantity,
  sum: price * quantity,
  picture: pictureOf(type, images[0]),
  notes: [
    ...(gift === null ? [] : [givenGiftText(gift, isOff || returned >= quantity)]),
    ...(engraving === null ? [] : [`Гравировка. ${engravingText(engraving)}: ${formatPrice(engraving.price * quantity)}`])
  ]
})

const pictureOf = (type: OrderItem["type"], image: string | undefined): string | null =>
  type === "certificate" ? giftPicture(giftDesignOf(image ?? "")) : (image ?? null)

export const deliveryOf = ({ delivery, items, paymentState }: Order): string => {
  if (delivery.code === "email" && items.every(({ gift }) => gift !== null)) return "Сертификаты придут получателям."
  if (delivery.code === "email" && items.some(({ gift }) => gift !== null))
    return paymentState === "paid"
      ? `Подарки придут получателям, остальное отправлено на ${delivery.address}.`
      : `${certificateMailText(items)}.`
  if (delivery.code === "email")
    return paymentState === "paid"
      ? `Сертификаты отправлены на ${delivery.address}.`
      : `Сертификаты придут на ${delivery.address} сразу после оплаты.`
  const place = delivery.point === null ? delivery.address : `${delivery.point.name}, ${delivery.address}`
  return `${delivery.name}${place === "" ? "" : `: ${place}`}. ${whenOf(delivery)}`
}

const whenOf = ({ delayReason, hours, term }: Order["delivery"]): string => {
  if (term === null) return "Срок согласуем с вами по телефону."
  const when = `Получите ${formatTermAfterVerb(term)}${hours === null ? "" : `, ${hours}`}.`
  return delayReason === null ? when : `${when} ${delayReason}`
}

export const certificatesOf = ({ items }: Order, { gifts }: LetterLinks): ReadonlyArray<string> => {
  const bought = items.flatMap(({ certificates, gift }) => (gift === null ? certificates : []))
  const lines = bought.map(({ number, validUntil }) => {
    const link = gifts[number]
    return `Подарочный сертификат ${number}, действует по ${formatDay(validUntil)}${link === undefined ? "" : `: ${link}`}`
  })
  return Object.keys(gifts).length === 0 ? lines : [...lines, forReceiver]
}

const forReceiver =
  "Ссылку на сертификат можно переслать тому, кому вы его дарите: она действует столько же, сколько сертификат. Отозвать её и создать новую можно на странице заказа."

export const receiptOf = ({ receipt }: LetterLinks): ReadonlyArray<string> => (receipt === null ? [] : [`Чек в формате PDF: ${receipt}`])

export const receiptNotes = [
  `Ссылка на чек действует ${formatCount(letterPassDays, ["день", "дня", "дней"])}. Потом он открывается на странице заказа после входа.`
]

export const endingOf = ({ timeline }: Order): string => timeline.findLast(({ event }) => cancellations.has(event))?.text ?? "Заказ отменён"

/** Sentences about a cancelled order: its reason, and its certificates. */
export const cancellationOf = ({ cancelReason, items, timeline }: Order): ReadonlyArray<string> => [
  ...(cancelReason === null ? [] : [cancelReason]),
  ...(items.some(({ type }) => type === "certificate") && timeline.some(({ event }) => event === "certificatesIssued")
    ? ["Сертификаты из него больше не действуют"]
    : [])
]

/** Refund of a cancelled order. */
export const moneyOf = (order: Order): ReadonlyArray<string> => {
  const rest = moneyBack(order).parts.find(({ care }) => care === null)
  return rest === undefined ? [] : refundTexts({ ...rest, isSent: false }, { isByHand: false })
}

/** `moneyOf` once the money is paid out. */
export const refundedOf = (order: Order): ReadonlyArray<string> => {
  const rest = moneyBack(order).parts.find(({ care }) => care === null)
  return rest === undefined
    ? [`Мы вернули деньги за заказ № ${order.number} ${refundMethodText}. ${refundDelay}`]
    : [
        ...(rest.amount === 0
          ? []
          : [`Мы вернули ${formatPrice(rest.amount)} за заказ № ${order.number} ${refundMethodText}. ${refundDelay}`]),
        ...certificateRefundTexts(rest.certificates)
      ]
}

export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
