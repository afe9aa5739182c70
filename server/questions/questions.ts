import { Effect, Schema } from "effect"
import { AskedQuestion } from "../../core/contract/content/questions.ts"
import type { QuestionTopic } from "../../core/domain/questions/question.ts"
import { type DatabaseEffect, execute, query, queryOne, transaction } from "../platform/db/query.ts"
import { isoTime } from "../platform/db/times.ts"

const columns = `id, topic, about, question_text as "questionText", reply_text as "replyText", ${isoTime("asked_at")} as "askedAt"`
const storedColumns = `${columns}, name, email, is_email_proven as "isEmailProven"`

export type NewQuestion = {
  readonly userId: number | null
  readonly name: string
  readonly email: string
  readonly isEmailProven: boolean
  readonly topic: QuestionTopic
  readonly about: string
  readonly questionText: string
}

const StoredQuestion = Schema.Struct({
  ...AskedQuestion.fields,
  name: Schema.String,
  email: Schema.String,
  isEmailProven: Schema.Boolean
})
export type StoredQuestion = typeof StoredQuestion.Type

export type QuestionLetterKind = "received" | "forShop" | "replied"

/** Queues letters to author and shop. Runs in a transaction. */
export const addQuestion = (question: NewQuestion): DatabaseEffect<number> =>
  Effect.gen(function* () {
    const row = yield* queryOne<{ id: number }>(
      `insert into questions (user_id, name, email, is_email_proven, topic, about, question_text)
        values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        ...[question.userId, question.name, question.email, question.isEmailProven],
        ...[question.topic, question.about, question.questionText]
      ]
    )
    if (row === null) return yield* Effect.die(new Error("the question has no number"))
    yield* queueQuestionLetter(row.id, "received")
    yield* queueQuestionLetter(row.id, "forShop")
    return row.id
  })

const queueQuestionLetter = (id: number, kind: QuestionLetterKind): DatabaseEffect<void> =>
  execute("insert into question_letters (question_id, kind) values ($1, $2) on conflict do nothing", [id, kind])

/** `false` if the question is already answered. */
export const replyTo = (id: number, replyText: string): DatabaseEffect<boolean> =>
  transaction(
    Effect.gen(function* () {
      const rows = yield* query(
        "update questions set reply_text = $2, replied_at = now() where id = $1 and replied_at is null returning id",
        [id, replyText]
      )
      if (rows.length === 0) return false
      yield* queueQuestionLetter(id, "replied")
      return true
    })
  )

export const findOpenQuestions: DatabaseEffect<ReadonlyArray<StoredQuestion>> = query(
  `select ${storedColumns} from questions where replied_at is null order by id limit 500`,
  [],
  StoredQuestion
)

export const findQuestion = (id: number): DatabaseEffect<StoredQuestion | null> =>
  queryOne(`select ${storedColumns} from questions where id = $1`, [id], StoredQuestion)

export const findQuestionsOf = (userId: number): DatabaseEffect<ReadonlyArray<AskedQuestion>> =>
  query(`select ${columns} from questions where user_id = $1 order by id`, [userId], AskedQuestion)
