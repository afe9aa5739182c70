import type { Size } from "../../core/journal/journal.ts"
import type { Recorder } from "../../core/journal/record.ts"
import { withSize } from "../../core/journal/sizes.ts"

let sizes: ReadonlyArray<Size> = []

/** What the tab's sizes have been; none before they are noted. */
export const tabSizes = (): ReadonlyArray<Size> => sizes

/** What they were before its reload. */
export const recallSizes = (before: ReadonlyArray<Size>): void => {
  sizes = before
}

/**
 * Notes how large the tab is, now and at each resize, by the entry that was the last one then. It comes with what reads the journal, so what the tab is
 * then counts for its beginning.
 */
export const noteSizes = (recorder: Pick<Recorder, "first" | "next">): void => {
  const note = (seq: number) => void (sizes = withSize(sizes, { seq, width: innerWidth, height: innerHeight }))
  note(recorder.first)
  addEventListener("resize", () => note(Math.max(recorder.first, recorder.next - 1)))
}
