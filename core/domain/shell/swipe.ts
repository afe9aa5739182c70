export type Point = { readonly x: number; readonly y: number }

/** Pixels (LIM-014). */
export const swipeThreshold = 20

/** Shorter swipes are accidental. */
export const closesBySwipe = (distance: number): boolean => distance > swipeThreshold

/** 0 for a mainly vertical movement (scrolling). */
export const distanceLeft = (from: Point, to: Point): number =>
  Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? Math.max(0, from.x - to.x) : 0

/** 0 for a mainly horizontal movement. */
export const distanceDown = (from: Point, to: Point): number =>
  Math.abs(to.y - from.y) > Math.abs(to.x - from.x) ? Math.max(0, to.y - from.y) : 0
