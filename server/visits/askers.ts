import { Effect } from "effect"
import type { User } from "../../core/contract/session.ts"
import { CurrentSession } from "../platform/identity/caller.ts"
import { isProvenEmail, letterSubject } from "../platform/identity/proven-email.ts"
import { fingerprint } from "../platform/identity/secrets.ts"
import { callerNetwork } from "../platform/api/limits.ts"
import { type DatabaseEffect, queryOne } from "../platform/db/query.ts"

/** `mark` tells askers of one address apart; `letters` is the subject of the limit of letters. */
export type Asker = { readonly userId: number | null; readonly mark: string; readonly letters: string }

/** The proven owner of the address, otherwise the address with the caller's network. */
export const askerOf = (email: string): Effect.Effect<Asker> =>
  Effect.gen(function* () {
    const session = yield* CurrentSession
    const user: User | null = session?.user ?? null
    const letters = letterSubject(user, email)
    const mark = fingerprint(`visit ${letters} ${isProvenEmail(user, email) ? "" : yield* callerNetwork}`)
    return { userId: user?.id ?? null, mark, letters }
  })

export type AskedHour = { readonly id: number; readonly thing: string; readonly place: number }

export const findAskedAt = (
  mark: string,
  { day, hour }: { readonly day: string; readonly hour: number }
): DatabaseEffect<AskedHour | null> =>
  queryOne<AskedHour>(
    "select id, thing, place from visits where asked_by = $1 and day = $2 and hour = $3::int4 and state in ('asked', 'confirmed')",
    [mark, day, hour]
  )

export const countAskedAhead = (mark: string): DatabaseEffect<number> =>
  Effect.map(
    queryOne<{ count: number }>(
      "select count(*)::int4 as count from visits where asked_by = $1 and state in ('asked', 'confirmed') and ends_at > now()",
      [mark]
    ),
    (row) => row?.count ?? 0
  )
