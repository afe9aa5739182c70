import type { Size } from "../../core/journal/journal.ts"
import type { Recorder } from "../../core/journal/record.ts"
import { withSize } from "../../core/journal/sizes.ts"

let sizes: ReadonlyArray<Size> = []

export const tabSizes = (): ReadonlyArray<Size> => sizes

export const restoreSizes = (before: ReadonlyArray<Size>): void => {
  sizes = before
}

/** Records the size at the first entry, and each resize at the last one. */
export const recordSizes = (recorder: Pick<Recorder, "first" | "next">): void => {
  const note = (seq: number) => void (sizes = withSize(sizes, { seq, width: innerWidth, height: innerHeight }))
  note(recorder.first)
  addEventListener("resize", () => note(Math.max(recorder.first, recorder.next - 1)))
}
