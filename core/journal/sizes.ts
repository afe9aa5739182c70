import type { Size } from "./journal.ts"

/** Limits the log while a window is resized for hours. */
const maxSizes = 200

/** Replaces a size of the same entry. Drops sizes of later entries, which belong to another journal. */
export const withSize = (sizes: ReadonlyArray<Size>, size: Size): ReadonlyArray<Size> =>
  [...sizes.filter(({ seq }) => seq < size.seq), size].slice(-maxSizes)
