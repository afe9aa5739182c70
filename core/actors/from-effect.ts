import { Effect, type ManagedRuntime, Schema } from "effect"
import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from "xstate"
import { failed, type Outcome, succeeded } from "./outcome.ts"
import { plainDefect } from "./plain-defect.ts"

/**
 * Runs an Effect as an XState actor. A typed failure is the actor's *output*, encoded to plain JSON, so a machine sees it in `onDone`;
 * only a defect reaches `onError`, as `{ name, message }`. Stopping the actor interrupts the fiber.
 */
export const fromEffect = <R, ER, A, E, Encoded, Input>(
  runtime: ManagedRuntime.ManagedRuntime<R, ER>,
  error: Schema.Codec<E, Encoded>,
  run: (input: Input) => Effect.Effect<A, E, R>
): PromiseActorLogic<Outcome<A, Encoded>, Input> => {
  const encode = Schema.encodeSync(error)
  return fromPromise<Outcome<A, Encoded>, Input>(({ input, signal }) =>
    runtime
      .runPromise(Effect.match(run(input), { onSuccess: succeeded, onFailure: (failure) => failed(encode(failure)) }), { signal })
      .catch((defect: unknown) => Promise.reject(plainDefect(defect)))
  )
}

/**
 * Runs an Effect that watches the world (history, other tabs, the pointer) for as long as the actor lives, and tells its machine
 * what it sees. What it acquires is released when the actor stops.
 */
export const fromWatch = <R, ER, Event extends EventObject>(
  runtime: ManagedRuntime.ManagedRuntime<R, ER>,
  watch: (tell: (event: Event) => void) => Effect.Effect<never, never, R>
): CallbackActorLogic<EventObject> =>
  fromCallback(({ sendBack }) => {
    const stop = runtime.runCallback(watch(sendBack))
    return () => stop()
  })
