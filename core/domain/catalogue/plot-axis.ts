/** Logarithmic axis; a place on it is 0 at `least` and 1 at `most`. */
export type Axis = { readonly least: number; readonly most: number }

/** Leaves a margin at both ends. */
export const axisOver = (from: number, to: number): Axis => {
  const margin = Math.max((to / from) ** 0.04, 1.02)
  return { least: from / margin, most: to * margin }
}

export const placeOn = ({ least, most }: Axis, value: number): number => Math.log(value / least) / Math.log(most / least)

export const valueAt = ({ least, most }: Axis, place: number): number => least * (most / least) ** Math.min(1, Math.max(0, place))

/** Labels of rank 2 are hidden on narrow plots, those of rank 1 on very narrow ones. */
export type Tick = { readonly value: number; readonly place: number; readonly rank: 0 | 1 | 2 }

/** Values 1, 2 and 5 of each power of ten; on an axis too short for three of them, multiples of one round step. */
export const ticksOn = (axis: Axis): ReadonlyArray<Tick> => {
  const { least, most } = axis
  const usual = powers
    .flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`)))
    .filter((value) => value >= least && value <= most)
  const isShort = usual.length < 3
  return (isShort ? multiples(axis) : usual).map((value, index, { length }) => ({
    value,
    place: placeOn(axis, value),
    rank: isShort ? rankOfStep(index, length) : (ranks[value.toExponential()[0] ?? ""] ?? 2)
  }))
}

const ranks: Readonly<Record<string, Tick["rank"]>> = { 1: 0, 5: 1 }

const rankOfStep = (index: number, length: number): Tick["rank"] => {
  if (index % 4 === 0) return 0
  return length < 5 || index % 2 === 0 ? 1 : 2
}

/** Exponents for 0.001 to 5,000,000,000. */
const powers = Array.from({ length: 13 }, (_, index) => index - 3)

const multiples = ({ least, most }: Axis): ReadonlyArray<number> => {
  const power = Math.floor(Math.log10((most - least) / 4))
  const digit = [1, 2, 5, 10].find((each) => each * 10 ** power * 5 >= most - least) ?? 10
  const step = Number(`${digit}e${power}`)
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}
