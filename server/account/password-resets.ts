import { Effect } from "effect"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"

/** Valid for an hour. */
export const addReset = (userId: number, tokenHash: string): DatabaseEffect<void> =>
  Effect.andThen(
    execute(deleteExpired),
    execute("insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')", [tokenHash, userId])
  )

export const findReset = (tokenHash: string): DatabaseEffect<number | null> =>
  Effect.map(
    queryOne<{ userId: number }>(`select user_id as "userId" from password_resets where token_hash = $1 and expires_at > now()`, [
      tokenHash
    ]),
    (row) => row?.userId ?? null
  )

/** Uses up a reset and returns its user. Of two concurrent requests one succeeds. */
export const consumeReset = (tokenHash: string): DatabaseEffect<number | null> =>
  Effect.map(
    queryOne<{ userId: number }>(`delete from password_resets where token_hash = $1 and expires_at > now() returning user_id as "userId"`, [
      tokenHash
    ]),
    (row) => row?.userId ?? null
  )

export const endResets = (userId: number): DatabaseEffect<void> => execute("delete from password_resets where user_id = $1", [userId])

const deleteExpired = `delete from password_resets where token_hash in
  (select token_hash from password_resets where expires_at <= now() limit 100 for update skip locked)`
