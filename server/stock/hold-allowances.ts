import { Effect } from "effect"
import type { HeldTotal } from "../../core/domain/stock/hold-rules.ts"
import { type DatabaseEffect, query, queryOne } from "../platform/db/query.ts"
import { emailKey } from "../platform/identity/emails.ts"

/** `until`: `2026-12-05T10:00:00.000Z`. */
type HoldAllowance = HeldTotal & { readonly email: string; readonly until: string }

export const findAllowance = (userId: number): DatabaseEffect<HeldTotal | null> =>
  queryOne<HeldTotal>("select things, worth::float8 as worth from hold_allowances where user_id = $1 and until > now()", [userId])

const select = `select email, things, worth::float8 as worth, to_char(until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
  from hold_allowances join users on users.id = user_id`

export const listAllowances: DatabaseEffect<ReadonlyArray<HoldAllowance>> = query<HoldAllowance>(
  `${select} where until > now() order by until`
)

/** Replaces an earlier allowance; `null` for an unknown customer. */
export const allowHolds = (email: string, { things, worth }: HeldTotal, days: number): DatabaseEffect<HoldAllowance | null> =>
  Effect.gen(function* () {
    const allowed = yield* queryOne<{ id: number }>(
      `insert into hold_allowances (user_id, things, worth, until)
        select id, $2::int4, $3::int4, now() + $4::int4 * interval '1 day' from users where email_key = $1
        on conflict (user_id) do update set things = excluded.things, worth = excluded.worth, until = excluded.until, allowed_at = now()
        returning user_id as id`,
      [emailKey(email), things, worth, days]
    )
    if (allowed === null) return null
    return yield* queryOne<HoldAllowance>(`${select} where user_id = $1`, [allowed.id])
  })

/** `false` if there was none. */
export const endAllowance = (email: string): DatabaseEffect<boolean> =>
  Effect.map(
    query("delete from hold_allowances using users where users.id = user_id and email_key = $1 returning user_id", [emailKey(email)]),
    ({ length }) => length > 0
  )
