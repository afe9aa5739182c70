import { Effect } from "effect"
import { askQuestion } from "../../core/contract/content/questions.ts"
import { organization } from "../../core/domain/content/organization.ts"
import { questionTopics } from "../../core/domain/questions/question.ts"
import { CurrentCaller, CurrentSession } from "../platform/identity/caller.ts"
import { isProvenEmail, letterSubject } from "../platform/identity/proven-email.ts"
import { ownerName } from "../platform/identity/owner-name.ts"
import { callerNetwork, countTry, countTryOrRefuse, limits } from "../platform/api/limits.ts"
import { freeClosedKey } from "../platform/db/repeatable-writes.ts"
import { runOnce } from "../platform/api/run-once.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { addQuestion } from "./questions.ts"
import { startQuestionLetters } from "./send-question-letters.ts"

type QuestionInput = Parameters<Handlers["questions.ask"]>[0]

/** API-067, API-068. Sends letters after the response. */
export const questionHandlers = (publicUrl: string): Pick<Handlers, "questions.topics" | "questions.ask"> => ({
  "questions.topics": () => Effect.succeed({ items: questionTopics }),
  "questions.ask": (input) =>
    Effect.flatMap(callerNetwork, (network) => countTry(limits.question, network)).pipe(
      Effect.andThen(runOnce(askQuestion, input, asker, ({ user }) => add(user, input))),
      Effect.tap(startQuestionLetters(publicUrl))
    )
})

/** An operator acting for a user asks as a guest. */
const asker = Effect.gen(function* () {
  const { idempotencyKey, saleUserId } = yield* CurrentCaller
  const session = yield* CurrentSession
  const guest = saleUserId === null ? "nobody" : ownerName({ guestId: saleUserId })
  const owner = session === null ? guest : ownerName({ userId: session.user.id })
  if (idempotencyKey !== null) yield* freeClosedKey(idempotencyKey, owner, { made: "questions", closed: "replied_at is not null" })
  return { user: session === null || session.isOperator ? null : session.user, owner }
})

type Asker = Effect.Success<typeof asker>["user"]

const add = Effect.fnUntraced(function* (user: Asker, { body: { about, email, name, questionText, topic } }: QuestionInput) {
  yield* countTryOrRefuse(limits.questionLetter, letterSubject(user, email), { message: tooMany, errors: { email: tooMany } })
  const isEmailProven = isProvenEmail(user, email)
  return { id: yield* addQuestion({ userId: user?.id ?? null, name, email, isEmailProven, topic, about, questionText }) }
})

const tooMany = `С этой почты сегодня уже много вопросов. Позвоните нам: ${organization.phone}`
