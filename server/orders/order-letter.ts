import type { Order } from "../../core/contract/order-history.ts"
import { identityOfOrder } from "../../core/domain/checkout/identity.ts"
import { calendarFile } from "../../core/domain/text/calendar-file.ts"
import { formatDay, momentOf } from "../../core/domain/text/days.ts"
import { deliveryEvent } from "../../core/domain/orders/delivery-event.ts"
import { refundDelay, refundMethodText } from "../../core/domain/content/shop-promises.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { parcelSentences } from "../../core/domain/orders/parcel.ts"
import { readyNames } from "../../core/domain/orders/order-status.ts"
import { payPath } from "../../core/domain/orders/order-payment.ts"
import { careLetterContent } from "./care-letter.ts"
import {
  cancellationOf,
  certificatesOf,
  deliveryOf,
  dueOf,
  endingOf,
  itemsOf,
  type LetterLinks,
  moneyOf,
  openOrder,
  readyText,
  receiptNotes,
  receiptOf,
  receivedOf,
  refundedOf,
  sentence,
  sumsOf
} from "./order-sentences.ts"
import { careLetterKinds, type CareLetterKind, type LetterKind, type OrderLetterKind } from "./order-letters.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { LetterContent } from "../platform/mail/letter-content.ts"
import type { Letter } from "../platform/mail/mail.ts"

type LetterData = {
  readonly kind: LetterKind
  readonly order: Order
  readonly links: LetterLinks
  readonly publicUrl: string
  readonly careId?: number | null
  /** Follows the notes of the kind. */
  readonly note?: string
}

export const orderLetter = (data: LetterData): Letter => {
  const { kind, note, order, publicUrl } = data
  const written = isOfCare(kind) ? careLetter(kind, data) : contentOf[kind](data)
  const content = note === undefined ? written : { ...written, notes: [...written.notes, note] }
  const calendar = calendarOf(data)
  return { ...letterOf(order.contact.email, publicUrl, content), ...(calendar !== null && { calendar }) }
}

const isOfCare = (kind: LetterKind): kind is CareLetterKind => careLetterKinds.some((each) => each === kind)

const careLetter = (kind: CareLetterKind, { careId, order, publicUrl }: LetterData): LetterContent => {
  const care = order.cares.find(({ id }) => id === careId)
  if (care === undefined) throw new Error(`the order has no request ${careId}`)
  return careLetterContent(kind, { order, care, publicUrl })
}

/** A cancelled order withdraws the event. */
const calendarOf = ({ kind, order, publicUrl }: LetterData): string | null => {
  if (kind === "completed" || kind === "paidTwice" || kind === "refunded" || isOfCare(kind)) return null
  const wasGiven = order.payment.code === "receipt" || order.timeline.some(({ event }) => event === "paid")
  const event = wasGiven ? deliveryEvent(order, publicUrl) : null
  return event === null ? null : calendarFile(event)
}

type Write = (data: LetterData) => LetterContent

const identityOf = (order: Order): ReadonlyArray<string> => {
  const reason = identityOfOrder(order)
  return reason === null ? [] : [reason]
}

/** Leaves out a hold that has ended when the letter is sent. */
const acceptedOf = ({ payment: { heldUntil }, paymentState }: Order): string => {
  if (paymentState === "onReceipt") return "Мы приняли ваш заказ. Вы оплатите его при получении."
  if (heldUntil === null) return "Мы приняли ваш заказ. Он ждёт оплаты."
  const { day, time } = momentOf(heldUntil)
  return `Мы приняли ваш заказ. Он ждёт оплаты и закреплён за вами до ${formatDay(day)} года, ${time} по московскому времени.`
}

const placed: Write = ({ order, publicUrl }) => ({
  subject: `Заказ № ${order.number} принят`,
  title: `Заказ № ${order.number}`,
  paragraphs: [acceptedOf(order)],
  items: itemsOf(order),
  sums: sumsOf(order),
  after: [deliveryOf(order), ...parcelSentences(order.parcel), ...identityOf(order)],
  action: order.canPay ? { text: "Оплатить заказ", link: `${publicUrl}${payPath(order.id)}` } : openOrder(order, publicUrl),
  notes: ["Если вы не оформляли этот заказ, напишите нам: мы отменим его."]
})

/** The method was changed after the letter `placed`, which told that the order waits for payment. */
const onReceipt: Write = ({ order, publicUrl }) => ({
  subject: `Заказ № ${order.number}: оплата при получении`,
  title: "Оплата при получении",
  paragraphs: [`Вы выбрали для заказа № ${order.number} оплату при получении. Оплатите его картой или наличными, когда осмотрите.`],
  items: itemsOf(order),
  sums: sumsOf(order),
  after: [deliveryOf(order), ...parcelSentences(order.parcel), ...identityOf(order)],
  action: openOrder(order, publicUrl),
  notes: ["Если вы не меняли способ оплаты, напишите нам: мы отменим заказ."]
})

