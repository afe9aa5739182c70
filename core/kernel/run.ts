import { Effect, type ManagedRuntime, Schema } from "effect"
import { failed, type Outcome, succeeded } from "./outcome.ts"
import type { Run } from "./from-run.ts"
import { plainDefect } from "./plain-defect.ts"

/**
 * Turns an Effect into a call. Typed failures become part of the outcome, encoded by their schema; a defect rejects as `{ name, message }`. The
 * signal interrupts the fiber.
 */
export const runEffect =
  <R, ER, A, E, Encoded, Input>(
    runtime: ManagedRuntime.ManagedRuntime<R, ER>,
    error: Schema.Codec<E, Encoded>,
    program: (input: Input) => Effect.Effect<A, E, R>
  ): Run<Input, Outcome<A, Encoded>> =>
  (input, signal) => {
    const encode = Schema.encodeSync(error)
    const outcome = Effect.match(program(input), { onSuccess: succeeded, onFailure: (failure) => failed(encode(failure)) })
    return runtime.runPromise(outcome, { signal }).catch((defect: unknown) => Promise.reject(plainDefect(defect)))
  }
