/** Logarithmic axis; a place on it is 0 at `least` and 1 at `most`. */
export type Axis = { readonly least: number; readonly most: number }

/** Leaves a margin at both ends. */
export const axisOver = (from: number, to: number): Axis => {
  const margin = Math.max((to / from) ** 0.04, 1.02)
  return { least: from / margin, most: to * margin }
}

export const placeOn = ({ least, most }: Axis, value: number): number => Math.log(value / least) / Math.log(most / least)

export const valueAt = ({ least, most }: Axis, place: number): number => least * (most / least) ** Math.min(1, Math.max(0, place))

/** A tick that is not major is left out where labels have no room. */
export type Tick = { readonly value: number; readonly place: number; readonly isMajor: boolean }

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
    isMajor: isShort ? length < 5 || index % 2 === 0 : /^[15]/.test(value.toExponential())
  }))
}

/** From 0.001 to 5,000,000,000. */
const powers = Array.from({ length: 13 }, (_, index) => index - 3)

const multiples = ({ least, most }: Axis): ReadonlyArray<number> => {
  const power = Math.floor(Math.log10((most - least) / 4))
  const digit = [1, 2, 5, 10].find((each) => each * 10 ** power * 5 >= most - least) ?? 10
  const step = Number(`${digit}e${power}`)
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}
