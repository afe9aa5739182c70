import { Effect, Schema } from "effect"
import { questionBounds } from "../../core/domain/questions/question.ts"
import { operatorQuery, type OperatorEndpoint, operatorCommand } from "../platform/http/operator-endpoint.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import { findOpenQuestions, findQuestion, replyTo } from "./questions.ts"
import { startQuestionLetters } from "./send-question-letters.ts"

const RequestBody = Schema.Struct({
  replyText: Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(questionBounds.reply))
})

const noSuch = notFound("Такого вопроса нет")

const replyToQuestion = Effect.fn("replyToQuestion")(function* (id: number, replyText: string) {
  if ((yield* findQuestion(id)) === null) return yield* noSuch
  if (!(yield* replyTo(id, replyText.trim()))) return yield* refuseCall(409, "На этот вопрос уже ответили")
  return (yield* findQuestion(id)) ?? (yield* noSuch)
})

/** Operator endpoints for questions (`npm run questions`); a reply sends a letter. */
export const questionEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorQuery("/internal/questions", () => findOpenQuestions),
  operatorCommand(
    "/internal/questions/:number{\\d{1,9}}",
    { body: RequestBody, expected: `Ответ словами, не длиннее ${questionBounds.reply} знаков`, bytes: 16_384 },
    ({ replyText }, { parameter, publicUrl }) =>
      Effect.tap(replyToQuestion(Number(parameter("number")), replyText), startQuestionLetters(publicUrl))
  )
]
