import { Effect, type ManagedRuntime } from "effect"
import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from "xstate"
import { type Outcome, succeeded } from "./outcome.ts"
import { plainDefect } from "./plain-defect.ts"

/** Resolves to plain JSON, rejects only with a defect, stops on its signal. */
export type Run<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>

/** Runs a call as an actor; stopping the actor aborts it. */
export const fromRun = <Input, Output>(run: Run<Input, Output>): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(({ input, signal }) => run(input, signal))

/** Runs an Effect that cannot fail, so it needs no error schema. */
export const fromSafe = <R, ER, A, Input>(
  runtime: ManagedRuntime.ManagedRuntime<R, ER>,
  program: (input: Input) => Effect.Effect<A, never, R>
): PromiseActorLogic<Outcome<A, never>, Input> =>
  fromRun((input, signal) =>
    runtime.runPromise(Effect.map(program(input), succeeded), { signal }).catch((defect: unknown) => Promise.reject(plainDefect(defect)))
  )

/** Loads code; resolves to `null`. */
export const fromLoad = <Input>(load: (input: Input) => Promise<unknown>): PromiseActorLogic<null, Input> =>
  fromRun((input: Input) =>
    load(input).then(
      () => null,
      (defect: unknown) => Promise.reject(plainDefect(defect))
    )
  )

/**
 * Runs an Effect that watches an external source (history, other tabs, the pointer) and sends events to the parent. Stopping the actor releases its
 * resources.
 */
export const fromWatch = <R, ER, Event extends EventObject, Input>(
  runtime: ManagedRuntime.ManagedRuntime<R, ER>,
  watch: (sendBack: (event: Event) => void, input: Input) => Effect.Effect<never, never, R>
): CallbackActorLogic<EventObject, Input> =>
  fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const stop = runtime.runCallback(watch(sendBack, input))
    return () => stop()
  })

/** Also receives events, such as values to store. `handle` processes each one and may reply. */
export const fromKeeper = <R, ER, Command extends EventObject, Event extends EventObject>(
  runtime: ManagedRuntime.ManagedRuntime<R, ER>,
  watch: (sendBack: (event: Event) => void) => Effect.Effect<never, never, R>,
  handle: (command: Command, sendBack: (event: Event) => void) => Effect.Effect<void, never, R>
): CallbackActorLogic<Command> =>
  fromCallback<Command>(({ receive, sendBack }) => {
    receive((command) => void runtime.runFork(handle(command, sendBack)))
    const stop = runtime.runCallback(watch(sendBack))
    return () => stop()
  })

/** Only receives events. `begin` creates the handler, once per actor. */
export const fromHandler = <R, ER, Command extends EventObject, Event extends EventObject>(
  runtime: ManagedRuntime.ManagedRuntime<R, ER>,
  begin: () => (command: Command, sendBack: (event: Event) => void) => Effect.Effect<void, never, R>
): CallbackActorLogic<Command> =>
  fromCallback<Command>(({ receive, sendBack }) => {
    const handle = begin()
    receive((command) => void runtime.runFork(handle(command, sendBack)))
  })
