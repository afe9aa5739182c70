import { type Duration, Effect, Schedule } from "effect"

/** Runs in each process; logs failures. */
export const repeatSweep = <A, E, R>(subject: string, sweep: Effect.Effect<A, E, R>, pause: Duration.Input = "1 minute") =>
  Effect.repeat(
    Effect.catchCause(sweep, (cause) => Effect.logError(`The sweep of ${subject} failed`, cause)),
    Schedule.spaced(pause)
  )
