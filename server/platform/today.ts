import { Clock, Effect } from "effect"
import { momentOf } from "../../core/domain/text/days.ts"

/** Today's date in Moscow. */
export const today: Effect.Effect<string> = Effect.map(Clock.currentTimeMillis, (now) => momentOf(new Date(now).toISOString()).day)

/** Today's date in Moscow, in SQL. */
export const sqlToday = "(now() at time zone 'Europe/Moscow')::date"
