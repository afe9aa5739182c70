/** Equatorial coordinates of J2000.0, degrees. */
export type Direction = { readonly rightAscension: number; readonly declination: number }

/** `name` is set for main stars only. */
export type Star = Direction & {
  readonly hip: number
  readonly letter: string
  readonly name: string | null
  readonly magnitude: number
}

/** `lines` join stars by index. */
export type Figure = {
  readonly stars: ReadonlyArray<Star>
  readonly lines: ReadonlyArray<readonly [from: number, to: number]>
}

export type FieldStar = readonly [rightAscension: number, declination: number, magnitude: number]

/** Side of the square drawing, in its units. */
export const chartSize = 1000
