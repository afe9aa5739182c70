import { facetsOf, type Cut } from "./cut.ts"
import { distinct, dot, level, radians, type Plane, type Vector } from "./geometry.ts"
import { girdleHeight } from "./girdles.ts"
import { sidesOf, wallsOf, type Octagon } from "./octagon.ts"

/** Half-widths; `girdle` is half its thickness. */
export type Heights = { readonly crown: number; readonly pavilion: number; readonly girdle: number }

/** Three rows each in crown and pavilion; `table` is a fraction of the width. */
export const stepped = (octagon: Octagon, table: number, heights?: Heights): Cut => {
  const width = (1 - table) / 3
  const edge = heights?.girdle ?? girdleHeight
  const crown = scaledTo(heights?.crown, crownAngles.map((angle) => ({ width, height: width * Math.tan(radians(angle)) }))) // prettier-ignore
  const pavilion = scaledTo(heights?.pavilion, pavilionSteps)
  const facets = [
    ...facetsOf("crown", rows(octagon, crown, edge, 1)),
    ...facetsOf("table", [level(edge + heightOf(crown))]),
    ...facetsOf("pavilion", rows(octagon, pavilion, edge, -1))
  ]
  return { facets: distinct(facets), girdle: wallsOf(octagon), folded: false }
}

/** From outer to inner edge, half-widths. */
type Step = { readonly width: number; readonly height: number }

const crownAngles = [44, 38, 31]

const pavilionSteps: ReadonlyArray<Step> = [
  [51, 0.28],
  [44, 0.34],
  [36, 0.38]
].map(([angle = 0, width = 0]) => ({ width, height: width * Math.tan(radians(angle)) }))

const heightOf = (steps: ReadonlyArray<Step>): number => steps.reduce((sum, { height }) => sum + height, 0)

const scaledTo = (total: number | undefined, steps: ReadonlyArray<Step>): ReadonlyArray<Step> => {
  const by = total === undefined ? 1 : total / heightOf(steps)
  return steps.map(({ height, width }) => ({ width, height: height * by }))
}

const rows = (octagon: Octagon, steps: ReadonlyArray<Step>, edge: number, up: 1 | -1): ReadonlyArray<Plane> =>
  steps.flatMap(({ height, width }, index) => {
    const below = steps.slice(0, index)
    const inset = below.reduce((sum, step) => sum + step.width, 0)
    const y = up * (edge + heightOf(below))
    const slope = Math.hypot(height, width)
    const [cos, sin] = [width / slope, height / slope]
    return sidesOf(octagon).map(({ reach, x, z }): Plane => {
      const normal: Vector = [x * sin, up * cos, z * sin]
      return { normal, distance: dot(normal, [x * (reach - inset), y, z * (reach - inset)]) }
    })
  })
