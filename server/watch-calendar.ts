import { Clock, Effect, Schedule } from "effect"
import { calendarWarning, decreeFaults } from "../core/domain/checkout/calendar-range.ts"
import { knownYears } from "../core/domain/checkout/calendar.ts"
import { momentOf } from "../core/domain/text/days.ts"

/** Warns in the log, at the start and once a day, while the days off are known for less than 90 days, and of a file of decrees that is wrong. */
export const watchingCalendar: Effect.Effect<void> = Effect.gen(function* () {
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const warning = calendarWarning(momentOf(now).day)
  if (warning !== null) yield* Effect.logWarning(warning)
  for (const fault of decreeFaults(Object.fromEntries(knownYears))) yield* Effect.logError(`Days off: ${fault}`)
}).pipe(Effect.repeat(Schedule.spaced("1 day")), Effect.asVoid)
