export type Point = { readonly x: number; readonly y: number }

/** Pixels (LIM-014). */
export const swipeThreshold = 20

/** Shorter swipes are ignored as accidental. */
export const closesBySwipe = (distance: number): boolean => distance > swipeThreshold

/** 0 when the movement is mainly vertical (scrolling). */
export const distanceLeft = (from: Point, to: Point): number =>
  Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? Math.max(0, from.x - to.x) : 0

/** 0 when the movement is mainly horizontal. */
export const distanceDown = (from: Point, to: Point): number =>
  Math.abs(to.y - from.y) > Math.abs(to.x - from.x) ? Math.max(0, to.y - from.y) : 0
