/** Direction in the sky for J2000.0, in degrees. */
export type Direction = { readonly rightAscension: number; readonly declination: number }

/** A catalogue star; `name` is set for main stars only. */
export type Star = Direction & {
  readonly hip: number
  readonly letter: string
  readonly name: string | null
  readonly magnitude: number
}

/** A constellation; lines join stars by their indexes. */
export type Figure = {
  readonly stars: ReadonlyArray<Star>
  readonly lines: ReadonlyArray<readonly [from: number, to: number]>
}

/** Background star. */
export type FieldStar = readonly [rightAscension: number, declination: number, magnitude: number]

/** Side of a square drawing, in its own units. */
export const chartSize = 1000
