import type { Shape } from "../product/diamond.ts"

/** Millimetres. */
export const usualSize = (shape: Shape, carats: number): readonly [length: number, width: number] => {
  const root = Math.cbrt(carats)
  const [length, width] = ofOneCarat[shape]
  return [length * root, width * root]
}

const ofOneCarat: Readonly<Record<Shape, readonly [length: number, width: number]>> = {
  round: [6.47, 6.47],
  oval: [7.9, 5.65],
  emerald: [7.05, 5],
  cushion: [5.95, 5.61],
  princess: [5.5, 5.5],
  heart: [6.5, 6.6],
  marquise: [9.7, 4.95],
  pear: [8.1, 5.75],
  radiant: [6.3, 5.3],
  asscher: [5.6, 5.5]
}
