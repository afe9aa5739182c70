import { Effect } from "effect"
import { pressLinkLimits } from "../../core/domain/orders/papers.ts"
import { fingerprint, newToken } from "../platform/identity/secrets.ts"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"

/** Returns the token. */
export const addFilePass = (fileId: string, sessionHash: string): DatabaseEffect<string> =>
  Effect.gen(function* () {
    const token = newToken()
    yield* execute(
      `insert into paper_passes (token_hash, purpose, kind, paper, session_hash, ends_at, uses_left)
        values ($1, 'press', 'passport', $2, $3, now() + make_interval(mins => $4::int4), $5)`,
      [fingerprint(token), fileId, sessionHash, pressLinkLimits.minutes, pressLinkLimits.uses]
    )
    return token
  })

/** Spends one use. */
export const useFilePass = (token: string): DatabaseEffect<{ readonly fileId: string; readonly userId: number } | null> =>
  queryOne<{ fileId: string; userId: number }>(
    `update paper_passes set uses_left = uses_left - 1 from sessions
          where paper_passes.token_hash = $1 and kind = 'passport' and ends_at > now() and uses_left > 0
            and sessions.token_hash = session_hash and sessions.expires_at > now()
          returning paper as "fileId", sessions.user_id as "userId"`,
    [fingerprint(token)]
  )
