import { organization } from "../../core/domain/content/organization.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { LetterItem, LetterContent } from "../platform/mail/letter-content.ts"
import type { Letter } from "../platform/mail/mail.ts"
import type { ReviewLetterKind } from "./moderation.ts"

/** `link`: path of the piece's page. */
export type ReviewLetterData = {
  readonly email: string
  readonly thing: string
  /** Picture and attributes at the time of the order. */
  readonly picture: string | null
  readonly details: string
  readonly link: string
  readonly orderId: number
  readonly reason: string | null
  readonly answer: string | null
}

export const reviewLetter = (kind: ReviewLetterKind, review: ReviewLetterData, publicUrl: string): Letter =>
  letterOf(review.email, publicUrl, { ...contentOf[kind](review, publicUrl), items: [itemOf(review)] })

const itemOf = ({ details, picture, thing }: ReviewLetterData): LetterItem => ({
  name: thing,
  picture,
  details,
  quantity: 1,
  sum: null,
  notes: []
})

type Write = (review: ReviewLetterData, publicUrl: string) => LetterContent

const published: Write = ({ link }, publicUrl) => ({
  subject: "Ваш отзыв опубликован",
  title: "Отзыв опубликован",
  paragraphs: ["Спасибо. Теперь его видят все, кто выбирает это украшение."],
  action: { text: "Открыть украшение", link: `${publicUrl}${link}#reviews` },
  notes: ["Забрать отзыв можно на странице заказа."]
})

const rejected: Write = ({ orderId, reason }, publicUrl) => ({
  subject: "Ваш отзыв не опубликован",
  title: "Отзыв не опубликован",
  paragraphs: [...(reason === null ? [] : [reason]), "Его можно написать заново на странице заказа."],
  action: { text: "Открыть заказ", link: `${publicUrl}/personal/order-history/${orderId}` },
  notes: [`Если мы ошиблись, позвоните: ${organization.phone}.`]
})

const answered: Write = ({ answer, link }, publicUrl) => ({
  subject: "Мы ответили на ваш отзыв",
  title: "Ответ на ваш отзыв",
  paragraphs: answer === null ? [] : [answer],
  action: { text: "Открыть украшение", link: `${publicUrl}${link}#reviews` },
  notes: []
})

const contentOf: Readonly<Record<ReviewLetterKind, Write>> = { published, rejected, answered }
