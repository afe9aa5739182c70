import type { AnyMachineSnapshot } from "xstate"
import type { Recorder } from "./record.ts"

/** Finds user requests in flight, whose responses a reload would lose. */
export const hasPendingWrites = (recorder: Recorder): boolean => isAnyTagged(recorder, "sending")

/** Finds any request in flight, also those that the shop started. */
export const isBusy = (recorder: Recorder): boolean => isAnyTagged(recorder, "busy") || hasPendingWrites(recorder)

const isAnyTagged = (recorder: Recorder, tag: string): boolean =>
  recorder.living().some(({ actor }) => (actor.getSnapshot() as AnyMachineSnapshot).tags.has(tag))
