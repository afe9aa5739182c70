/** A direction in the sky for J2000.0, in degrees. */
export type Direction = { readonly rightAscension: number; readonly declination: number }

/** A star as the catalogue has it: its number there, its letter, its proper name where it is a main one. */
export type Star = Direction & {
  readonly hip: number
  readonly letter: string
  readonly name: string | null
  readonly magnitude: number
}

/** A constellation's figure: its stars, and the pairs of them that lines join, by their places in the list. */
export type Figure = {
  readonly stars: ReadonlyArray<Star>
  readonly lines: ReadonlyArray<readonly [from: number, to: number]>
}

/** A star around a figure. */
export type FieldStar = readonly [rightAscension: number, declination: number, magnitude: number]

/** Side of a square drawing, in its own units. */
export const chartSize = 1000
