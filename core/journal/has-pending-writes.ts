import type { AnyMachineSnapshot } from "xstate"
import type { Recorder } from "./record.ts"

/** Checks for user requests in flight: a reload would lose their responses. */
export const hasPendingWrites = (recorder: Recorder): boolean => isAnyTagged(recorder, "sending")

/** Checks for any request in flight, whether the user or the shop started it. */
export const isBusy = (recorder: Recorder): boolean => isAnyTagged(recorder, "busy") || hasPendingWrites(recorder)

const isAnyTagged = (recorder: Recorder, tag: string): boolean =>
  recorder.living().some(({ actor }) => (actor.getSnapshot() as AnyMachineSnapshot).tags.has(tag))
