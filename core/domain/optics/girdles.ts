import { radians } from "./geometry.ts"

/** From above (half-width 1, z towards the viewer), with the outward normal. */
export type GirdlePoint = { readonly x: number; readonly z: number; readonly nx: number; readonly nz: number }

/**
 * `mains` carry kites and pavilion mains, `mids` the halves between, `wall` the polished girdle. A folded girdle is the half x >= 0, from cleft to
 * tip, with one mid more than mains.
 */
export type Girdle = {
  readonly mains: ReadonlyArray<GirdlePoint>
  readonly mids: ReadonlyArray<GirdlePoint>
  readonly wall: ReadonlyArray<GirdlePoint>
  readonly folded: boolean
}

/** Half thickness of the girdle in the pre-rendered pictures. */
export const girdleHeight = 0.03

type Curve = (part: number) => GirdlePoint

/** Pointed stones start with a mid: a ridge, not a sliver. */
export const girdleOn = (curve: Curve, starts: "main" | "mid", walls = 48): Girdle => {
  const onMark = steps(8, (step) => curve(step / 8))
  const between = steps(8, (step) => curve((step + 0.5) / 8))
  const wall = steps(walls, (step) => curve((step + 0.5) / walls))
  if (starts === "main") return { mains: onMark, mids: between, wall, folded: false }
  return { mains: between, mids: [...onMark.slice(1), ...onMark.slice(0, 1)], wall, folded: false }
}

export const ellipse =
  (length: number): Curve =>
  (part) => {
    const angle = part * 2 * Math.PI
    const [x, z] = [Math.cos(angle), Math.sin(angle)]
    return point(x, length * z, x, z / length)
  }

/** Exponent 2 is a circle, larger ones approach a square. */
export const superellipse =
  (length: number, exponent: number): Curve =>
  (part) => {
    const [cos, sin] = [Math.cos(part * 2 * Math.PI), Math.sin(part * 2 * Math.PI)]
    const radius = (Math.abs(cos) ** exponent + Math.abs(sin) ** exponent) ** (-1 / exponent)
    const [x, z] = [radius * cos, radius * sin]
    return point(x, length * z, Math.sign(x) * Math.abs(x) ** (exponent - 1), (Math.sign(z) * Math.abs(z) ** (exponent - 1)) / length)
  }

/** Two arcs, from the upper point. */
export const marquise =
  (length: number): Curve =>
  (part) => {
    const quarter = Math.floor(part * 4 + 1e-9) % 4
    const way = part * 4 - Math.floor(part * 4 + 1e-9)
    const place = flank(length, quarter % 2 === 0 ? way : 1 - way)
    return mirrored(place, quarter < 2 ? 1 : -1, quarter === 0 || quarter === 3 ? -1 : 1)
  }

/** Half a circle below, two arcs to a point above, where it starts. */
export const pear =
  (length: number): Curve =>
  (part) => {
    if (part < 0.25) return mirrored(flank(length, part * 4), 1, -1)
    if (part >= 0.75) return mirrored(flank(length, (1 - part) * 4), -1, -1)
    const angle = (part - 0.25) * 2 * Math.PI
    return point(Math.cos(angle), Math.sin(angle), Math.cos(angle), Math.sin(angle))
  }

/** Right half: a round lobe, then a smooth arc to the tip. */
export const heartHalf = (): Girdle => {
  const lobe = (degrees: number): GirdlePoint => {
    const [nx, nz] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
    return point(lobeX + lobeRadius * nx, lobeZ + lobeRadius * nz, nx, nz)
  }
  const side = sideOf(lobe(26))
  const cleft = (Math.atan2(-Math.sqrt(lobeRadius ** 2 - lobeX ** 2), -lobeX) * 180) / Math.PI
  return {
    mains: [lobe(-120), lobe(-58), lobe(2), side(0.5)],
    mids: [lobe(cleft), lobe(-90), lobe(-28), side(0.12), side(1)],
    wall: [...steps(18, (step) => lobe(cleft + ((step + 0.5) / 18) * (26 - cleft))), ...steps(8, (step) => side((step + 0.5) / 8))],
    folded: true
  }
}

const lobeX = 0.47
const lobeZ = -0.3
const lobeRadius = 0.53
const heartTip = 1.07

/** Arc from the lobe at `from`, tangentially, to the tip. */
const sideOf = (from: GirdlePoint): Curve => {
  const [dx, dz] = [from.x, from.z - heartTip]
  const radius = (dx ** 2 + dz ** 2) / (2 * (dx * from.nx + dz * from.nz))
  const [x, z] = [from.x - radius * from.nx, from.z - radius * from.nz]
  const [start, end] = [Math.atan2(from.nz, from.nx), Math.atan2(heartTip - z, -x)]
  return (part) => {
    const [nx, nz] = [Math.cos(start + (end - start) * part), Math.sin(start + (end - start) * part)]
    return point(x + radius * nx, z + radius * nz, nx, nz)
  }
}

/** Arc from the point, `length` half-widths below the middle, to the widest place. */
const flank = (length: number, part: number): GirdlePoint => {
  const radius = (length ** 2 + 1) / 2
  const tip = Math.atan2(radius - 1, length)
  const angle = tip + (Math.PI / 2 - tip) * part
  return point(radius * Math.sin(angle) - (radius - 1), radius * Math.cos(angle), Math.sin(angle), Math.cos(angle))
}

const mirrored = ({ nx, nz, x, z }: GirdlePoint, sideways: number, lengthways: number): GirdlePoint =>
  point(x * sideways, z * lengthways, nx * sideways, nz * lengthways)

const point = (x: number, z: number, nx: number, nz: number): GirdlePoint => {
  const length = Math.hypot(nx, nz)
  return { x, z, nx: nx / length, nz: nz / length }
}

const steps = <Item>(count: number, item: (step: number) => Item): ReadonlyArray<Item> =>
  Array.from({ length: count }, (_, step) => item(step))
