import type { SizedStone, SizedSubject } from "./subject-schema.ts"

/** Millimetres from the middle of the ring, across and along the finger; `squeeze` is the part of its width that a stone on the curve shows. */
export type PlacedStone = { readonly stone: SizedStone; readonly x: number; readonly y: number; readonly squeeze: number }

/** Stones visible from above on a finger of this size. */
export const placedStones = ({ span, stones }: Pick<SizedSubject, "span" | "stones">, size: number): ReadonlyArray<PlacedStone> => {
  const [main, left, right = left] = stones
  if (main === undefined) return []
  if (main.quantity > 1) return row(main, size)
  const middle = { stone: main, x: 0, y: 0, squeeze: 1 }
  if (left === undefined || right === undefined) return [middle]
  const beside = (side: SizedStone, sign: -1 | 1): PlacedStone => {
    const x = span === null ? rounded((main.width + side.width) / 2 + gapMm) : (span - side.width) / 2
    return { stone: side, x: sign * x, y: levelAt(x, size), squeeze: 1 }
  }
  return [beside(left, -1), beside(right, 1), middle]
}

/** Millimetres of metal around a finger. */
export const shankThickness = 1.4

/** Drawn height of a shank's arc, millimetres. */
export const shankArc = 0.8

/** Height of the shank's middle line at `x`, millimetres. */
const levelAt = (x: number, size: number): number => rounded(-shankArc * (x / (size / 2 + shankThickness)) ** 2)

const gapMm = 0.3

/** Share of a stone's width. */
const rowGap = 0.06

/** Degrees from the top; stones farther round are hidden by the others. */
const seenDegrees = 72

/** Stones side by side on the outside of the ring, the middle one on top. */
const row = (stone: SizedStone, size: number): ReadonlyArray<PlacedStone> => {
  const radius = size / 2 + shankThickness
  const step = (stone.width * (1 + rowGap)) / radius
  const first = -(stone.quantity - 1) / 2
  return Array.from({ length: stone.quantity }, (_, index) => (first + index) * step)
    .filter((angle) => Math.abs(angle) <= (seenDegrees * Math.PI) / 180)
    .map((angle) => {
      const x = rounded(radius * Math.sin(angle))
      return { stone, x, y: levelAt(x, size), squeeze: rounded(Math.cos(angle)) }
    })
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
