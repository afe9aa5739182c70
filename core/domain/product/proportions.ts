import { starTip } from "./cut-drawing.ts"
import type { Point } from "./cut-outline.ts"
import type { Shape } from "./diamond.ts"
import type { Proportions } from "./diamond-cut.ts"

/** Per cent of the width. */
type Heights = Pick<Proportions, "table" | "crownHeight" | "girdle" | "pavilionDepth">

/**
 * A stone from the side, to scale: 4000 wide on a sheet of 7600, which leaves room for the figures.
 * ```
 *             |←—— width ——→|
 *               |← table →|
 *    crown °    ___________    ─┬─ crown    ─┬─
 *              /___________\   ─┼─ girdle    │ depth
 * pavilion °    \         /    ─┼─ pavilion  │
 *                  \   /       ─┴─          ─┴─
 * ```
 */
export type Profile = {
  readonly viewBox: string
  /** Edges, dimension lines with ticks, guides to the stone, arcs of both angles. */
  readonly facets: string
  readonly dimensions: string
  readonly ticks: string
  readonly guides: string
  readonly angles: string
  /** Labels at half the text height, by their middle (width and table), end (angles) or start (heights). */
  readonly places: Readonly<Record<"width" | "table" | "crownAngle" | "pavilionAngle" | "crown" | "girdle" | "pavilion" | "depth", Point>>
}

/** Rows for a step cut, otherwise kites. */
export const profileOf = (shape: Shape, heights: Heights): Profile => {
  const stone = measure(heights)
  const { bottom, lower, table, top, upper } = stone
  const stepped = shape === "emerald" || shape === "asscher"
  const crownDrop = half - table
  return {
    viewBox: `0 0 7600 ${Math.round(bottom + 240)}`,
    facets: silhouette(stone) + (stepped ? rows(stone) : kites(stone)),
    dimensions: paths(
      ...extension(half, widthLevel, upper),
      ...extension(table, tableLevel, top),
      line([inner, top], [inner, bottom]),
      line([outer, top], [outer, bottom])
    ),
    ticks: paths(
      ...[-half, half].map((x) => tick(middle + x, widthLevel)),
      ...[-table, table].map((x) => tick(middle + x, tableLevel)),
      ...[top, upper, lower, bottom].map((y) => tick(inner, y)),
      ...[top, bottom].map((y) => tick(outer, y))
    ),
    guides: paths(
      line([middle + table + 80, top], [outer + 60, top]),
      line([right + 60, upper], [inner + 60, upper]),
      line([right + 60, lower], [inner + 60, lower]),
      line([middle + 80, bottom], [outer + 60, bottom])
    ),
    angles: angle(upper, crownDrop, top - upper) + angle(lower, half, bottom - lower),
    places: {
      width: [middle, widthLevel],
      table: [middle, tableLevel],
      crownAngle: [left - 100, leaderOf(upper, crownDrop, top - upper)],
      pavilionAngle: [left - 100, leaderOf(lower, half, bottom - lower)],
      crown: [inner + 120, Math.round((top + upper) / 2)],
      girdle: [inner + 120, Math.round((upper + lower) / 2)],
      pavilion: [inner + 120, Math.round((lower + bottom) / 2)],
      depth: [outer + 120, Math.round((top + bottom) / 2)]
    }
  }
}

const half = 2000
const middle = 3000
const left = middle - half
const right = middle + half
const inner = 5400
const outer = 6840
const widthLevel = 200
const tableLevel = 560

/** Levels from the top of the sheet; `table` is a half-width. */
type Stone = { readonly top: number; readonly upper: number; readonly lower: number; readonly bottom: number; readonly table: number }

const measure = ({ crownHeight, girdle, pavilionDepth, table }: Heights): Stone => {
  const scale = (half * 2) / 100
  const top = 900
  const upper = top + crownHeight * scale
  const lower = upper + girdle * scale
  return { top, upper, lower, bottom: lower + pavilionDepth * scale, table: (table * scale) / 2 }
}

const silhouette = ({ bottom, lower, table, top, upper }: Stone): string =>
  paths(
    line(
      [left, upper],
      [middle - table, top],
      [middle + table, top],
      [right, upper],
      [right, lower],
      [middle, bottom],
      [left, lower],
      [left, upper]
    ),
    line([left, upper], [right, upper]),
    line([left, lower], [right, lower])
  )

/** Degrees of the edges between kites. A kite faces the viewer, so that the outline shows true angles. */
const between = [-67.5, -22.5, 22.5, 67.5]

const kites = ({ bottom, lower, table, top, upper }: Stone): string => {
  const seen = (reach: number, degrees: number, y: number): Point => [middle + reach * Math.sin((degrees * Math.PI) / 180), y]
  const spread = Math.cos(Math.PI / 8)
  const star = half * starTip(table / half)
  const starLevel = upper - ((half - star * spread) * (upper - top)) / (half - table)
  const lowerReach = half * 0.23
  const lowerLevel = lower + ((half - lowerReach * spread) * (bottom - lower)) / half
  return paths(
    ...between.flatMap((degrees) => {
      const [from, to] = [degrees - 22.5, degrees + 22.5]
      const tip = seen(star, degrees, starLevel)
      const foot = seen(lowerReach, degrees, lowerLevel)
      return [
        line(seen(table, from, top), tip, seen(table, to, top)),
        line(seen(half, from, upper), tip, seen(half, to, upper)),
        line(tip, seen(half, degrees, upper)),
        line(seen(half, from, lower), foot, seen(half, to, lower)),
        line(seen(half, degrees, lower), foot, [middle, bottom])
      ]
    })
  )
}

const rows = ({ bottom, lower, table, top, upper }: Stone): string => {
  const across = (reach: number, y: number) => line([middle - reach, y], [middle + reach, y])
  const corner = 0.6
  return paths(
    ...[1 / 3, 2 / 3].flatMap((part) => [
      across(half + (table - half) * part, upper + (top - upper) * part),
      across(half * (1 - part), lower + (bottom - lower) * part)
    ]),
    ...[-corner, corner].flatMap((side) => [
      line([middle + side * half, upper], [middle + side * table, top]),
      line([middle + side * half, lower], [middle, bottom])
    ])
  )
}

const extension = (reach: number, level: number, down: number): ReadonlyArray<string> => [
  line([middle - reach, level], [middle + reach, level]),
  ...[-reach, reach].map((x) => line([middle + x, level + 60], [middle + x, down - 50]))
]

const arcRadius = 440

const angle = (y: number, run: number, drop: number): string => {
  const turn = Math.atan2(drop, run)
  const end: Point = [left + arcRadius * Math.cos(turn), y + arcRadius * Math.sin(turn)]
  const leader = leaderOf(y, run, drop)
  const arc = `M${left + arcRadius} ${Math.round(y)}A${arcRadius} ${arcRadius} 0 0 ${drop < 0 ? 0 : 1} ${Math.round(end[0])} ${Math.round(end[1])}`
  return arc + line([left - 40, leader], [end[0] - 60, leader])
}

const leaderOf = (y: number, run: number, drop: number): number =>
  Math.round(y + arcRadius * Math.sin(Math.atan2(drop, run)) + 20 * Math.sign(drop))

const tick = (x: number, y: number): string => line([x - 40, y + 40], [x + 40, y - 40])

const line = (...points: ReadonlyArray<Point>): string => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`

const paths = (...lines: ReadonlyArray<string>): string => lines.join("")
