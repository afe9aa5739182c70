import { Effect, type ManagedRuntime } from "effect"
import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from "xstate"
import { type Outcome, succeeded } from "./outcome.ts"
import { plainDefect } from "./plain-defect.ts"

/** A call to the world: it resolves to plain JSON, rejects only with a defect, and stops when its signal says so. */
export type Run<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>

/** Runs as an XState actor; stopping the actor aborts it. */
export const fromRun = <Input, Output>(run: Run<Input, Output>): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(({ input, signal }) => run(input, signal))

/** The same for a program that cannot fail, such as a word to the document: it needs no schema of its errors. */
export const fromSafe = <R, ER, A, Input>(
  runtime: ManagedRuntime.ManagedRuntime<R, ER>,
  program: (input: Input) => Effect.Effect<A, never, R>
): PromiseActorLogic<Outcome<A, never>, Input> =>
  fromRun((input, signal) =>
    runtime.runPromise(Effect.map(program(input), succeeded), { signal }).catch((defect: unknown) => Promise.reject(plainDefect(defect)))
  )

/** Loads code, which then is there. */
export const fromLoad = <Input>(load: (input: Input) => Promise<unknown>): PromiseActorLogic<null, Input> =>
  fromRun((input: Input) =>
    load(input).then(
      () => null,
      (defect: unknown) => Promise.reject(plainDefect(defect))
    )
  )

/**
 * Runs an Effect that watches the world (history, other tabs, the pointer) for as long as the actor lives, and tells its machine
 * what it sees. What it acquires is released when the actor stops.
 */
export const fromWatch = <R, ER, Event extends EventObject, Input>(
  runtime: ManagedRuntime.ManagedRuntime<R, ER>,
  watch: (tell: (event: Event) => void, input: Input) => Effect.Effect<never, never, R>
): CallbackActorLogic<EventObject, Input> =>
  fromCallback<EventObject, Input>(({ input, sendBack }) => {
    const stop = runtime.runCallback(watch(sendBack, input))
    return () => stop()
  })

/**
 * The same for an actor that is told things too, such as what is to be kept: `obey` does each in its turn, and may tell what came of it.
 */
export const fromKeeper = <R, ER, Told extends EventObject, Event extends EventObject>(
  runtime: ManagedRuntime.ManagedRuntime<R, ER>,
  watch: (tell: (event: Event) => void) => Effect.Effect<never, never, R>,
  obey: (told: Told, tell: (event: Event) => void) => Effect.Effect<void, never, R>
): CallbackActorLogic<Told> =>
  fromCallback<Told>(({ receive, sendBack }) => {
    receive((told) => void runtime.runFork(obey(told, sendBack)))
    const stop = runtime.runCallback(watch(sendBack))
    return () => stop()
  })

/** The same for an actor that watches nothing: it is told, and may answer. `begin` makes what obeys, anew for each actor. */
export const fromTold = <R, ER, Told extends EventObject, Event extends EventObject>(
  runtime: ManagedRuntime.ManagedRuntime<R, ER>,
  begin: () => (told: Told, tell: (event: Event) => void) => Effect.Effect<void, never, R>
): CallbackActorLogic<Told> =>
  fromCallback<Told>(({ receive, sendBack }) => {
    const obey = begin()
    receive((told) => void runtime.runFork(obey(told, sendBack)))
  })
