import type { Order } from "../../core/contract/order-history.ts"
import { engravingWords } from "../../core/domain/engraving/engraving.ts"
import { calendarFile } from "../../core/domain/text/calendar-file.ts"
import { deliveryEvent } from "../../core/domain/orders/delivery-event.ts"
import { giftText } from "../../core/domain/cart/gift-text.ts"
import { formatDay } from "../../core/domain/text/days.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { letterPassDays } from "../../core/domain/orders/papers.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { arrivesWords } from "../../core/domain/checkout/arrival-words.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { moneyBack } from "../../core/domain/orders/money-back.ts"
import { parcelSentences } from "../../core/domain/orders/parcel.ts"
import { payPath } from "../../core/domain/orders/order-payment.ts"
import { careWords } from "./care-letter.ts"
import { careLetterKinds, type CareLetterKind, type LetterKind, type OrderLetterKind } from "./order-letters.ts"
import { asHtml, asText, type Words } from "../platform/mail/letter-frame.ts"
import type { Letter } from "../platform/mail/mail.ts"

/** What a letter opens: the receipt for a week, each gift certificate, by its number, as long as it is valid. */
export type LetterLinks = { readonly receipt: string | null; readonly gifts: Readonly<Record<string, string>> }

type Told = {
  readonly kind: LetterKind
  readonly order: Order
  readonly links: LetterLinks
  readonly publicUrl: string
  /** The request that it is about. */
  readonly careId?: number | null
}

/** What the shop writes of an order: that it is taken, paid, ready, handed over, cancelled, that money is back. */
export const orderLetter = (told: Told): Letter => {
  const { kind, order, publicUrl } = told
  const words = isOfCare(kind) ? careLetter(kind, told) : wordsOf[kind](told)
  const calendar = calendarOf(told)
  return {
    ...{ to: order.contact.email, subject: words.subject, text: asText(words, publicUrl), html: asHtml(words, publicUrl) },
    ...(calendar !== null && { calendar })
  }
}

const isOfCare = (kind: LetterKind): kind is CareLetterKind => careLetterKinds.some((each) => each === kind)

const careLetter = (kind: CareLetterKind, { careId, order, publicUrl }: Told): Words => {
  const care = order.cares.find(({ id }) => id === careId)
  if (care === undefined) throw new Error(`the order has no request ${careId}`)
  return careWords(kind, { order, care, publicUrl })
}

/** The days of the delivery go with every letter that stands by them; what is cancelled is taken out of the calendar. */
const calendarOf = ({ kind, order, publicUrl }: Told): string | null => {
  if (kind === "completed" || kind === "paidTwice" || kind === "refunded" || isOfCare(kind)) return null
  const wasGiven = order.payment.code === "receipt" || order.timeline.some(({ event }) => event === "paid")
  const event = wasGiven ? deliveryEvent(order, publicUrl) : null
  return event === null ? null : calendarFile(event)
}

type Write = (told: Told) => Words

const placed: Write = ({ order, publicUrl }) => ({
  subject: `Заказ № ${order.number} принят`,
  title: `Заказ № ${order.number}`,
  paragraphs: [
    order.canPay ? "Мы приняли ваш заказ. Он ждёт оплаты." : "Мы приняли ваш заказ. Вы оплатите его при получении.",
    ...linesOf(order),
    ...sumsOf(order),
    deliveryOf(order),
    ...parcelSentences(order.parcel)
  ],
  action: order.canPay ? { text: "Оплатить заказ", link: `${publicUrl}${payPath(order.id)}` } : openOrder(order, publicUrl),
  notes: ["Если вы не оформляли этот заказ, напишите нам: мы отменим его."]
})

const paid: Write = ({ links, order, publicUrl }) => ({
  subject: `Заказ № ${order.number} оплачен`,
  title: "Заказ оплачен",
  paragraphs: [
    receivedOf(order),
    ...linesOf(order),
    ...sumsOf(order),
    deliveryOf(order),
    ...parcelSentences(order.parcel),
    ...certificatesOf(order, links),
    ...receiptOf(links)
  ],
  action: openOrder(order, publicUrl),
  notes: receiptNotes
})

