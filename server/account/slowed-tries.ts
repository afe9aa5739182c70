import { Effect } from "effect"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"

/** Lets `free` attempts pass, then doubles the wait from `first` to `longest` seconds. Resets after a day without attempts. */
export type Pace = { readonly free: number; readonly first: number; readonly longest: number }

const quietDays = 1

/** Counts an attempt or returns the seconds to wait. Of two concurrent attempts one passes. */
export const countSlowedTry = (key: string, { first, free, longest }: Pace): DatabaseEffect<{ readonly secondsLeft: number } | null> =>
  Effect.gen(function* () {
    const taken = yield* queryOne<{ count: number }>(take, [key, free, first, longest])
    if (taken?.count === 1) yield* execute(sweep)
    if (taken !== null) return null
    const waiting = yield* queryOne<{ secondsLeft: number }>(left, [key])
    return { secondsLeft: waiting?.secondsLeft ?? 1 }
  })

/** Uncounts an attempt; a wait that it started goes on. */
export const returnTry = (key: string): DatabaseEffect<void> =>
  execute("update slowed_tries set count = greatest(0, count - 1) where key = $1", [key])

/** Uncounts an attempt and ends the wait that it started. */
export const undoTry = (key: string): DatabaseEffect<void> =>
  execute("update slowed_tries set count = greatest(0, count - 1), open_at = clock_timestamp() where key = $1", [key])

export const clearSlowedTries = (key: string): DatabaseEffect<void> => execute("delete from slowed_tries where key = $1", [key])

/** Unlike `now()`, `clock_timestamp()` is read after the row lock is acquired. */
const after = (count: string) => `clock_timestamp() + make_interval(secs =>
  case when ${count} < $2::int4 then 0 else least($4::int4, $3::int4 * power(2, least(${count} - $2::int4, 30))) end)`

const counted = "case when kept.resets_at <= clock_timestamp() then 1 else kept.count + 1 end"
const quiet = `clock_timestamp() + interval '${quietDays} days'`

const take = `insert into slowed_tries as kept (key, count, open_at, resets_at) values ($1, 1, ${after("1")}, ${quiet})
  on conflict (key) do update set count = ${counted}, open_at = ${after(`(${counted})`)}, resets_at = ${quiet}
  where kept.open_at <= clock_timestamp() or kept.resets_at <= clock_timestamp()
  returning count`

const left = `select greatest(1, ceil(extract(epoch from open_at - clock_timestamp())))::int4 as "secondsLeft" from slowed_tries where key = $1`

const sweep = `delete from slowed_tries where key in
  (select key from slowed_tries where resets_at <= now() order by resets_at limit 100 for update skip locked)`
