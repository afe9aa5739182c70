import type { AnyMachineSnapshot } from "xstate"
import type { Recorder } from "../core/journal/record.ts"

/** Whether a tab can be loaded anew: no machine waits for the answer to something that the visitor has sent, which nobody would hear then. */
export const isCalm = (recorder: Recorder): boolean =>
  recorder.living().every(({ actor }) => !(actor.getSnapshot() as AnyMachineSnapshot).tags.has("sending"))
