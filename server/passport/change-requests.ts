import { Effect } from "effect"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Texts of a request to change a saved passport. */
export type ChangeRequest = { readonly name: string; readonly surname: string; readonly email: string; readonly question: string }

/** Adds a request and tells that it is a new one: the same words that wait for an answer are the same request. Within a transaction that has locked the user. */
export const addChangeRequest = (userId: number, { email, name, question, surname }: ChangeRequest): Answer<boolean> =>
  Effect.map(
    Database.use((database) =>
      database.query(
        `insert into passport_change_requests (user_id, name, surname, email, question)
          select $1, $2, $3, $4, $5 where not exists (select from passport_change_requests
            where user_id = $1 and answered_at is null and (name, surname, email, question) = ($2, $3, $4, $5))
          returning id`,
        [userId, name, surname, email, question.trim()]
      )
    ),
    ({ length }) => length > 0
  )
