import type { Shape } from "../product/diamond.ts"

/** Millimetres, inclusive: mean diameter of a round, longer side of other cuts. */
export type FrameSeat = { readonly shape: Shape; readonly least: number; readonly most: number }

/** Millimetres, by the laboratory. */
export type SeatedStone = { readonly shape: Shape; readonly measurements: { readonly length: number; readonly width: number } }

/** Ticks per millimetre, exact for the mean of two sides in hundredths. */
const ticksPerMillimetre = 200

export const seatSize = (stone: SeatedStone): number => seatTicks(stone) / ticksPerMillimetre

/** Must match the database (migration 0030). */
export const seatTicks = ({ measurements: { length, width }, shape }: SeatedStone): number =>
  Math.floor((shape === "round" ? (length + width) * (ticksPerMillimetre / 2) : Math.max(length, width) * ticksPerMillimetre) + 0.5)

export const endsOf = ({ least, most }: FrameSeat) => ({ least: toTicks(least), most: toTicks(most) })

export const takesStone = (seats: ReadonlyArray<FrameSeat>, stone: SeatedStone): boolean => {
  const size = seatTicks(stone)
  return seats.some((seat) => {
    const { least, most } = endsOf(seat)
    return seat.shape === stone.shape && size >= least && size <= most
  })
}

/** Rounded to a tenth of a millimetre. */
export const seatsFor = (
  [shape, ...others]: readonly [Shape, ...ReadonlyArray<Shape>],
  carats: readonly [least: number, most: number]
): readonly [FrameSeat, ...ReadonlyArray<FrameSeat>] => [seatFor(shape, carats), ...others.map((other) => seatFor(other, carats))]

const seatFor = (shape: Shape, [least, most]: readonly [least: number, most: number]): FrameSeat => ({
  shape,
  least: lengthOf(shape, least),
  most: lengthOf(shape, most)
})

const lengthOf = (shape: Shape, carats: number): number => Math.floor(caratLength[shape] * Math.cbrt(carats) * 10 + 0.5) / 10

/** Millimetres; diameter for rounds. */
const caratLength: Readonly<Record<Shape, number>> = {
  round: 6.45,
  oval: 7.9,
  cushion: 6.15,
  princess: 5.55,
  emerald: 7,
  pear: 8.7,
  marquise: 10.25,
  radiant: 6.65,
  asscher: 5.8,
  heart: 6.6
}

const toTicks = (millimetres: number): number => Math.floor(millimetres * ticksPerMillimetre + 0.5)
