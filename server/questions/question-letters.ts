import { answersNow } from "../../core/domain/content/shop-hours.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { topicName } from "../../core/domain/questions/question.ts"
import { askQuestionPath } from "../../core/domain/questions/question-paths.ts"
import { letterOf } from "../platform/mail/letter-frame.ts"
import type { Letter } from "../platform/mail/mail.ts"
import type { StoredQuestion } from "./questions.ts"

const answersPath = "/customer-service/questions-and-answers"

/** Quotes the question only to a confirmed address, because strangers could send text to anyone. */
export const receivedLetter = (question: StoredQuestion, publicUrl: string): Letter =>
  letterOf(question.email, publicUrl, {
    subject: `Вопрос № ${question.id} получен`,
    title: "Мы получили вопрос",
    paragraphs: [
      `Номер вопроса ${question.id}, тема: ${topicName(question.topic)}. Ответ придёт на этот адрес.`,
      ...(question.isEmailProven ? quoted(question) : []),
      `Если это срочно, позвоните: ${organization.phone}, ${answersNow}.`
    ],
    action: { text: "Вопросы и ответы", link: `${publicUrl}${answersPath}` },
    notes: [`Если вы ничего не спрашивали, просто оставьте письмо без внимания.`]
  })

export const letterForShop = (question: StoredQuestion, to: string, publicUrl: string): Letter =>
  letterOf(to, publicUrl, {
    subject: `Вопрос № ${question.id}: ${topicName(question.topic)}`,
    title: `Вопрос № ${question.id}`,
    paragraphs: [
      `Тема: ${topicName(question.topic)}.`,
      `Пишет ${question.name}, ${question.email}.`,
      ...(question.about === "" ? [] : [`Артикул или номер заказа: ${question.about}`]),
      ...paragraphsOf(question.questionText)
    ],
    action: { text: "Открыть магазин", link: `${publicUrl}/` },
    notes: [`Ответить и закрыть вопрос: npm run questions -- answer ${question.id} --text «…»`]
  })

/** Quotes the question, which an operator has read. */
export const repliedLetter = (question: StoredQuestion, publicUrl: string): Letter =>
  letterOf(question.email, publicUrl, {
    subject: `Ответ на вопрос № ${question.id}`,
    title: "Ответ на ваш вопрос",
    paragraphs: paragraphsOf(question.replyText ?? ""),
    action: { text: "Задать ещё вопрос", link: `${publicUrl}${askQuestionPath}` },
    notes: [...quoted(question), `Если удобнее голосом, позвоните: ${organization.phone}, ${answersNow}.`]
  })

const quoted = ({ questionText }: StoredQuestion): ReadonlyArray<string> => ["Вы спросили:", ...paragraphsOf(questionText)]

const paragraphsOf = (text: string): ReadonlyArray<string> =>
  text.split(/\r?\n/).flatMap((line) => (line.trim() === "" ? [] : [line.trim()]))
