import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate"

/** Environment of one machine: its input, payloads of intents, and outcomes of its actors. */
export type World = {
  readonly machine: AnyStateMachine
  readonly input?: unknown
  /** Other possible inputs. */
  readonly otherInputs?: ReadonlyArray<unknown>
  readonly events: ReadonlyArray<AnyEventObject>
  /** Limits the exploration where a context can grow without bound. */
  readonly follows?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean
  /** Actors that never answer. */
  readonly watchers?: ReadonlyArray<string>
}
