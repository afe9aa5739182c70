import { Clock, Effect, Schedule } from "effect"
import { calendarWarning, decreeFaults } from "../core/domain/delivery/calendar-range.ts"
import { knownYears } from "../core/domain/delivery/calendar.ts"
import { momentOf } from "../core/domain/text/days.ts"

/** Warns at the start and daily when public holidays are known for less than 90 days; logs an invalid decrees file. */
export const watchingCalendar: Effect.Effect<void> = Effect.gen(function* () {
  const now = new Date(yield* Clock.currentTimeMillis).toISOString()
  const warning = calendarWarning(momentOf(now).day)
  if (warning !== null) yield* Effect.logWarning(warning)
  for (const fault of decreeFaults(Object.fromEntries(knownYears))) yield* Effect.logError(`Days off: ${fault}`)
}).pipe(Effect.repeat(Schedule.spaced("1 day")), Effect.asVoid)
