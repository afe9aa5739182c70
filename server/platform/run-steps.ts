import { Effect } from "effect"

/** Logs a failure as an error («Could not …») and goes on. */
export const logFailure = <A, E, R>(action: string, step: Effect.Effect<A, E, R>): Effect.Effect<void, never, R> =>
  Effect.catchCause(Effect.asVoid(step), (cause) => Effect.logError(`Could not ${action}`, cause))

/** Runs named steps in turn; the failure of one does not stop the next. */
export const runSteps = <E, R>(steps: Readonly<Record<string, Effect.Effect<unknown, E, R>>>): Effect.Effect<void, never, R> =>
  Effect.forEach(Object.entries(steps), ([action, step]) => logFailure(action, step), { discard: true })