const cancelled: Write = ({ order, publicUrl }) => ({
  subject: `Заказ № ${order.number} отменён`,
  title: "Заказ отменён",
  paragraphs: [order.timeline.findLast(({ event }) => endings.has(event))?.text ?? "Заказ отменён", ...moneyOf(order)].map(sentence),
  action: openOrder(order, publicUrl),
  notes: ["То, что вы выбрали, можно положить в корзину ещё раз со страницы заказа."]
})

const refunded: Write = ({ order, publicUrl }) => ({
  subject: `Деньги за заказ № ${order.number} возвращены`,
  title: "Деньги возвращены",
  paragraphs: [
    `Мы вернули оплату по заказу № ${order.number} тем же способом, которым вы платили. Банк зачисляет её до трёх рабочих дней.`
  ],
  action: openOrder(order, publicUrl),
  notes: []
})

/** The order stands: only what was paid a second time is back. */
const paidTwice: Write = ({ order, publicUrl }) => ({
  subject: `Второй платёж за заказ № ${order.number} возвращён`,
  title: "Второй платёж возвращён",
  paragraphs: [
    `Заказ № ${order.number} уже был оплачен, поэтому второй платёж мы вернули тем же способом, которым вы платили. Банк зачисляет его до трёх рабочих дней.`,
    "С заказом всё в порядке, делать ничего не нужно."
  ],
  action: openOrder(order, publicUrl),
  notes: []
})

const ready: Write = ({ order, publicUrl }) => ({
  subject: `Заказ № ${order.number} готов к выдаче`,
  title: "Заказ готов к выдаче",
  paragraphs: [readyText(order), ...linesOf(order), ...dueOf(order)],
  action: openOrder(order, publicUrl),
  notes: order.delivery.point === null ? [] : [`Часы работы: ${order.delivery.point.hours}. Телефон: ${order.delivery.point.phone}.`]
})

const completed: Write = ({ links, order, publicUrl }) => ({
  subject: `Заказ № ${order.number} выполнен`,
  title: "Заказ выполнен",
  paragraphs: [`Заказ № ${order.number} передан вам. Спасибо, что выбрали «Грань».`, ...receiptOf(links)],
  action: openOrder(order, publicUrl),
  notes: receiptNotes
})

/** The letter of a gift may not have come: who has bought it passes its link on. */
const giftLost: Write = ({ links, order, publicUrl }) => ({
  subject: "Письмо с подарком могло не дойти",
  title: "Письмо могло не дойти",
  paragraphs: order.items.flatMap(({ certificates, gift }) =>
    gift?.isLost === true
      ? [
          `Мы не уверены, что письмо дошло до получателя. Кому: ${gift.recipient}, ${gift.email ?? ""}. Ещё раз сами не отправим, чтобы оно не пришло дважды.`,
          ...certificates.map(
            ({ number }) => `Перешлите, пожалуйста, ссылку на сертификат ${number}: ${links.gifts[number] ?? "она есть на странице заказа"}`
          )
        ]
      : []
  ),
  action: openOrder(order, publicUrl),
  notes: []
})

/** The day is another than was agreed: why, and what its buyer may do. */
const delayed: Write = ({ order, publicUrl }) => ({
  subject: `Заказ № ${order.number}: новый срок получения`,
  title: "Срок получения перенесён",
  paragraphs: [
    "Простите: заказ придёт позже, чем мы обещали.",
    deliveryOf(order),
    ...(order.delivery.code === "courier" ? ["Курьер позвонит накануне, чтобы согласовать время."] : []),
    order.canCancel
      ? "Если новый срок вам не подходит, заказ можно отменить на его странице: всё оплаченное вернём."
      : `Если новый срок вам не подходит, позвоните нам: ${organization.phone}.`
  ],
  action: openOrder(order, publicUrl),
  notes: []
})

const wordsOf: Readonly<Record<OrderLetterKind, Write>> = {
  ...{ placed, paid, paidTwice, ready, completed, cancelled, refunded, giftLost },
  delayed
}

const readyText = ({ delivery, number }: Order): string =>
  delivery.point === null
    ? `Заказ № ${number} собран. Курьер позвонит перед доставкой: ${delivery.address}.`
    : `Заказ № ${number} ждёт вас: ${delivery.point.name}, ${delivery.address}.`

const dueOf = ({ amounts, paymentState }: Order): ReadonlyArray<string> =>
  paymentState === "onReceipt" ? [`К оплате при получении: ${formatPrice(amounts.due)}`] : []

