import type { Cut } from "./cut.ts"
import { distinct, level, planeThrough, type Plane, type Vector } from "./geometry.ts"
import { girdleHeight } from "./girdles.ts"
import { wallsOf, type Octagon } from "./octagon.ts"

/** Chevrons that fan out from the corners towards the middle of each side, as in a princess or a radiant; `table` is its width. */
export const fanned = (octagon: Octagon, table: number): Cut => {
  const { corner, length } = octagon
  const facets = [1, -1].flatMap((sign) => [
    ...sideFacets({ reach: 1, half: length - corner, table, place: (out, y, along) => [out * sign, y, along] }),
    ...sideFacets({ reach: length, half: 1 - corner, table, place: (out, y, along) => [along, y, out * sign] }),
    ...[1, -1].flatMap((hand) => cornerFacets(octagon, table, [sign, hand]))
  ])
  return { facets: distinct([level(top), ...facets]), girdle: wallsOf(octagon), folded: false }
}

const top = girdleHeight + 0.24

/** The pavilion along the middle of a side: distance from the axis as a part of the side's, height. */
const profile = [
  [1, -girdleHeight],
  [0.76, -0.41],
  [0.43, -0.76],
  [0, -1.06]
] as const

const culet: Vector = [0, -1.06, 0]

/** A side `reach` away from the axis and `half` to each hand of its middle. */
type Fan = {
  readonly reach: number
  readonly half: number
  readonly table: number
  readonly place: (out: number, y: number, along: number) => Vector
}

const sideFacets = ({ half, place, reach, table }: Fan): ReadonlyArray<Plane> =>
  [1, -1].flatMap((hand) => {
    const [end, bend] = [place(reach, girdleHeight, half * hand), place(reach - 0.13, girdleHeight + 0.13, 0)]
    return [
      through(place(reach, girdleHeight, 0), end, bend),
      through(end, bend, place(reach - 0.95 + table, top, 0)),
      ...profile.slice(1).map(([out, y], row) => {
        const [outer, outerY] = profile[row] ?? [1, -girdleHeight]
        return through(place(reach, -girdleHeight, half * hand), place(outer * reach, outerY, 0), place(out * reach, y, 0))
      })
    ]
  })

const cornerFacets = ({ corner, length }: Octagon, table: number, [x, z]: readonly [number, number]): ReadonlyArray<Plane> => {
  const long = (y: number): Vector => [x, y, z * (length - corner)]
  const short = (y: number): Vector => [x * (1 - corner), y, z * length]
  return [
    through(long(girdleHeight), short(girdleHeight), [x * table, top, z * (length - 1 + table)]),
    through(long(-girdleHeight), short(-girdleHeight), culet)
  ]
}

const through = (a: Vector, b: Vector, c: Vector): Plane => planeThrough(a, b, c, [0, 0, 0])
