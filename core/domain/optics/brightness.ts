import { dot, radians, scale, type Vector } from "./geometry.ts"
import { standardIndex } from "./face.ts"
import { followRay, type TracedStone } from "./rays.ts"

/**
 * Fraction of the face that shows bright light, 45° above the girdle or more and outside the observer's head, less the fraction that shows light
 * from below the girdle. The head covers 20° around the line of sight, as in an ASET 40. Mean of nine views: straight, tilted by 5° to four sides
 * and by 10° to four corners. Calculated, not measured. `points` for each view.
 */
export const measureBrightness = (stone: TracedStone, points = 600): number => {
  const places = placesOn(stone, points)
  const seen = views.map(({ line, weight }) => {
    const lights = places.flatMap((place) => lightAt(stone, place, line))
    return { weight, light: lights.reduce((sum, light) => sum + light, 0) / lights.length }
  })
  return seen.reduce((sum, { light, weight }) => sum + light * weight, 0) / 9
}

/** Line of sight into the stone; tilts to the left and right are the same in all shapes. */
const view = (tilt: number, towards: number, weight: number) => {
  const [tipped, around] = [Math.sin(radians(tilt)), radians(towards)]
  const line: Vector = [tipped * Math.cos(around), -Math.cos(radians(tilt)), tipped * Math.sin(around)]
  return { line, weight }
}

const views = [view(0, 0, 1), view(5, 0, 2), view(5, 90, 1), view(5, 270, 1), view(10, 45, 2), view(10, 315, 2)]

type Place = readonly [x: number, z: number]

/** Additive sequence by the plastic number (Roberts, 2018): no row of points lies along the facets of a step cut. */
const placesOn = ({ length }: TracedStone, points: number): ReadonlyArray<Place> =>
  Array.from({ length: points }, (_, index): Place => [(2 * index * 0.7548776662466927) % 2 - 1, length * ((2 * index * 0.5698402909980532) % 2 - 1)]) // prettier-ignore

/** Empty outside the stone. */
const lightAt = (stone: TracedStone, [x, z]: Place, line: Vector): ReadonlyArray<number> => {
  const exits = followRay(stone, { from: [x - line[0] * 10, -line[1] * 10, z - line[2] * 10], direction: line }, standardIndex)
  if (exits.length === 0) return []
  const eye = scale(line, -1)
  return [exits.reduce((sum, { direction, energy }) => sum + energy * worthOf(direction, eye), 0)]
}

const worthOf = (direction: Vector, eye: Vector): number => {
  const [, up] = direction
  if (up < 0) return -1
  return up >= Math.SQRT1_2 && dot(direction, eye) < headCosine ? 1 : 0
}

const headCosine = Math.cos(radians(20))
