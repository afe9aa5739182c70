import type { AnyMachineSnapshot } from "xstate"
import type { Recorder } from "./record.ts"

/** Whether a machine waits for the answer to something that the visitor has sent: loaded anew, the tab would not hear it. */
export const hasPendingWrites = (recorder: Recorder): boolean => isAnyTagged(recorder, "sending")

/** Tells whether a machine waits for any answer, of the visitor's wish or of its own. */
export const isBusy = (recorder: Recorder): boolean => isAnyTagged(recorder, "busy") || hasPendingWrites(recorder)

const isAnyTagged = (recorder: Recorder, tag: string): boolean =>
  recorder.living().some(({ actor }) => (actor.getSnapshot() as AnyMachineSnapshot).tags.has(tag))
