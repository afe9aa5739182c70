import type { Size } from "./journal.ts"

/** Of a tab whose window is drawn larger and smaller for hours, this many sizes are kept. */
const most = 200

/** The sizes of a tab with one more: of one entry the latest counts, and what was noted of later ones is of another journal. */
export const withSize = (sizes: ReadonlyArray<Size>, size: Size): ReadonlyArray<Size> =>
  [...sizes.filter(({ seq }) => seq < size.seq), size].slice(-most)
