import type { Shape } from "./diamond.ts"

/** x to the right, y down; in half-widths from the centre of the facets. */
export type Point = readonly [x: number, y: number]

/** Clockwise; `radius` 0 is a straight line, `share` the fraction of the turn that the arc takes. */
type Arc = { readonly to: Point; readonly radius: number; readonly share: number }

/** Girdle from above, a closed line. Starts at the stone's point or the middle of its upper side. */
export type Outline = {
  readonly from: Point
  readonly arcs: ReadonlyArray<Arc>
  /** Facet junctions, one per sixteenth of the turn. */
  readonly places: ReadonlyArray<Point>
  readonly top: number
  readonly bottom: number
}

export const outlineOf = (shape: Shape): Outline => outlines[shape]

const closed = (from: Point, arcs: ReadonlyArray<Arc>): Outline => {
  const places = Array.from({ length: 16 }, (_, sixteenth) => pointAt(from, arcs, sixteenth / 16))
  const heights = places.map(([, y]) => y)
  return { from, arcs, places, top: Math.min(...heights), bottom: Math.max(...heights) }
}

const pointAt = (from: Point, arcs: ReadonlyArray<Arc>, turn: number): Point => {
  let rest = turn
  let start = from
  for (const arc of arcs) {
    if (rest < arc.share) return along(start, arc, rest / arc.share)
    rest -= arc.share
    start = arc.to
  }
  return from
}

const along = ([x, y]: Point, { radius, to }: Arc, part: number): Point => {
  const [dx, dy] = [to[0] - x, to[1] - y]
  if (radius === 0) return [x + dx * part, y + dy * part]
  const chord = Math.hypot(dx, dy)
  const inset = Math.sqrt(Math.max(0, radius ** 2 - chord ** 2 / 4)) / chord
  const centre: Point = [x + dx / 2 - dy * inset, y + dy / 2 + dx * inset]
  const angle = Math.atan2(y - centre[1], x - centre[0]) + 2 * Math.asin(Math.min(1, chord / 2 / radius)) * part
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
}

const arc = (x: number, y: number, radius: number, share: number): Arc => ({ to: [x, y], radius, share })

/** `bow` in half-widths; `side` and `corner` are radii, 0 for straight. */
const cornered = (length: number, cut: number, bow = 0, side = 0, corner = 0): Outline => {
  const [x, y] = [1 - cut, length - cut]
  const [ends, sides] = [length - bow, 1 - bow]
  return closed(
    [0, -length],
    [
      arc(x, -ends, side, 1 / 16),
      arc(sides, -y, corner, 1 / 8),
      arc(sides, y, side, 1 / 8),
      arc(x, ends, corner, 1 / 8),
      arc(-x, ends, side, 1 / 8),
      arc(-sides, y, corner, 1 / 8),
      arc(-sides, -y, side, 1 / 8),
      arc(-x, -ends, corner, 1 / 8),
      arc(0, -length, side, 1 / 16)
    ]
  )
}

/** From the point, `length` half-widths away, to the widest place. */
const flank = (length: number): number => (length ** 2 + 1) / 2

/** Stretched for ovals. */
const circle = closed([0, -1], [arc(0, 1, 1, 1 / 2), arc(0, -1, 1, 1 / 2)])

const square = closed(
  [0, -1],
  [arc(1, -1, 0, 1 / 8), arc(1, 1, 0, 1 / 4), arc(-1, 1, 0, 1 / 4), arc(-1, -1, 0, 1 / 4), arc(0, -1, 0, 1 / 8)]
)

const pear = closed([0, -1.47], [arc(1, 0.13, flank(1.6), 1 / 4), arc(-1, 0.13, 1, 1 / 2), arc(0, -1.47, flank(1.6), 1 / 4)])

const marquise = closed([0, -1.95], [arc(0, 1.95, flank(1.95), 1 / 2), arc(0, -1.95, flank(1.95), 1 / 2)])

const heart = closed(
  [0, -0.545],
  [
    arc(0.47, -0.83, 0.53, 1 / 8),
    arc(0.9195, -0.019, 0.53, 1 / 8),
    arc(0, 1.06, 4.85, 1 / 4),
    arc(-0.9195, -0.019, 4.85, 1 / 4),
    arc(-0.47, -0.83, 0.53, 1 / 8),
    arc(0, -0.545, 0.53, 1 / 8)
  ]
)

const outlines: Readonly<Record<Shape, Outline>> = {
  round: circle,
  oval: circle,
  cushion: cornered(1, 0.58, 0.02, 4.42, 0.622),
  princess: square,
  emerald: cornered(1.36, 0.42),
  pear,
  marquise,
  radiant: cornered(1.24, 0.48),
  asscher: cornered(1, 0.37),
  heart
}
