import type { Cut } from "./cut.ts"
import { distinct, level, meetingPoint, planeThrough, radians, type Plane, type Vector } from "./geometry.ts"
import { girdleHeight, type Girdle, type GirdlePoint } from "./girdles.ts"

/** Width of the table as a part of the stone's; angles of kites and pavilion mains at half-width 1, degrees; z of the culet. */
export type Proportions = { readonly table: number; readonly crown: number; readonly pavilion: number; readonly culet?: number }

/**
 * The 57 facets of a brilliant over any girdle: table, a kite and a pavilion main at each main, and in each gap between two
 * mains a star, two upper and two lower halves.
 */
export const brilliant = (girdle: Girdle, proportions: Proportions): Cut => {
  const body = bodyOf(girdle, proportions)
  const mains = girdle.mains.map((place) => mainAt(place, body))
  const facets = [
    level(body.top),
    ...mains.flatMap(({ kite, pavilion }) => [kite, pavilion]),
    ...gapsOf(girdle, mains).flatMap(facetsIn(body))
  ]
  return { facets: distinct(facets), girdle: girdle.wall.map(wallAt), folded: girdle.folded }
}

/** Only the table and the facets of the mains, as in stones of a millimetre. */
export const singleCut = (girdle: Girdle, proportions: Proportions): Cut => {
  const body = bodyOf(girdle, proportions)
  const facets = girdle.mains.map((place) => mainAt(place, body)).flatMap(({ kite, pavilion }) => [kite, pavilion])
  return { facets: [level(body.top), ...facets], girdle: girdle.wall.map(wallAt), folded: false }
}

/** Corners of the stars as a part of the crown's height, of the lower halves as a part of the pavilion's depth. */
const starHeight = 0.66
const lowerDepth = 0.785

type Body = { readonly table: number; readonly top: number; readonly bottom: number; readonly culet: number; readonly inside: Vector }

const bodyOf = ({ folded }: Girdle, { crown, culet = 0, pavilion, table }: Proportions): Body => ({
  table,
  top: girdleHeight + (1 - table) * Math.tan(radians(crown)),
  bottom: -girdleHeight - Math.tan(radians(pavilion)),
  culet,
  inside: [folded ? 0.3 : 0, 0, culet]
})

/** A main with the corner of the table above it. */
type Main = { readonly place: GirdlePoint; readonly corner: Vector; readonly kite: Plane; readonly pavilion: Plane }

const mainAt = (place: GirdlePoint, { bottom, culet, inside, table, top }: Body): Main => {
  const corner: Vector = [table * place.x, top, culet + table * (place.z - culet)]
  return {
    place,
    corner,
    kite: planeThrough(at(place, girdleHeight), beside(place, girdleHeight), corner, inside),
    pavilion: planeThrough(at(place, -girdleHeight), beside(place, -girdleHeight), [0, bottom, culet], inside)
  }
}

/** What lies between two mains; `own` are those of the two whose halves belong to the traced part of the stone. */
type Gap = {
  readonly before: Main
  readonly after: Main
  readonly mid: GirdlePoint
  readonly own: ReadonlyArray<Main>
  readonly isCleft: boolean
}

/** Around a closed girdle the last main is followed by the first, at the ends of a folded one stand mirror images. */
const gapsOf = ({ folded, mids }: Girdle, mains: ReadonlyArray<Main>): ReadonlyArray<Gap> => {
  const [first, last] = [mains.slice(0, 1), mains.slice(-1)]
  const chain = folded ? [...first.map(mirrored), ...mains, ...last.map(mirrored)] : [...mains, ...first]
  return mids.flatMap((mid, index) => {
    const [before, after] = chain.slice(index, index + 2)
    if (before === undefined || after === undefined) return []
    return { before, after, mid, own: [before, after].filter((main) => mains.includes(main)), isCleft: folded && index === 0 }
  })
}

/** A star across the cleft of a heart would cut its lobes off: there the two kites meet in a valley. */
const facetsIn =
  ({ bottom, inside, top }: Body) =>
  ({ after, before, isCleft, mid, own }: Gap): ReadonlyArray<Plane> => {
    const upper = meetingPoint(before.kite, after.kite, level(girdleHeight + (top - girdleHeight) * starHeight))
    const lower = meetingPoint(before.pavilion, after.pavilion, level(-girdleHeight + (bottom + girdleHeight) * lowerDepth))
    return [
      ...(isCleft ? [] : [planeThrough(before.corner, after.corner, upper, inside)]),
      ...own.map(({ place }) => planeThrough(at(place, girdleHeight), at(mid, girdleHeight), upper, inside)),
      ...own.map(({ place }) => planeThrough(at(place, -girdleHeight), at(mid, -girdleHeight), lower, inside))
    ]
  }

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
