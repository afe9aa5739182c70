import { uniformInt } from "pure-rand/distribution/uniformInt"
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus"

/** Uniform sample of `count` items, in order, by seed. */
export const sample = <T>(all: ReadonlyArray<T>, { count, seed }: { readonly count: number; readonly seed: number }): ReadonlyArray<T> => {
  const random = xoroshiro128plus(seed)
  const places = all.map((_, place) => place)
  const chosen: Array<number> = []
  while (chosen.length < count && places.length > 0) chosen.push(...places.splice(uniformInt(random, 0, places.length - 1), 1))
  return chosen.toSorted((one, other) => one - other).flatMap((place) => all.slice(place, place + 1))
}
