import type { Size } from "../../core/journal/journal.ts"
import type { Recorder } from "../../core/journal/record.ts"
import { withSize } from "../../core/journal/sizes.ts"

let sizes: ReadonlyArray<Size> = []

export const tabSizes = (): ReadonlyArray<Size> => sizes

/** Restores the sizes recorded before a reload. */
export const recallSizes = (before: ReadonlyArray<Size>): void => {
  sizes = before
}

/** Records the current size and each resize with the last journal entry; the initial size counts from the journal's beginning. */
export const noteSizes = (recorder: Pick<Recorder, "first" | "next">): void => {
  const note = (seq: number) => void (sizes = withSize(sizes, { seq, width: innerWidth, height: innerHeight }))
  note(recorder.first)
  addEventListener("resize", () => note(Math.max(recorder.first, recorder.next - 1)))
}
