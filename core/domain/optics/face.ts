import type { Vector } from "./geometry.ts"
import { fraunhofer, refractiveIndexAt } from "./medium.ts"
import { followRay, type Exit, type TracedStone } from "./rays.ts"

/**
 * ASET zones (American Gem Society) by elevation of the light: blue above 75° (the observer's head), red 45 to 75°, green 0 to 45°, dark below the
 * girdle.
 */
export const zones = ["red", "blue", "green", "dark"] as const
export type Zone = (typeof zones)[number]

/** From straight above; calculated, not measured. */
export type FaceMeasures = {
  /** Fractions of the face by dominant zone; they add up to 1. */
  readonly aset: Readonly<Record<Zone, number>>
  /**
   * Mean brightness, 1 at the zenith, under the CIE standard overcast sky, (1 + 2 sin elevation) / 3 (Moon and Spencer, 1942), without the head's
   * part above 75°.
   */
  readonly lightReturn: number
  /** Fraction of light from below the girdle. */
  readonly leakage: number
  /** Standard deviation of the brightness. */
  readonly contrast: number
  /** Mean degrees between violet (Fraunhofer G) and red (B) leaving upwards by the same facets. */
  readonly fire: number
}

/** Grid of `steps` points across the width. */
export const measureFace = (stone: TracedStone, steps = 96): FaceMeasures => {
  const parts = measureInParts(stone, steps)
  for (;;) {
    const { done, value } = parts.next()
    if (done === true) return value
  }
}

/** `measureFace` that yields after every 64 points. */
export function* measureInParts(stone: TracedStone, steps: number): Generator<void, FaceMeasures> {
  const lights: Array<PointLight> = []
  for (const point of faceOf(stone, steps)) {
    lights.push(lightAt(stone, point))
    if (lights.length % 64 === 0) yield
  }
  return measuresOf(lights)
}

const measuresOf = (lights: ReadonlyArray<PointLight>): FaceMeasures => {
  const share = (of: (light: PointLight) => number): number => lights.reduce((sum, light) => sum + of(light), 0) / lights.length
  const lightReturn = share(({ brightness }) => brightness)
  const upward = share(({ spreadEnergy }) => spreadEnergy)
  const shareOf = (zone: Zone): number => share(({ energy }) => (strongestOf(energy) === zone ? 1 : 0))
  return {
    aset: { red: shareOf("red"), blue: shareOf("blue"), green: shareOf("green"), dark: shareOf("dark") },
    lightReturn,
    leakage: share(({ energy }) => energy.dark),
    contrast: Math.sqrt(share(({ brightness }) => (brightness - lightReturn) ** 2)),
    fire: upward === 0 ? 0 : share(({ spread }) => spread) / upward
  }
}

/** `undefined` outside the stone. */
export const zoneAt = (stone: TracedStone, x: number, z: number, index = standardIndex): Zone | undefined => {
  const exits = followRay(stone, seenAt(x, z), index)
  return exits.length === 0 ? undefined : strongestOf(energiesOf(exits))
}

/** For sodium light (589 nm), as in the trade's drawings. */
export const standardIndex = 2.417

/** Expects a direction out of the stone. */
export const zoneOf = ([, up]: Vector): Zone => {
  if (up >= sines.head) return "blue"
  if (up >= sines.middle) return "red"
  return up >= 0 ? "green" : "dark"
}

const sines = { head: Math.sin((75 * Math.PI) / 180), middle: Math.SQRT1_2 } as const

type Point = readonly [x: number, z: number]

/** Centres of grid cells on the face. */
const faceOf = (stone: TracedStone, steps: number): ReadonlyArray<Point> => {
  const cell = 2 / steps
  const rows = Math.ceil(stone.length / cell) * 2
  const places = Array.from({ length: rows * steps }, (_, place): Point => [
    -1 + cell * ((place % steps) + 0.5),
    cell * (Math.floor(place / steps) + 0.5 - rows / 2)
  ])
  return places.filter(([x, z]) => followRay(stone, seenAt(x, z), standardIndex).length > 0)
}

const seenAt = (x: number, z: number) => ({ from: [x, 10, z], direction: [0, -1, 0] }) as const

type PointLight = {
  readonly energy: Readonly<Record<Zone, number>>
  readonly brightness: number
  /** Degrees between red and violet weighted by energy, and the sum of that energy. */
  readonly spread: number
  readonly spreadEnergy: number
}

const lightAt = (stone: TracedStone, [x, z]: Point): PointLight => {
  const exits = followRay(stone, seenAt(x, z), standardIndex)
  const [violet, red] = [indices.violet, indices.red].map((index) => followRay(stone, seenAt(x, z), index))
  const pairs = pairsOf(violet ?? [], red ?? [])
  return {
    energy: energiesOf(exits),
    brightness: exits.reduce((sum, { direction, energy }) => sum + energy * skyAt(direction), 0),
    spread: pairs.reduce((sum, { degrees, energy }) => sum + degrees * energy, 0),
    spreadEnergy: pairs.reduce((sum, { energy }) => sum + energy, 0)
  }
}

const indices = { violet: refractiveIndexAt(fraunhofer.G), red: refractiveIndexAt(fraunhofer.B) } as const

/** Overcast sky without the part behind the observer's head. */
const skyAt = (direction: Vector): number => {
  const [, up] = direction
  return up < 0 || up >= sines.head ? 0 : (1 + 2 * up) / 3
}

const energiesOf = (exits: ReadonlyArray<Exit>): Record<Zone, number> => {
  const energies: Record<Zone, number> = { red: 0, blue: 0, green: 0, dark: 0 }
  for (const { direction, energy } of exits) energies[zoneOf(direction)] += energy
  return energies
}

const strongestOf = (energies: Readonly<Record<Zone, number>>): Zone =>
  zones.reduce((strongest, zone) => (energies[zone] > energies[strongest] ? zone : strongest), "red")

/** Pairs upward exits with the same facets. */
const pairsOf = (
  violet: ReadonlyArray<Exit>,
  red: ReadonlyArray<Exit>
): ReadonlyArray<{ readonly degrees: number; readonly energy: number }> =>
  violet.flatMap(({ direction, energy, path }) => {
    const twin = direction[1] < 0 ? undefined : red.find((exit) => exit.path === path)
    return twin === undefined ? [] : [{ degrees: degreesBetween(direction, twin.direction), energy: (energy + twin.energy) / 2 }]
  })

const degreesBetween = (a: Vector, b: Vector): number => {
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  return (Math.acos(Math.min(1, cosine)) * 180) / Math.PI
}
