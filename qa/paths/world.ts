import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate"

/** Environment of a machine: input, payloads of events, and outcomes of actors. */
export type World = {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  readonly otherInputs?: ReadonlyArray<unknown>
  readonly events: ReadonlyArray<AnyEventObject>
  /** Limits exploration where a context can grow without bound. */
  readonly isExplored?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean
  /** Actors that never answer. */
  readonly callbackActors?: ReadonlyArray<string>
}
