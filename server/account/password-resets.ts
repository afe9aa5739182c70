import { Effect } from "effect"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** Saves a password reset, valid for an hour. */
export const addReset = (userId: number, tokenHash: string): Answer<void> =>
  Database.use((database) =>
    Effect.andThen(
      database.query(sweep),
      Effect.asVoid(
        database.query("insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')", [
          tokenHash,
          userId
        ])
      )
    )
  )

export const findReset = (tokenHash: string): Answer<number | null> =>
  Effect.map(
    Database.use((database) =>
      database.query<{ userId: number }>(`select user_id as "userId" from password_resets where token_hash = $1 and expires_at > now()`, [
        tokenHash
      ])
    ),
    ([row]) => row?.userId ?? null
  )

/** Uses a reset and returns its user, or `null`. Of two concurrent requests one succeeds. */
export const takeReset = (tokenHash: string): Answer<number | null> =>
  Effect.map(
    Database.use((database) =>
      database.query<{ userId: number }>(
        `delete from password_resets where token_hash = $1 and expires_at > now() returning user_id as "userId"`,
        [tokenHash]
      )
    ),
    ([row]) => row?.userId ?? null
  )

export const endResets = (userId: number): Answer<void> =>
  Effect.asVoid(Database.use((database) => database.query("delete from password_resets where user_id = $1", [userId])))

/** Deletes up to 100 at a time; skips locked rows. */
const sweep = `delete from password_resets where token_hash in
  (select token_hash from password_resets where expires_at <= now() limit 100 for update skip locked)`
