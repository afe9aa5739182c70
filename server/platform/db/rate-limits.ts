import { Effect } from "effect"
import { type DatabaseEffect, execute, queryOne } from "./query.ts"

export type TryCount = { readonly count: number; readonly secondsLeft: number }

/** A window starts with the first count and lasts `seconds`. */
export const countOne = (key: string, seconds: number): DatabaseEffect<TryCount> =>
  Effect.gen(function* () {
    const counted = yield* queryOne<TryCount>(count, [key, seconds])
    if (counted?.count === 1) yield* execute(sweep)
    return counted ?? { count: 1, secondsLeft: seconds }
  })

export const clearCount = (key: string): DatabaseEffect<void> => execute("delete from rate_limits where key = $1", [key])

export const countOneLess = (key: string): DatabaseEffect<void> =>
  execute("update rate_limits set count = count - 1 where key = $1 and count > 1", [key])

const count = `insert into rate_limits as kept (key, count, resets_at) values ($1, 1, now() + make_interval(secs => $2::int4))
  on conflict (key) do update set
    count = case when kept.resets_at <= now() then 1 else kept.count + 1 end,
    resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
  returning count, greatest(1, ceil(extract(epoch from resets_at - now())))::int4 as "secondsLeft"`

const sweep = `delete from rate_limits where key in
  (select key from rate_limits where resets_at <= now() order by resets_at limit 100 for update skip locked)`
