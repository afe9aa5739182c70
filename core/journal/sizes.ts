import type { Size } from "./journal.ts"

/** Sizes stored per tab; bounds the log while a window is resized for hours. */
const most = 200

/** Appends a size. It replaces one of the same entry and drops those of later entries, which belong to another journal. */
export const withSize = (sizes: ReadonlyArray<Size>, size: Size): ReadonlyArray<Size> =>
  [...sizes.filter(({ seq }) => seq < size.seq), size].slice(-most)
