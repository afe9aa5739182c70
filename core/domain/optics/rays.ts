import { cornersOf, fold, type Cut } from "./cut.ts"
import type { Plane, Vector } from "./geometry.ts"
import { reflectance } from "./medium.ts"

/** Flat records, facets first; `length` is the reach along z in half-widths. */
export type TracedStone = { readonly walls: ReadonlyArray<Wall>; readonly folded: boolean; readonly length: number }

type Wall = { readonly x: number; readonly y: number; readonly z: number; readonly distance: number; readonly isFold: boolean }

export const traced = (cut: Cut): TracedStone => {
  const { facets, folded, girdle } = cut
  const planes = [...facets, ...girdle]
  const walls = [...planes.map(wallOf), ...(folded ? [{ ...wallOf(fold), isFold: true }] : [])]
  return { walls, folded, length: Math.max(...cornersOf(cut).map(([, , z]) => Math.abs(z))) }
}

const wallOf = ({ distance, normal: [x, y, z] }: Plane): Wall => ({ x, y, z, distance, isFold: false })

/** `path` is a hash of the facets met. */
export type Exit = {
  readonly direction: Vector
  readonly energy: number
  /** Distance inside, in half-widths. */
  readonly way: number
  readonly path: number
}

/** `direction` has length 1. */
export type Ray = { readonly from: Vector; readonly direction: Vector }

/**
 * Follows a ray of energy 1; the surface reflection comes first. Drops the rest below `leastEnergy` or after `mostBounces`. Light paths are
 * reversible, so the exits are also the origins of the light seen from `from`.
 */
export const followRay = (stone: TracedStone, ray: Ray, index: number): ReadonlyArray<Exit> => {
  const entry = entryOf(stone, ray)
  if (entry === undefined) return []
  const { cosine, point, turned, wall } = entry
  const reflected = reflectance(cosine, 1 / index)
  const along = entry.direction
  const inner = Math.sqrt(1 - (1 - cosine * cosine) / (index * index))
  const exits: Array<Exit> = [{ direction: outward(bent(along, wall, 1, 2 * cosine), turned), energy: reflected, way: 0, path: 0 }]
  const inside = bent(along, wall, 1 / index, cosine / index - inner)
  collect(stone, { point, direction: inside, energy: 1 - reflected, turned }, index, exits)
  return exits
}

type InnerRay = { readonly point: Vector; readonly direction: Vector; readonly energy: number; readonly turned: boolean }

/** Plain numbers for speed: this loop runs millions of times a stone. */
const collect = ({ walls }: TracedStone, start: InnerRay, index: number, exits: Array<Exit>): void => {
  let [px, py, pz] = start.point
  let [dx, dy, dz] = start.direction
  let { energy, turned } = start
  let way = 0
  let path = 17
  let met = 0
  while (met < mostBounces && energy > leastEnergy) {
    let nearest = Number.POSITIVE_INFINITY
    let wall: Wall | undefined
    let number = 0
    let count = 0
    let cosine = 0
    for (const each of walls) {
      count++
      const towards = each.x * dx + each.y * dy + each.z * dz
      if (towards <= 1e-9) continue
      const away = (each.distance - each.x * px - each.y * py - each.z * pz) / towards
      if (away >= nearest) continue
      nearest = away
      wall = each
      number = count
      cosine = towards
    }
    if (wall === undefined) return
    const step = Math.max(nearest, 0)
    px += dx * step
    py += dy * step
    pz += dz * step
    way += step
    if (wall.isFold) {
      px = 0
      dx = -dx
      turned = !turned
      continue
    }
    met++
    path = (path * 131 + number) % 2147483647
    const reflected = reflectance(cosine, index)
    if (reflected < 1) {
      const outer = Math.sqrt(1 - index * index * (1 - cosine * cosine))
      const direction = outward(bent([dx, dy, dz], wall, index, outer - index * cosine), turned)
      exits.push({ direction, energy: energy * (1 - reflected), way, path })
    }
    energy *= reflected
    dx -= 2 * cosine * wall.x
    dy -= 2 * cosine * wall.y
    dz -= 2 * cosine * wall.z
  }
}

const mostBounces = 100
const leastEnergy = 1e-3

type Entry = Ray & { readonly point: Vector; readonly cosine: number; readonly wall: Wall; readonly turned: boolean }

/** Mirrors a ray towards the omitted half of a folded cut. */
const entryOf = ({ folded, walls }: TracedStone, { direction, from }: Ray): Entry | undefined => {
  const turned = folded && from[0] < 0
  const [px, py, pz] = turned ? mirrored(from) : from
  const [dx, dy, dz] = turned ? mirrored(direction) : direction
  let start = Number.NEGATIVE_INFINITY
  let end = Number.POSITIVE_INFINITY
  let entered: Wall | undefined
  for (const wall of walls) {
    const towards = wall.x * dx + wall.y * dy + wall.z * dz
    const away = wall.distance - wall.x * px - wall.y * py - wall.z * pz
    if (Math.abs(towards) < 1e-12) {
      if (away < 0) return undefined
      continue
    }
    const at = away / towards
    if (towards > 0) end = Math.min(end, at)
    else if (at > start) {
      start = at
      entered = wall
    }
  }
  if (entered === undefined || entered.isFold || start >= end) return undefined
  return {
    from: [px, py, pz],
    direction: [dx, dy, dz],
    point: [px + dx * start, py + dy * start, pz + dz * start],
    cosine: -(entered.x * dx + entered.y * dy + entered.z * dz),
    wall: entered,
    turned
  }
}

/** Reflection and refraction: `direction` times `by`, plus a multiple of the normal. */
const bent = ([x, y, z]: Vector, wall: Wall, by: number, alongNormal: number): Vector => [
  by * x + alongNormal * wall.x,
  by * y + alongNormal * wall.y,
  by * z + alongNormal * wall.z
]

const mirrored = ([x, y, z]: Vector): Vector => [-x, y, z]

const outward = (direction: Vector, turned: boolean): Vector => (turned ? mirrored(direction) : direction)
