import type { Cut } from "./cut.ts"
import { distinct, dot, level, radians, type Plane, type Vector } from "./geometry.ts"
import { girdleHeight } from "./girdles.ts"
import { sidesOf, wallsOf, type Octagon } from "./octagon.ts"

/** Rows of facets parallel to the girdle, three in the crown and three in the pavilion; `table` is its width. */
export const stepped = (octagon: Octagon, table: number): Cut => {
  const width = (1 - table) / 3
  const crown = [44, 38, 31].map((angle): Step => ({ angle, width }))
  const top = girdleHeight + heightOf(crown)
  const facets = [...rows(octagon, crown, 1), level(top), ...rows(octagon, pavilion, -1)]
  return { facets: distinct(facets), girdle: wallsOf(octagon), folded: false }
}

/** From the girdle inwards, in half-widths. */
type Step = { readonly angle: number; readonly width: number }

const pavilion: ReadonlyArray<Step> = [
  { angle: 51, width: 0.28 },
  { angle: 44, width: 0.34 },
  { angle: 36, width: 0.38 }
]

const heightOf = (steps: ReadonlyArray<Step>): number => steps.reduce((sum, { angle, width }) => sum + width * Math.tan(radians(angle)), 0)

const rows = (octagon: Octagon, steps: ReadonlyArray<Step>, up: 1 | -1): ReadonlyArray<Plane> =>
  steps.flatMap(({ angle }, index) => {
    const below = steps.slice(0, index)
    const inset = below.reduce((sum, { width }) => sum + width, 0)
    const y = up * (girdleHeight + heightOf(below))
    return sidesOf(octagon).map(({ reach, x, z }): Plane => {
      const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
      const normal: Vector = [x * sin, up * cos, z * sin]
      return { normal, distance: dot(normal, [x * (reach - inset), y, z * (reach - inset)]) }
    })
  })
