import type { Size } from "../../core/journal/journal.ts"
import type { Recorder } from "../../core/journal/record.ts"
import { withSize } from "../../core/journal/sizes.ts"

let sizes: ReadonlyArray<Size> = []

export const tabSizes = (): ReadonlyArray<Size> => sizes

export const recallSizes = (before: ReadonlyArray<Size>): void => {
  sizes = before
}

/** Records the initial size from the journal's beginning, and each resize with the last entry. */
export const noteSizes = (recorder: Pick<Recorder, "first" | "next">): void => {
  const note = (seq: number) => void (sizes = withSize(sizes, { seq, width: innerWidth, height: innerHeight }))
  note(recorder.first)
  addEventListener("resize", () => note(Math.max(recorder.first, recorder.next - 1)))
}
