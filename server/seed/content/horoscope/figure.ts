import type { Figure, Star } from "../../../../core/domain/content/figure.ts"

/** Hipparcos number, letter, position in degrees, magnitude, name of a main star. */
export const star = (hip: number, letter: string, ...[rightAscension, declination, magnitude, name]: CatalogueStar): Star => ({
  hip,
  letter,
  rightAscension,
  declination,
  magnitude,
  name: name ?? null
})
type CatalogueStar = readonly [rightAscension: number, declination: number, magnitude: number, name?: string]

/** `"эпсилон мю дзета, дельта тета"` joins эпсилон to мю, мю to дзета, and дельта to тета. */
export const figure = (paths: string, stars: ReadonlyArray<Star>): Figure => {
  const placeOf = (letter: string) => stars.findIndex((one) => one.letter === letter)
  return {
    stars,
    lines: paths.split(", ").flatMap((path) => {
      const places = path.split(" ").map(placeOf)
      return places.slice(1).map((to, index) => [places[index] ?? -1, to] as const)
    })
  }
}
