import type { Size } from "../core/journal/journal.ts"
import type { Recorder } from "../core/journal/record.ts"

/** Of a tab whose window is drawn larger and smaller for hours, this many sizes are kept. */
const most = 200

const sizes = new WeakMap<Recorded, ReadonlyArray<Size>>()

type Recorded = Pick<Recorder, "first" | "next">

/**
 * Notes how large the tab is, now and at each resize, by the entry that was the last one then; `before` is what it was before its reload. It comes with
 * what reads the journal, so what the tab is then counts for its beginning.
 */
export const noteSizes = (recorder: Recorded, before: ReadonlyArray<Size> = []): void => {
  const note = (seq: number) => {
    const size = { seq, width: innerWidth, height: innerHeight }
    sizes.set(recorder, [...sizesOf(recorder).filter((known) => known.seq < seq), size].slice(-most))
  }
  sizes.set(recorder, before)
  note(recorder.first)
  addEventListener("resize", () => note(Math.max(recorder.first, recorder.next - 1)))
}

/** What a tab's sizes have been; none before they are noted. */
export const sizesOf = (recorder: Recorded): ReadonlyArray<Size> => sizes.get(recorder) ?? []
