import type { OrderCare } from "../../core/contract/order-care.ts"
import type { Order } from "../../core/contract/order-history.ts"
import { careKindNames, isPaidBack } from "../../core/domain/orders/care-kinds.ts"
import { handOverWords, refundWords } from "../../core/domain/orders/care-words.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { formatDay } from "../../core/domain/text/days.ts"
import type { LetterItem, Words } from "../platform/mail/letter-words.ts"
import type { CareLetterKind } from "./order-letters.ts"
import { itemOf } from "./order-sentences.ts"

type Told = { readonly order: Order; readonly care: OrderCare; readonly publicUrl: string }

export const careWords = (kind: CareLetterKind, told: Told): Words => ({ ...wordsOf[kind](told), items: thingsOf(told) })

type Write = (told: Told) => Words

const careAsked: Write = (told) => ({
  subject: `Обращение № ${told.care.id} принято`,
  title: "Обращение принято",
  paragraphs: [
    about(told),
    ...(told.care.careReason === "" ? [] : [`Вы написали: ${told.care.careReason}`]),
    ...(told.care.wishedOn === null ? [] : [`Удобный день: ${formatDay(told.care.wishedOn)}.`]),
    "Ответим письмом и напишем, как передать нам вещь.",
    handOverWords(told.care.kind)
  ],
  ...end(told)
})

const careAccepted: Write = (told) => ({
  subject: `Обращение № ${told.care.id} согласовано`,
  title: "Обращение согласовано",
  paragraphs: [
    about(told),
    ...answerOf(told),
    handOverWords(told.care.kind),
    ...(isPaidBack(told.care.kind) ? ["Деньги вернём, когда получим и проверим вещь."] : [])
  ],
  ...end(told)
})

const careDeclined: Write = (told) => ({
  subject: `Ответ на обращение № ${told.care.id}`,
  title: "Мы не можем этого сделать",
  paragraphs: [about(told), ...answerOf(told)],
  ...end(told)
})

const careDone: Write = (told) => ({
  subject: `Обращение № ${told.care.id} выполнено`,
  title: "Обращение выполнено",
  paragraphs: [about(told), ...answerOf(told), ...refundOf(told)],
  ...end(told)
})

const wordsOf: Readonly<Record<CareLetterKind, Write>> = { careAsked, careAccepted, careDeclined, careDone }

const about = ({ care: { kind }, order: { number } }: Told): string => `${careKindNames[kind]}, заказ № ${number}.`

const thingsOf = ({ care: { lines }, order: { items } }: Told): ReadonlyArray<LetterItem> =>
  lines.flatMap(({ position, quantity }) => items.flatMap((item) => (item.position === position ? [itemOf(item, quantity)] : [])))

const answerOf = ({ care: { answer } }: Told): ReadonlyArray<string> => (answer === null ? [] : [answer])

const refundOf = ({ care: { refund }, order }: Told): ReadonlyArray<string> =>
  refund === null ? [] : refundWords(refund, order.payment.code === "receipt")

const end = ({ order, publicUrl }: Told) => ({
  action: { text: "Открыть заказ", link: `${publicUrl}/personal/order-history/${order.id}` },
  notes: [`Если что-то не так, позвоните нам: ${organization.phone}. Назовите номер обращения.`]
})
