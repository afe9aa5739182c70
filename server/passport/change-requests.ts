import { Effect } from "effect"
import { lockUser } from "../account/users.ts"
import { notFound, refusalTexts, refuseCall } from "../platform/api/refusal.ts"
import { type DatabaseEffect, execute, query, queryOne, transaction } from "../platform/db/query.ts"
import { logAccess } from "./passports.ts"

export type ChangeRequest = { readonly name: string; readonly surname: string; readonly email: string; readonly question: string }

/** `false` if the same request is open. Runs in the transaction that has locked the user. */
export const addChangeRequest = (userId: number, { email, name, question, surname }: ChangeRequest): DatabaseEffect<boolean> =>
  Effect.map(
    query(
      `insert into passport_change_requests (user_id, name, surname, email, question)
          select $1, $2, $3, $4, $5 where not exists (select from passport_change_requests
            where user_id = $1 and answered_at is null and (name, surname, email, question) = ($2, $3, $4, $5))
          returning id`,
      [userId, name, surname, email, question.trim()]
    ),
    ({ length }) => length > 0
  )

/** `askedAt` is Moscow time, `2026-11-27 14:31`. */
export type AskedChange = ChangeRequest & {
  readonly id: number
  readonly userId: number
  readonly askedAt: string
  readonly decision: Decision | null
}

/** `allowed`: the user adds a new passport; `refused`: the saved one remains. */
export const decisions = ["allowed", "refused"] as const
export type Decision = (typeof decisions)[number]

const select = `select id, user_id as "userId", name, surname, email, question, decision,
  to_char(asked_at at time zone 'Europe/Moscow', 'YYYY-MM-DD HH24:MI') as "askedAt" from passport_change_requests`

export const listOpenRequests: DatabaseEffect<ReadonlyArray<AskedChange>> = query<AskedChange>(
  `${select} where answered_at is null order by id limit 500`
)

/** Answers all open requests of a user with one letter. */
export const answerRequest = Effect.fn("answerRequest")(function* (
  id: number,
  { decision, message }: { readonly decision: Decision; readonly message: string | null }
) {
  return yield* transaction(
    Effect.gen(function* () {
      const before = yield* readRequest(id)
      if (before === null) return yield* notFound("Такого запроса нет")
      if (decision === "refused" && message === null) return yield* refuseCall(422, refusalTexts.textMissing)
      yield* lockUser(before.userId)
      const answered = yield* query<{ id: number }>(
        `update passport_change_requests set decision = $2, answer = $3, answered_at = now()
          where user_id = (select user_id from passport_change_requests where id = $1 and answered_at is null) and answered_at is null returning id`,
        [id, decision, message]
      )
      if (answered.length === 0) return before
      if (decision === "allowed")
        yield* execute("update passports set replaced_at = now() where user_id = $1 and replaced_at is null", [before.userId])
      yield* execute("insert into passport_letters (request_id) values ($1)", [id])
      yield* logAccess({ userId: before.userId, byWhom: "operator", what: "changeAnswered" })
      return yield* readRequest(id)
    })
  )
})

const readRequest = (id: number): DatabaseEffect<AskedChange | null> => queryOne<AskedChange>(`${select} where id = $1`, [id])
