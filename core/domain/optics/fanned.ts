import { facetsOf, type Cut, type Facet } from "./cut.ts"
import { distinct, level, planeThrough, type Plane, type Vector } from "./geometry.ts"
import { girdleHeight } from "./girdles.ts"
import { wallsOf, type Octagon } from "./octagon.ts"
import type { Heights } from "./stepped.ts"

/** Chevrons from the corners, as in a princess or radiant; `table` is a fraction of the width. */
export const fanned = (octagon: Octagon, table: number, heights: Heights = usual): Cut => {
  const { corner, length } = octagon
  const facets = [1, -1].flatMap((sign) => [
    ...sideFacets({ reach: 1, half: length - corner, table, heights, place: (out, y, along) => [out * sign, y, along] }),
    ...sideFacets({ reach: length, half: 1 - corner, table, heights, place: (out, y, along) => [along, y, out * sign] }),
    ...[1, -1].flatMap((hand) => cornerFacets({ octagon, table, heights, signs: [sign, hand] }))
  ])
  return { facets: distinct([...facetsOf("table", [level(topOf(heights))]), ...facets]), girdle: wallsOf(octagon), folded: false }
}

const usual: Heights = { crown: 0.24, pavilion: 1.03, girdle: girdleHeight }

const topOf = ({ crown, girdle }: Heights): number => girdle + crown

/** Middle of a side: fractions of the distance from the axis and of the depth. */
const profile = [
  [1, 0],
  [0.76, 0.369],
  [0.43, 0.709],
  [0, 1]
] as const

/** `reach` is the distance from the axis, `half` the half-length. */
type Fan = {
  readonly reach: number
  readonly half: number
  readonly table: number
  readonly heights: Heights
  readonly place: (out: number, y: number, along: number) => Vector
}

const sideFacets = ({ half, heights, place, reach, table }: Fan): ReadonlyArray<Facet> => {
  const { crown, girdle, pavilion } = heights
  const under = (depth: number): number => -girdle - depth * pavilion
  return [1, -1].flatMap((hand) => {
    const [end, bend] = [place(reach, girdle, half * hand), place(reach - 0.13, girdle + 0.5417 * crown, 0)]
    return [
      ...facetsOf("crown", [
        through(place(reach, girdle, 0), end, bend),
        through(end, bend, place(reach - 0.95 + table, topOf(heights), 0))
      ]),
      ...facetsOf(
        "pavilion",
        profile.slice(1).map(([out, depth], row) => {
          const [outer, outerDepth] = profile[row] ?? [1, 0]
          return through(
            place(reach, -girdle, half * hand),
            place(outer * reach, under(outerDepth), 0),
            place(out * reach, under(depth), 0)
          )
        })
      )
    ]
  })
}

type Corner = {
  readonly octagon: Octagon
  readonly table: number
  readonly heights: Heights
  readonly signs: readonly [x: number, z: number]
}

const cornerFacets = ({ heights, octagon, signs: [x, z], table }: Corner): ReadonlyArray<Facet> => {
  const { corner, length } = octagon
  const { girdle, pavilion } = heights
  const long = (y: number): Vector => [x, y, z * (length - corner)]
  const short = (y: number): Vector => [x * (1 - corner), y, z * length]
  return [
    ...facetsOf("crown", [through(long(girdle), short(girdle), [x * table, topOf(heights), z * (length - 1 + table)])]),
    ...facetsOf("pavilion", [through(long(-girdle), short(-girdle), [0, -girdle - pavilion, 0])])
  ]
}

const through = (a: Vector, b: Vector, c: Vector): Plane => planeThrough(a, b, c, [0, 0, 0])