const paid: Write = ({ links, order, publicUrl }) => ({
  subject: `Заказ № ${order.number} оплачен`,
  title: "Заказ оплачен",
  paragraphs: [receivedOf(order)],
  items: itemsOf(order),
  sums: sumsOf(order),
  after: [deliveryOf(order), ...parcelSentences(order.parcel), ...identityOf(order), ...certificatesOf(order, links), ...receiptOf(links)],
  action: openOrder(order, publicUrl),
  notes: receiptNotes
})

const cancelled: Write = ({ order, publicUrl }) => ({
  subject: `Заказ № ${order.number} отменён`,
  title: "Заказ отменён",
  paragraphs: [endingOf(order), ...cancellationOf(order), ...moneyOf(order)].map(sentence),
  items: itemsOf(order),
  action: openOrder(order, publicUrl),
  notes: ["То, что вы выбрали, можно положить в корзину ещё раз со страницы заказа."]
})

const refunded: Write = ({ order, publicUrl }) => ({
  subject: `Деньги за заказ № ${order.number} возвращены`,
  title: "Деньги возвращены",
  paragraphs: refundedOf(order),
  items: itemsOf(order),
  action: openOrder(order, publicUrl),
  notes: []
})

const paidTwice: Write = ({ order, publicUrl }) => {
  const isCancelled = order.orderStatus === "cancelled"
  const isLate = order.timeline.some(({ event }) => event === "latePayment")
  const which = isLate ? "Прежний" : "Повторный"
  const wasPaid = isLate ? "Вы выбрали оплату при получении" : `Заказ № ${order.number} уже был оплачен`
  const why = isCancelled ? `Заказ № ${order.number} отменён` : wasPaid
  return {
    subject: `${which} платёж за заказ № ${order.number} возвращён`,
    title: `${which} платёж возвращён`,
    paragraphs: [
      `${why}, поэтому ${which.toLowerCase()} платёж мы вернули ${refundMethodText}. ${refundDelay}`,
      isCancelled ? "Делать ничего не нужно." : "С заказом всё в порядке, делать ничего не нужно."
    ],
    action: openOrder(order, publicUrl),
    notes: []
  }
}

const ready: Write = ({ order, publicUrl }) => ({
  subject: `Заказ № ${order.number} ${readyNames[order.delivery.code].toLowerCase()}`,
  title: `Заказ ${readyNames[order.delivery.code].toLowerCase()}`,
  paragraphs: [readyText(order), ...identityOf(order)],
  items: itemsOf(order),
  sums: dueOf(order),
  action: openOrder(order, publicUrl),
  notes: order.delivery.point === null ? [] : [`Часы работы: ${order.delivery.point.hours}. Телефон: ${order.delivery.point.phone}.`]
})

const completed: Write = ({ links, order, publicUrl }) => ({
  subject: `Заказ № ${order.number} выполнен`,
  title: "Заказ выполнен",
  paragraphs: [`Заказ № ${order.number} передан вам. Спасибо, что выбрали «Грань».`],
  items: itemsOf(order),
  after: receiptOf(links),
  action: openOrder(order, publicUrl),
  notes: receiptNotes
})

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
  items: itemsOf({ ...order, items: order.items.filter(({ gift }) => gift?.isLost === true) }),
  action: openOrder(order, publicUrl),
  notes: []
})

const moved =
  (change: string): Write =>
  ({ order, publicUrl }) => ({
    subject: `Заказ № ${order.number}: новый срок получения`,
    title: "Срок получения перенесён",
    paragraphs: [
      change,
      deliveryOf(order),
      ...(order.delivery.code === "courier" ? ["Курьер позвонит накануне, чтобы согласовать время."] : []),
      order.canCancel
        ? "Если новый срок вам не подходит, заказ можно отменить на его странице: всё оплаченное вернём."
        : `Если новый срок вам не подходит, позвоните нам: ${organization.phone}.`
    ],
    items: itemsOf(order),
    action: openOrder(order, publicUrl),
    notes: []
  })

const contentOf: Readonly<Record<OrderLetterKind, Write>> = {
  placed,
  onReceipt,
  paid,
  paidTwice,
  ready,
  completed,
  cancelled,
  refunded,
  giftLost,
  delayed: moved("Простите: заказ придёт позже, чем мы обещали."),
  sooner: moved("Заказ придёт раньше, чем мы написали в прошлом письме.")
}