/** The sums of an order, as its page has them; where nothing is taken off, its total alone. */
const sumsOf = ({ amounts, certificates, promotion }: Order): ReadonlyArray<string> => [
  ...(promotion === null
    ? []
    : [`Промокод ${promotion.code}: ${promotion.words}${amounts.discount === 0 ? "" : `, −${formatPrice(amounts.discount)}`}`]),
  ...(amounts.delivery === 0 ? [] : [`Доставка: ${formatPrice(amounts.delivery)}`]),
  `Итого: ${formatPrice(amounts.total)}`,
  ...certificates.map(({ amount, ending }) => `Сертификатом •••• ${ending}: ${formatPrice(amount)}`),
  ...(amounts.byCertificates === 0 || amounts.due === 0 ? [] : [`Остальное: ${formatPrice(amounts.due)}`])
]

const receivedOf = ({ amounts, number }: Order): string =>
  amounts.due === 0 ? `Заказ № ${number} полностью оплачен сертификатами.` : `Мы получили ${formatPrice(amounts.due)} за заказ № ${number}.`

const openOrder = ({ id }: Order, publicUrl: string) => ({ text: "Открыть заказ", link: `${publicUrl}/personal/order-history/${id}` })

const linesOf = ({ items }: Order): ReadonlyArray<string> =>
  items.flatMap(({ amount, engraving, gift, name, quantity }) => [
    `${name}${quantity === 1 ? "" : `, ${quantity} шт.`}: ${formatPrice(amount)}${gift === null ? "" : `. ${giftText(gift)}`}`,
    ...(engraving === null ? [] : [`Гравировка. ${engravingWords(engraving)}: ${formatPrice(engraving.price * quantity)}`])
  ])

const deliveryOf = ({ delivery, items, paymentState }: Order): string => {
  if (delivery.code === "email" && items.every(({ gift }) => gift !== null)) return "Сертификаты придут получателям."
  if (delivery.code === "email")
    return paymentState === "paid"
      ? `Сертификаты отправлены на ${delivery.address}.`
      : `Сертификаты придут на ${delivery.address} сразу после оплаты.`
  const place = delivery.point === null ? delivery.address : `${delivery.point.name}, ${delivery.address}`
  return `${delivery.name}: ${place}. ${whenOf(delivery)}`
}

/** The agreed day, and why it is another than was agreed first. */
const whenOf = ({ delayReason, hours, term }: Order["delivery"]): string => {
  if (term === null) return "Срок согласуем с вами по телефону."
  const when = `Получите ${arrivesWords(term)}${hours === null ? "" : `, ${hours}`}.`
  return delayReason === null ? when : `${when} ${delayReason}`
}

const certificatesOf = ({ items }: Order, { gifts }: LetterLinks): ReadonlyArray<string> => {
  const bought = items.flatMap(({ certificates, gift }) => (gift === null ? certificates : []))
  const lines = bought.map(({ number, validUntil }) => {
    const link = gifts[number]
    return `Подарочный сертификат ${number}, действует по ${formatDay(validUntil)}${link === undefined ? "" : `: ${link}`}`
  })
  return Object.keys(gifts).length === 0 ? lines : [...lines, forReceiver]
}

const forReceiver =
  "Ссылку на сертификат можно переслать тому, кому вы его дарите: она действует столько же, сколько сертификат. Отозвать её и создать новую можно на странице заказа."

const receiptOf = ({ receipt }: LetterLinks): ReadonlyArray<string> => (receipt === null ? [] : [`Чек в формате PDF: ${receipt}`])

const receiptNotes = [
  `Ссылка на чек действует ${formatCount(letterPassDays, ["день", "дня", "дней"])}. Потом он открывается на странице заказа после входа.`
]

const endings: ReadonlySet<string> = new Set(["cancelled", "expired", "takenByAnother"])

const moneyOf = (order: Order): ReadonlyArray<string> => {
  const rest = moneyBack(order).parts.find(({ care }) => care === null)
  return [
    ...order.certificates
      .filter(({ isReturned }) => isReturned)
      .map(({ amount, ending }) => `На сертификат •••• ${ending} вернулись ${formatPrice(amount)}`),
    ...(rest === undefined || rest.amount === 0 ? [] : [`Возвращаем ${formatPrice(rest.amount)} тем же способом, которым вы платили`])
  ]
}

const sentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`)
