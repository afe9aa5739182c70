import { Schema } from "effect"
import { fieldTexts } from "../../domain/form/field-rules.ts"
import { questionBounds, questionTopicCodes } from "../../domain/questions/question.ts"
import { personal, plain } from "../../domain/schema/privacy.ts"
import { Nothing } from "../common.ts"
import { endpoint } from "../endpoint.ts"
import { Consent, Email, FullName } from "../fields.ts"

const { about, least, most } = questionBounds

export const Topic = Schema.Literals(questionTopicCodes).annotate({ message: fieldTexts.required })

/** API-067. */
export const listQuestionTopics = endpoint({
  key: "questions.topics",
  summary: "Темы вопросов",
  access: "anyone",
  method: "GET",
  base: "/api/v2",
  path: "/questions/topics/",
  params: Nothing,
  query: Nothing,
  body: Nothing,
  answer: Schema.Struct({
    items: Schema.Array(Schema.Struct({ code: Topic, name: plain(Schema.String), hint: plain(Schema.String) }))
  }),
  refusals: []
})

/** CNT-007. */
export const questionFields = {
  name: FullName,
  email: Email,
  topic: Topic,
  questionText: personal(
    Schema.String.check(
      Schema.isPattern(/\S/, { message: fieldTexts.required }),
      Schema.isMinLength(least, { message: `Не короче ${least} знаков` }),
      Schema.isMaxLength(most, { message: `Не длиннее ${most} знаков` })
    )
  ),
  /** Article or order number; may be empty. */
  about: personal(Schema.String.check(Schema.isMaxLength(about, { message: `Не длиннее ${about} знаков` }))),
  agreement: Consent
}

/** API-068. Idempotent by key; the reply comes by letter. */
export const askQuestion = endpoint({
  key: "questions.ask",
  summary: "Вопрос магазину",
  access: "guest",
  method: "POST",
  base: "/api/v2",
  path: "/questions/",
  params: Nothing,
  query: Nothing,
  body: Schema.Struct(questionFields),
  answer: Schema.Struct({ id: Schema.Int }),
  refusals: [401, 422, 429],
  isRepeatable: true
})

export const AskedQuestion = Schema.Struct({
  id: Schema.Int,
  topic: Topic,
  questionText: personal(Schema.String),
  about: personal(Schema.String),
  /** `null` until answered. */
  replyText: personal(Schema.NullOr(Schema.String)),
  /** `2026-11-27T10:15:00.000Z`. */
  askedAt: plain(Schema.String)
})
export type AskedQuestion = typeof AskedQuestion.Type
