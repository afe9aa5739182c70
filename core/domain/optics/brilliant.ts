import { facetsOf, type Cut, type Facet } from "./cut.ts"
import { distinct, dot, level, meetingPoint, planeThrough, radians, unit, type Plane, type Vector } from "./geometry.ts"
import { girdleHeight, type Girdle, type GirdlePoint } from "./girdles.ts"

/** Lengths as fractions of the width, angles in degrees. */
export type BrilliantProportions = {
  readonly table: number
  readonly crown: number
  readonly pavilion: number
  /** Thickness, 0.03 by default. */
  readonly girdle?: number
  /** Fraction from table edge to girdle, from above; 0.525 by default. */
  readonly star?: number
  /** Fraction from girdle to culet, from above; 0.767 by default. */
  readonly lower?: number
  /** Width of a flat culet; otherwise pointed. */
  readonly culet?: number
  /** Position along z in half-widths. */
  readonly apex?: number
}

/**
 * Builds 57 facets over any girdle: table, a kite and a pavilion main at each main, and between them a star, two upper and two lower halves. A flat
 * culet is the 58th.
 */
export const brilliant = (girdle: Girdle, proportions: BrilliantProportions): Cut => {
  const body = bodyOf(girdle, proportions)
  const mains = girdle.mains.map((place) => mainAt(place, body))
  const facets = [
    ...facetsOf("table", [level(body.top)]),
    ...mains.flatMap(facetsOfMain),
    ...gapsOf(girdle, mains).flatMap(facetsIn(body)),
    ...culetOf(proportions, body)
  ]
  return { facets: distinct(facets), girdle: girdle.wall.map(wallAt), folded: girdle.folded }
}

/** Table and mains, as in stones of about a millimetre. */
export const singleCut = (girdle: Girdle, proportions: BrilliantProportions): Cut => {
  const body = bodyOf(girdle, proportions)
  const facets = girdle.mains.map((place) => mainAt(place, body)).flatMap(facetsOfMain)
  return { facets: [...facetsOf("table", [level(body.top)]), ...facets], girdle: girdle.wall.map(wallAt), folded: false }
}

type Body = {
  readonly table: number
  readonly star: number
  readonly lower: number
  /** Heights: girdle edges above and below y 0, table, culet. */
  readonly edge: number
  readonly top: number
  readonly bottom: number
  readonly apex: number
  readonly inside: Vector
}

const bodyOf = ({ folded }: Girdle, proportions: BrilliantProportions): Body => {
  const { apex = 0, crown, girdle = girdleHeight, lower = 0.767, pavilion, star = 0.525, table } = proportions
  return {
    table,
    star,
    lower,
    edge: girdle,
    top: girdle + (1 - table) * Math.tan(radians(crown)),
    bottom: -girdle - Math.tan(radians(pavilion)),
    apex,
    inside: [folded ? 0.3 : 0, 0, apex]
  }
}

/** Main with the table corner above it. */
type Main = { readonly place: GirdlePoint; readonly corner: Vector; readonly kite: Plane; readonly pavilion: Plane }

const mainAt = (place: GirdlePoint, { apex, bottom, edge, inside, table, top }: Body): Main => {
  const corner: Vector = [table * place.x, top, apex + table * (place.z - apex)]
  return {
    place,
    corner,
    kite: planeThrough(at(place, edge), beside(place, edge), corner, inside),
    pavilion: planeThrough(at(place, -edge), beside(place, -edge), [0, bottom, apex], inside)
  }
}

const facetsOfMain = ({ kite, pavilion }: Main): ReadonlyArray<Facet> => [
  { ...kite, kind: "crown-main" },
  { ...pavilion, kind: "pavilion-main" }
]

/** `ownMains`: mains whose halves are in the described part. */
type Gap = {
  readonly before: Main
  readonly after: Main
  readonly mid: GirdlePoint
  readonly ownMains: ReadonlyArray<Main>
  readonly isCleft: boolean
}

/** Wraps around, or continues a folded girdle with mirror images. */
const gapsOf = ({ folded, mids }: Girdle, mains: ReadonlyArray<Main>): ReadonlyArray<Gap> => {
  const [first, last] = [mains.slice(0, 1), mains.slice(-1)]
  const chain = folded ? [...first.map(mirrored), ...mains, ...last.map(mirrored)] : [...mains, ...first]
  return mids.flatMap((mid, index) => {
    const [before, after] = chain.slice(index, index + 2)
    if (before === undefined || after === undefined) return []
    return { before, after, mid, ownMains: [before, after].filter((main) => mains.includes(main)), isCleft: folded && index === 0 }
  })
}

/** No star in a heart's cleft: it would cut off the lobes. */
const facetsIn =
  (body: Body) =>
  ({ after, before, isCleft, mid, ownMains }: Gap): ReadonlyArray<Facet> => {
    const { apex, bottom, edge, inside, lower, star } = body
    const tableEdge: Vector = [(before.corner[0] + after.corner[0]) / 2, 0, (before.corner[2] + after.corner[2]) / 2]
    const starTip = meetingPoint(before.kite, after.kite, across(tableEdge, at(mid, 0), star))
    const lowerTip = meetingPoint(before.pavilion, after.pavilion, across(at(mid, 0), [0, bottom, apex], lower))
    const halves = (y: number, tip: Vector) => ownMains.map(({ place }) => planeThrough(at(place, y), at(mid, y), tip, inside))
    return [
      ...(isCleft ? [] : facetsOf("star", [planeThrough(before.corner, after.corner, starTip, inside)])),
      ...facetsOf("upper-half", halves(edge, starTip)),
      ...facetsOf("lower-half", halves(-edge, lowerTip))
    ]
  }

/** Vertical plane perpendicular to a line, at its fraction `part`. */
const across = (from: Vector, to: Vector, part: number): Plane => {
  const normal = unit([to[0] - from[0], 0, to[2] - from[2]])
  return { normal, distance: dot(normal, from) * (1 - part) + dot(normal, to) * part }
}

/** A flat culet lies where the pavilion has its width. */
const culetOf = ({ culet = 0, pavilion }: BrilliantProportions, { bottom }: Body): ReadonlyArray<Facet> =>
  culet === 0 ? [] : [{ normal: [0, -1, 0], distance: -bottom - culet * Math.tan(radians(pavilion)), kind: "culet" }]

const at = ({ x, z }: GirdlePoint, y: number): Vector => [x, y, z]

const beside = ({ nx, nz, x, z }: GirdlePoint, y: number): Vector => [x - nz, y, z + nx]

const wallAt = ({ nx, nz, x, z }: GirdlePoint): Plane => ({ normal: [nx, 0, nz], distance: nx * x + nz * z })

const mirrored = ({ corner: [x, y, z], kite, pavilion, place }: Main): Main => ({
  place,
  corner: [-x, y, z],
  kite: mirroredPlane(kite),
  pavilion: mirroredPlane(pavilion)
})

const mirroredPlane = ({ distance, normal: [x, y, z] }: Plane): Plane => ({ normal: [-x, y, z], distance })
