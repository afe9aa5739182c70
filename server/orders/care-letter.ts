import type { OrderCare } from "../../core/contract/order-care.ts"
import type { Order } from "../../core/contract/order-history.ts"
import { careKindNames, isPaidBack } from "../../core/domain/orders/care-kinds.ts"
import { handOverText, refundTexts, wishedDayText } from "../../core/domain/orders/care-text.ts"
import { moneyBackOf } from "../../core/domain/orders/money-back.ts"
import { organization } from "../../core/domain/content/organization.ts"
import type { LetterItem, LetterContent } from "../platform/mail/letter-content.ts"
import type { CareLetterKind } from "./order-letters.ts"
import { itemOf } from "./order-sentences.ts"

type LetterData = { readonly order: Order; readonly care: OrderCare; readonly publicUrl: string }

export const careLetterContent = (kind: CareLetterKind, data: LetterData): LetterContent => ({
  ...contentOf[kind](data),
  items: thingsOf(data)
})

type Write = (data: LetterData) => LetterContent

const careAsked: Write = (data) => ({
  subject: `Обращение № ${data.care.id} принято`,
  title: "Обращение принято",
  paragraphs: [
    about(data),
    ...(data.care.careReason === "" ? [] : [`Вы написали: ${data.care.careReason}`]),
    ...(data.care.wishedOn === null ? [] : [wishedDayText(data.care.wishedOn)]),
    "Ответим письмом и напишем, как передать нам вещь.",
    handOverText(data.care.kind)
  ],
  ...end(data)
})

const careAccepted: Write = (data) => ({
  subject: `Обращение № ${data.care.id} согласовано`,
  title: "Обращение согласовано",
  paragraphs: [
    about(data),
    ...answerOf(data),
    handOverText(data.care.kind),
    ...(isPaidBack(data.care.kind) ? ["Деньги вернём, когда получим и проверим вещь."] : [])
  ],
  ...end(data)
})

const careDeclined: Write = (data) => ({
  subject: `Ответ на обращение № ${data.care.id}`,
  title: "Мы не можем этого сделать",
  paragraphs: [about(data), ...answerOf(data)],
  ...end(data)
})

const careDone: Write = (data) => ({
  subject: `Обращение № ${data.care.id} выполнено`,
  title: "Обращение выполнено",
  paragraphs: [about(data), ...answerOf(data), ...refundOf(data)],
  ...end(data)
})

const contentOf: Readonly<Record<CareLetterKind, Write>> = { careAsked, careAccepted, careDeclined, careDone }

const about = ({ care: { kind }, order: { number } }: LetterData): string => `${careKindNames[kind]}, заказ № ${number}.`

const thingsOf = ({ care: { lines }, order: { items } }: LetterData): ReadonlyArray<LetterItem> =>
  lines.flatMap(({ position, quantity }) => items.flatMap((item) => (item.position === position ? [itemOf(item, quantity)] : [])))

const answerOf = ({ care: { answer } }: LetterData): ReadonlyArray<string> => (answer === null ? [] : [answer])

const refundOf = ({ care, order }: LetterData): ReadonlyArray<string> => {
  const refund = moneyBackOf(order, care.id)
  return refund === undefined ? [] : refundTexts(refund, { isByHand: order.payment.code === "receipt" })
}

const end = ({ order, publicUrl }: LetterData) => ({
  action: { text: "Открыть заказ", link: `${publicUrl}/personal/order-history/${order.id}` },
  notes: [`Если что-то не так, позвоните нам: ${organization.phone}. Назовите номер обращения.`]
})
