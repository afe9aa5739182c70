import { outlineOf, type Outline, type Point } from "./cut-outline.ts"
import type { Shape } from "./diamond.ts"

export type Drawing = { readonly path: string; readonly viewBox: string }

/** Millimetres; table in per cent of the width. */
type CutSize = { readonly length: number; readonly width: number; readonly table: number }

/** Crown from above, in a square of 2000 units. Memoized. */
export const cutDrawing = (shape: Shape): Drawing => {
  const drawing = drawings.get(shape) ?? natural(shape)
  drawings.set(shape, drawing)
  return drawing
}

/** One stone in its proportions, 2000 units wide. */
export const topView = (shape: Shape, { length, table, width }: CutSize): Drawing => {
  const { bottom, top } = outlineOf(shape)
  const high = (2000 * length) / width
  const unit = high / (bottom - top)
  return { path: crown(shape, table / 100, [1000, unit]), viewBox: `-1010 ${Math.round(top * unit - 10)} 2020 ${Math.round(high + 20)}` }
}

/** Length divided by width. */
export const usualRatio = (shape: Shape): number => {
  const { bottom, top } = outlineOf(shape)
  const [wide, high] = sizes[shape]
  return ((bottom - top) / 2) * (high / wide)
}

/** Upper right kite of the round stone, which the drawing of the error page lacks. */
export const kiteFacet = (): string =>
  path(
    [
      [3, usualTable],
      [2, starTip(usualTable)],
      [3, 1],
      [4, starTip(usualTable)],
      [3, usualTable]
    ].map(([sixteenth = 0, reach = 1]) => inward(outlineOf("round"), sixteenth, reach)),
    sizes.round
  )

/** Distance of a star facet's tip from the centre, in half-widths: slightly less than halfway from the table's side to the girdle. */
export const starTip = (table: number): number => {
  const side = table * Math.cos(Math.PI / 8)
  return side + 0.463 * (1 - side)
}

const usualTable = 0.54

/** Units of one half-width with which all shapes look equally large. */
const sizes: Readonly<Record<Shape, Point>> = {
  round: [970, 970],
  oval: [700, 970],
  cushion: [830, 830],
  princess: [810, 810],
  emerald: [680, 680],
  pear: [710, 710],
  marquise: [495, 495],
  radiant: [750, 750],
  asscher: [840, 840],
  heart: [880, 880]
}

const drawings = new Map<Shape, Drawing>()

const natural = (shape: Shape): Drawing => {
  const { bottom, top } = outlineOf(shape)
  const middle = ((top + bottom) / 2) * sizes[shape][1]
  return { path: crown(shape, usualTable, sizes[shape]), viewBox: `-1000 ${Math.round(middle - 1000)} 2000 2000` }
}

const crown = (shape: Shape, table: number, scale: Point): string => {
  const outline = outlineOf(shape)
  const lines =
    shape === "emerald" || shape === "asscher"
      ? steps(outline, table)
      : shape === "princess"
        ? chevrons(table)
        : brilliant(outline, table, shape === "pear" || shape === "marquise" || shape === "heart" ? 0 : 1)
  return girdle(outline, scale) + lines.map((line) => path(line, scale)).join("")
}

type Line = ReadonlyArray<Point>

const eight = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** Starts the kites at the sixteenth `first`. */
const brilliant = (outline: Outline, table: number, first: 0 | 1): ReadonlyArray<Line> => {
  const at = (sixteenth: number, reach: number) => inward(outline, first + sixteenth, reach)
  const tips = eight.map((k) => at(2 * k + 1, starTip(table)))
  const between = (reach: number) => closed(tips.flatMap((tip, k) => [at(2 * k, reach), tip]))
  const halves = tips.map((tip, k) => [tip, at(2 * k + 1, 1)])
  return [closed(eight.map((k) => at(2 * k, table))), between(table), between(1), ...halves]
}

const steps = (outline: Outline, table: number): ReadonlyArray<Line> => {
  const row = (reach: number) => eight.map((k) => inward(outline, 2 * k + 1, reach))
  const inner = row(table)
  const rows = [1, 2, 3].map((step) => closed(row(1 - ((1 - table) * step) / 3)))
  return [...rows, ...row(1).map((corner, k) => [corner, inner[k] ?? corner])]
}

const chevrons = (table: number): ReadonlyArray<Line> => {
  const corner: Point = [-1, -1]
  const side: ReadonlyArray<Line> = [
    [corner, [0, -(1 + table) / 2], [1, -1]],
    [corner, [0, -table], [1, -1]],
    [
      [0, -1],
      [0, -table]
    ],
    [corner, [-table, -table], [table, -table]]
  ]
  const turned = (lines: ReadonlyArray<Line>) => lines.map((line) => line.map(([x, y]): Point => [-y, x]))
  const right = turned(side)
  const below = turned(right)
  return [...side, ...right, ...below, ...turned(below)]
}

const inward = ({ from, places }: Outline, sixteenth: number, reach: number): Point => {
  const [x, y] = places[sixteenth % 16] ?? from
  return [x * reach, y * reach]
}

const closed = (line: Line): Line => [...line, ...line.slice(0, 1)]

const girdle = ({ arcs, from }: Outline, scale: Point): string =>
  `M${place(from, scale)}` +
  arcs.map(({ radius, to }) => (radius === 0 ? "L" : `A${place([radius, radius], scale)} 0 0 1 `) + place(to, scale)).join("")

const path = (line: Line, scale: Point): string => `M${line.map((point) => place(point, scale)).join("L")}`

/** Integers print much faster and are exact to a tenth of a pixel. */
const place = ([x, y]: Point, [wide, high]: Point): string => `${Math.round(x * wide)} ${Math.round(y * high)}`
