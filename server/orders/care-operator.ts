import { Effect, Schema } from "effect"
import { operatorQuery, type OperatorEndpoint, operatorCommand, trimmedOrNull } from "../platform/http/operator-endpoint.ts"
import { followUp } from "./follow-up.ts"
import { answerCare, careAnswers } from "./answer-care.ts"
import { listOpenCares } from "./cares.ts"

const maxTextLength = 600

const RequestBody = Schema.Struct({
  do: Schema.Literals(careAnswers),
  words: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(maxTextLength)))
})

/** Operator endpoints for buyers' requests (`npm run care`); each answer sends a letter. */
export const careEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorQuery("/internal/cares", () => listOpenCares),
  operatorCommand(
    "/internal/cares/:number{\\d{1,9}}",
    { body: RequestBody, expected: `Ответ: ${careAnswers.join(", ")}, слова не длиннее ${maxTextLength} знаков` },
    ({ do: what, words }, { parameter, publicUrl }) =>
      Effect.tap(answerCare(Number(parameter("number")), { do: what, message: trimmedOrNull(words) }), followUp(publicUrl))
  )
]
