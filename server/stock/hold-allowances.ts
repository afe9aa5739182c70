import { Effect } from "effect"
import type { Held } from "../../core/domain/stock/hold-rules.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

/** `until` is a time such as `2026-12-05T10:00:00.000Z`. */
type HoldAllowance = Held & { readonly email: string; readonly until: string }

export const findAllowance = (userId: number): Answer<Held | null> =>
  Effect.map(
    Database.use((database) =>
      database.query<Held>("select things, worth::float8 as worth from hold_allowances where user_id = $1 and until > now()", [userId])
    ),
    ([row]) => row ?? null
  )

export const listAllowances: Answer<ReadonlyArray<HoldAllowance>> = Database.use((database) =>
  database.query<HoldAllowance>(`${select} where until > now() order by until`)
)

/** Replaces an earlier allowance; `null` if the customer does not exist. */
export const allow = (email: string, { things, worth }: Held, days: number): Answer<HoldAllowance | null> =>
  Effect.gen(function* () {
    const database = yield* Database
    const [allowed] = yield* database.query<{ id: number }>(
      `insert into hold_allowances (user_id, things, worth, until)
        select id, $2::int4, $3::int4, now() + $4::int4 * interval '1 day' from users where lower(email) = lower($1)
        on conflict (user_id) do update set things = excluded.things, worth = excluded.worth, until = excluded.until, allowed_at = now()
        returning user_id as id`,
      [email, things, worth, days]
    )
    if (allowed === undefined) return null
    const [row] = yield* database.query<HoldAllowance>(`${select} where user_id = $1`, [allowed.id])
    return row ?? null
  })

/** Returns `false` if there was none. */
export const endAllowance = (email: string): Answer<boolean> =>
  Effect.map(
    Database.use((database) =>
      database.query("delete from hold_allowances using users where users.id = user_id and lower(email) = lower($1) returning user_id", [
        email
      ])
    ),
    ({ length }) => length > 0
  )

const select = `select email, things, worth::float8 as worth, to_char(until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
  from hold_allowances join users on users.id = user_id`
