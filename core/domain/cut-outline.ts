import type { Shape } from "./diamond.ts"

/** x to the right, y down, towards the shopper; of an outline in half-widths of the stone, from the middle of its facets. */
export type Point = readonly [x: number, y: number]

/** Clockwise from where the last one ended; `radius` 0 is a straight line, `share` is its part of the way round. */
type Arc = { readonly to: Point; readonly radius: number; readonly share: number }

/** The girdle of a cut seen from above: closed, from its point or the middle of its upper side. */
export type Outline = { readonly from: Point; readonly arcs: ReadonlyArray<Arc> }

/** The girdle of each cut in the proportions that the trade prefers, half-width 1. */
export const outlineOf = (shape: Shape): Outline => outlines[shape]

/** Where the outline has come after the part `turn` of the way round, 0 to 1. */
export const pointAt = ({ arcs, from }: Outline, turn: number): Point => {
  let rest = turn - Math.floor(turn)
  let start = from
  for (const arc of arcs) {
    if (rest < arc.share) return along(start, arc, rest / arc.share)
    rest -= arc.share
    start = arc.to
  }
  return from
}

/** Highest and lowest y of the outline. */
export const extentOf = (outline: Outline): readonly [top: number, bottom: number] => {
  const heights = Array.from({ length: 64 }, (_, step) => pointAt(outline, step / 64)[1])
  return [Math.min(...heights), Math.max(...heights)]
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

/** An ellipse is a circle until it is drawn: the stone's own length stretches it. */
const circle: Outline = { from: [0, -1], arcs: [arc(0, 1, 1, 1 / 2), arc(0, -1, 1, 1 / 2)] }

/** Eight corners, sides bowed by `side` and corners rounded by `corner` (radii; 0 is straight). */
const cornered = (length: number, cut: Point, bow = 0, side = 0, corner = 0): Outline => {
  const [x, y] = [1 - cut[0], length - cut[1]]
  const [ends, sides] = [length - bow, 1 - bow]
  return {
    from: [0, -length],
    arcs: [
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
  }
}

/** The radius of the arc from the point of a stone, `length` half-widths away, to its widest place. */
const flank = (length: number): number => (length ** 2 + 1) / 2

const pear: Outline = {
  from: [0, -1.47],
  arcs: [arc(1, 0.13, flank(1.6), 1 / 4), arc(-1, 0.13, 1, 1 / 2), arc(0, -1.47, flank(1.6), 1 / 4)]
}

const marquise: Outline = { from: [0, -1.95], arcs: [arc(0, 1.95, flank(1.95), 1 / 2), arc(0, -1.95, flank(1.95), 1 / 2)] }

const heart: Outline = {
  from: [0, -0.545],
  arcs: [
    arc(0.47, -0.83, 0.53, 1 / 8),
    arc(0.9195, -0.019, 0.53, 1 / 8),
    arc(0, 1.06, 4.85, 1 / 4),
    arc(-0.9195, -0.019, 4.85, 1 / 4),
    arc(-0.47, -0.83, 0.53, 1 / 8),
    arc(0, -0.545, 0.53, 1 / 8)
  ]
}

const outlines: Readonly<Record<Shape, Outline>> = {
  round: circle,
  oval: circle,
  cushion: cornered(1, [0.58, 0.58], 0.02, 4.42, 0.622),
  princess: {
    from: [0, -1],
    arcs: [arc(1, -1, 0, 1 / 8), arc(1, 1, 0, 1 / 4), arc(-1, 1, 0, 1 / 4), arc(-1, -1, 0, 1 / 4), arc(0, -1, 0, 1 / 8)]
  },
  emerald: cornered(1.36, [0.42, 0.42]),
  pear,
  marquise,
  radiant: cornered(1.24, [0.48, 0.48]),
  asscher: cornered(1, [0.37, 0.37]),
  heart
}
