import { Effect } from "effect"
import type { User } from "../../core/contract/session.ts"
import type { Row } from "../platform/db/database.ts"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"
import { forgetDevices } from "./known-devices.ts"
import { endSignIn, endSignIns } from "./operator-sign-ins.ts"
import { toUser, userColumns } from "./users.ts"

/** Lifetime of a session after its last use, and after its start. */
const idleDays = 14
const longestDays = 30

export type SessionDevice = { readonly label: string; readonly mark: string | null }

export const addSession = (userId: number, tokenHash: string, { label, mark }: SessionDevice): DatabaseEffect<void> =>
  Effect.andThen(
    execute(sweep),
    execute(
      `insert into sessions (token_hash, user_id, device, device_mark, expires_at)
            values ($1, $2, $3, $4, now() + make_interval(days => ${idleDays}))`,
      [tokenHash, userId, label, mark]
    )
  )

/** Finds the user of an active session and extends it; writes at most once an hour. */
export const findSession = (tokenHash: string): DatabaseEffect<User | null> =>
  Effect.gen(function* () {
    const row = yield* queryOne<Row & { isStale: boolean }>(
      `select ${userColumns}, sessions.seen_at < now() - interval '1 hour' as "isStale"
        from sessions join users on users.id = sessions.user_id where token_hash = $1 and expires_at > now() and users.closed_at is null`,
      [tokenHash]
    )
    if (row === null) return null
    if (row.isStale) yield* execute(prolong, [tokenHash])
    return yield* toUser(row)
  })

const prolong = `update sessions set seen_at = now(),
  expires_at = least(now() + make_interval(days => ${idleDays}), begun_at + make_interval(days => ${longestDays})) where token_hash = $1`

export const endSession = (tokenHash: string): DatabaseEffect<void> =>
  Effect.andThen(endSignIn(tokenHash), execute("delete from sessions where token_hash = $1", [tokenHash]))

/** Ends a user's sessions except one, also those of operators, and forgets the devices of the others. */
export const endSessions = (userId: number, exceptHash: string | null): DatabaseEffect<void> =>
  Effect.all(
    [
      endSignIns(userId),
      forgetDevices(userId, exceptHash),
      execute("delete from sessions where user_id = $1 and token_hash is distinct from $2", [userId, exceptHash])
    ],
    { discard: true }
  )

const sweep = `delete from sessions where token_hash in
  (select token_hash from sessions where expires_at <= now() limit 100 for update skip locked)`
