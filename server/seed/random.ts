import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64"
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus"

export type Random = {
  /** Number from 0 to below 1. */
  readonly next: () => number
  /** Mean of three uniform draws, at most `spread` away. */
  readonly around: (center: number, spread: number) => number
  /** Integer, ends included. */
  readonly whole: (least: number, most: number) => number
}

export const makeRandom = (seed: number): Random => {
  const generator = xoroshiro128plus(seed)
  const next = () => uniformFloat64(generator)
  return {
    next,
    around: (center, spread) => center + (spread * (next() + next() + next() - 1.5)) / 1.5,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1))
  }
}

/** Values with weights of any sum. */
export type Frequencies<A> = readonly [readonly [A, number], ...ReadonlyArray<readonly [A, number]>]

export const oneOf = <A>(frequencies: Frequencies<A>): ((random: Random) => A) => {
  const sum = frequencies.reduce((total, [, frequency]) => total + frequency, 0)
  return (random) => {
    let rest = random.next() * sum
    for (const [value, frequency] of frequencies) {
      rest -= frequency
      if (rest < 0) return value
    }
    return frequencies[0][0]
  }
}
