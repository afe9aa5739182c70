import { Effect } from "effect"
import { repeatSweep } from "../platform/repeat-sweep.ts"
import { findStoreContacts } from "../content/stores.ts"
import { type DueLetters, startLetters, sendDueLetters } from "../platform/mail/due-letters.ts"
import { letterForShop, receivedLetter, repliedLetter } from "./question-letters.ts"
import { findQuestion, type QuestionLetterKind } from "./questions.ts"

const questionLetters: DueLetters<{ readonly questionId: number; readonly kind: QuestionLetterKind }> = {
  table: "question_letters",
  columns: 'question_id as "questionId", kind',
  about: "a question",
  write: Effect.fnUntraced(function* ({ kind, questionId }, publicUrl) {
    const question = yield* findQuestion(questionId)
    if (question === null) return null
    switch (kind) {
      case "received":
        return receivedLetter(question, publicUrl)
      case "forShop":
        return letterForShop(question, (yield* findStoreContacts).email, publicUrl)
      case "replied":
        return repliedLetter(question, publicUrl)
    }
  })
}

export const startQuestionLetters = (publicUrl: string) => startLetters(questionLetters, publicUrl)

export const repeatQuestionSweep = (publicUrl: string) => repeatSweep("questions", sendDueLetters(questionLetters, publicUrl))
