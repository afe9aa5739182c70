/** `null` is the last entry. */
type ShownPosition = { readonly count: number; readonly position: number | null }

/** Index of the entry shown. */
export const shownPosition = ({ count, position }: ShownPosition): number => position ?? count - 1

/** Nearest position in a journal of `count` entries. */
export const clampPosition = (count: number, position: number): number => Math.max(0, Math.min(count - 1, position))
