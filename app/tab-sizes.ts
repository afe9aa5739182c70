import type { Size } from "../core/journal/journal.ts"
import type { Recorder } from "../core/journal/record.ts"

/** Of a tab whose window is drawn larger and smaller for hours, this many sizes are kept. */
const most = 200

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
  const note = (seq: number) => {
    sizes = [...sizes.filter((known) => known.seq < seq), { seq, width: innerWidth, height: innerHeight }].slice(-most)
  }
  note(recorder.first)
  addEventListener("resize", () => note(Math.max(recorder.first, recorder.next - 1)))
}
