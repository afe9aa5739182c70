import type { AnyMachineSnapshot } from "xstate"
import type { Recorder } from "./record.ts"

/** Whether a machine waits for the answer to something that the visitor has sent: loaded anew, the tab would not hear it. */
export const hasPendingWrites = (recorder: Recorder): boolean =>
  recorder.living().some(({ actor }) => (actor.getSnapshot() as AnyMachineSnapshot).tags.has("sending"))
