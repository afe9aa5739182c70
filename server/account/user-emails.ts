import { Effect } from "effect"
import type { Row } from "../platform/db/database.ts"
import { type DatabaseEffect, execute, query, queryOne } from "../platform/db/query.ts"
import { emailKey } from "../platform/identity/emails.ts"

/** Clears the pending newsletter request. */
export const markEmailProven = (userId: number): DatabaseEffect<void> =>
  execute("update users set email_confirmed_at = coalesce(email_confirmed_at, now()), asks_newsletter = false where id = $1", [userId])

/** Stores a requested address until its link expires, and the session that asked for it. */
export const awaitEmail = (userId: number, email: string, session: string, hours: number): DatabaseEffect<void> =>
  execute(
    "update users set awaiting_email = $2, awaiting_session = $3, awaiting_until = now() + make_interval(hours => $4::int4) where id = $1",
    [userId, email, session, hours]
  )

export const clearAwaiting = (userId: number): DatabaseEffect<void> =>
  execute("update users set awaiting_email = null, awaiting_session = null, awaiting_until = null where id = $1", [userId])

/** The newsletter starts once the address is confirmed. */
export const setNewsletterRequest = (userId: number, isSubscribed: boolean): DatabaseEffect<void> =>
  execute("update users set asks_newsletter = $2 where id = $1", [userId, isSubscribed])

/** Session that requested the address; it survives the change. */
export const findAwaitingSession = (userId: number): DatabaseEffect<string | null> =>
  Effect.map(
    queryOne<Row & { session: string | null }>("select awaiting_session as session from users where id = $1", [userId]),
    (row) => row?.session ?? null
  )

/** Hours until the requested address expires, rounded up; 0 without one. */
export const findAwaitingHours = (userId: number): DatabaseEffect<number> =>
  Effect.map(
    queryOne<Row & { hours: number }>(
      "select greatest(0, ceil(extract(epoch from awaiting_until - now()) / 3600))::int4 as hours from users where id = $1",
      [userId]
    ),
    (row) => row?.hours ?? 0
  )

/**
 * Makes the requested address the user's own; `false` if `email` is not requested, or no longer. Violates the unique key if another user has the
 * address.
 */
export const confirmAwaiting = (userId: number, email: string): DatabaseEffect<boolean> =>
  Effect.map(
    query(
      `update users set email_key = $2, email = $3, email_confirmed_at = now(), asks_newsletter = false, changed_at = now(),
          awaiting_email = null, awaiting_session = null, awaiting_until = null
          where id = $1 and awaiting_email = $3 and awaiting_until > now() returning id`,
      [userId, emailKey(email), email]
    ),
    (rows) => rows.length > 0
  )
