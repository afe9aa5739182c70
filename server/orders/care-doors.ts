import { Effect, Schema } from "effect"
import { askDoor, type Door, tellDoor, wordsOrNull } from "../operator/door.ts"
import { followUp } from "./after.ts"
import { answerCare, careAnswers } from "./answer-care.ts"
import { listOpenCares } from "./cares.ts"

const wordsMost = 600

const Wanted = Schema.Struct({
  do: Schema.Literals(careAnswers),
  words: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(wordsMost)))
})

/** Operator endpoints that list and answer buyers' requests (`npm run care`); each answer sends a letter. */
export const careDoors: ReadonlyArray<Door> = [
  askDoor("/internal/cares", () => listOpenCares),
  tellDoor(
    "/internal/cares/:number{\\d{1,9}}",
    { wanted: Wanted, expected: `Ответ: ${careAnswers.join(", ")}, слова не длиннее ${wordsMost} знаков` },
    ({ do: what, words }, { named, publicUrl }) =>
      Effect.tap(answerCare(Number(named("number")), { do: what, words: wordsOrNull(words) }), followUp(publicUrl))
  )
]
