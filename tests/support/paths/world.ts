import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate"

/** What the world around one machine may do: its input, payloads of intents, and outcomes of its actors. */
export type World = {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** Other inputs with which it may begin. */
  readonly otherInputs?: ReadonlyArray<unknown>
  readonly events: ReadonlyArray<AnyEventObject>
  /** Whether an intent is worth following here, where a context can grow for ever. */
  readonly follows?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean
  /** Actors that watch and never answer. */
  readonly watchers?: ReadonlyArray<string>
}
