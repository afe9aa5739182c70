import { Effect } from "effect"
import { Database, type DatabaseFailed, type Row } from "../platform/db/database.ts"
import { emailKey } from "./emails.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Marks the user's address as confirmed and clears the pending newsletter request. */
export const proveEmail = (userId: number): Answer<void> =>
  run("update users set email_confirmed_at = coalesce(email_confirmed_at, now()), asks_newsletter = false where id = $1", [userId])

/** Records a requested address and the session that requested it, replacing an earlier request. */
export const awaitEmail = (userId: number, email: string, session: string, hours: number): Answer<void> =>
  run(
    "update users set awaiting_email = $2, awaiting_session = $3, awaiting_until = now() + make_interval(hours => $4::int4) where id = $1",
    [userId, email, session, hours]
  )

/** Clears the requested address. */
export const forgetAwaiting = (userId: number): Answer<void> =>
  run("update users set awaiting_email = null, awaiting_session = null, awaiting_until = null where id = $1", [userId])

/** Records whether the newsletter starts once the address is confirmed. */
export const askNewsletter = (userId: number, isWanted: boolean): Answer<void> =>
  run("update users set asks_newsletter = $2 where id = $1", [userId, isWanted])

/** Session that requested the change of address: it survives the change. */
export const findAwaitingSession = (userId: number): Answer<string | null> =>
  Effect.map(
    Database.use((database) =>
      database.query<Row & { session: string | null }>("select awaiting_session as session from users where id = $1", [userId])
    ),
    ([row]) => row?.session ?? null
  )

/** Hours left to confirm the requested address, rounded up; 0 without one. */
export const findAwaitingHours = (userId: number): Answer<number> =>
  Effect.map(
    Database.use((database) =>
      database.query<Row & { hours: number }>(
        "select greatest(0, ceil(extract(epoch from awaiting_until - now()) / 3600))::int4 as hours from users where id = $1",
        [userId]
      )
    ),
    ([row]) => row?.hours ?? 0
  )

/** Makes the requested address the user's, confirmed. Violates the unique key when another user has it. */
export const takeAwaiting = (userId: number, email: string): Answer<boolean> =>
  Effect.map(
    Database.use((database) =>
      database.query(
        `update users set email_key = $2, email = $3, email_confirmed_at = now(), asks_newsletter = false, changed_at = now(),
          awaiting_email = null, awaiting_session = null, awaiting_until = null
          where id = $1 and awaiting_email = $3 and awaiting_until > now() returning id`,
        [userId, emailKey(email), email]
      )
    ),
    (rows) => rows.length > 0
  )

const run = (sql: string, params: ReadonlyArray<unknown>): Answer<void> =>
  Effect.asVoid(Database.use((database) => database.query(sql, params)))
