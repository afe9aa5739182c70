/** A finger on the screen, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number }

/** How far a finger must go to close a panel, in pixels (LIM-014). */
export const swipeThreshold = 20

/** Whether a panel that closes by touch closes; a shorter way is a finger that trembled. */
export const closesBySwipe = (distance: number): boolean => distance > swipeThreshold

/** How far a finger went to the left; nothing if it rather went up or down, which is scrolling. */
export const distanceLeft = (from: Point, to: Point): number =>
  Math.abs(to.x - from.x) > Math.abs(to.y - from.y) ? Math.max(0, from.x - to.x) : 0

/** How far a finger went down; nothing if it rather went aside. */
export const distanceDown = (from: Point, to: Point): number =>
  Math.abs(to.y - from.y) > Math.abs(to.x - from.x) ? Math.max(0, to.y - from.y) : 0
