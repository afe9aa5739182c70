import { Effect, Schema } from "effect"
import { operatorQuery, type OperatorEndpoint, operatorCommand, trimmedOrNull } from "../platform/http/operator-endpoint.ts"
import { answerRequest, decisions, listOpenRequests } from "./change-requests.ts"
import { startPassportLetters } from "./passport-letters.ts"

const maxTextLength = 1_000

const RequestBody = Schema.Struct({
  decision: Schema.Literals(decisions),
  words: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(maxTextLength)))
})

/** Operator endpoints for passport change requests (`npm run passports`); none reads a passport. */
export const passportEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorQuery("/internal/passports", () => listOpenRequests),
  operatorCommand(
    "/internal/passports/:number{\\d{1,9}}",
    { body: RequestBody, expected: `Решение: ${decisions.join(", ")}, слова не длиннее ${maxTextLength} знаков`, bytes: 8192 },
    ({ decision, words }, { parameter, publicUrl }) =>
      Effect.tap(answerRequest(Number(parameter("number")), { decision, message: trimmedOrNull(words) }), startPassportLetters(publicUrl))
  )
]
