import { radians } from "../optics/geometry.ts"
import { circle, type Point, polygon, spacedText, stroke, type Stroke, pathThrough } from "./drawing.ts"
import { fromAbove, type Place, smallFromAbove, usualProfile } from "./stone-views.ts"

export const metal = "#d9dadb"

export const studFront = ({ reach, x, y }: Place, isSmall: boolean): ReadonlyArray<Stroke> => [
  ...(isSmall ? smallFromAbove({ x, y, reach }) : [fromAbove({ x, y, reach })]),
  ...[45, 135, 225, 315].map((degrees) => {
    const [across, down] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
    return stroke(circle(x + reach * 0.97 * across, y + reach * 0.97 * down, reach * 0.13), "line", metal)
  })
]

/** Stone from the side between two prongs, which meet at the level `foot`. */
export const setting = (place: Place, foot: number): ReadonlyArray<Stroke> => {
  const { reach, x, y } = place
  const prong = (side: 1 | -1) =>
    polygon([
      [x + side * reach * 0.12, foot],
      [x + side * reach * 0.3, foot],
      [x + side * reach * 1.1, y - reach * 0.06],
      [x + side * reach * 1.04, y - reach * 0.2],
      [x + side * reach * 0.86, y - reach * 0.14],
      [x + side * reach * 0.95, y]
    ])
  return [usualProfile(place), stroke(prong(1) + prong(-1), "line", metal)]
}

type Ring = {
  readonly x: number
  readonly y: number
  readonly inner: number
  readonly band: number
  /** Half-width of the stone on top. */
  readonly stone: number
  /** Colour seen through the ring. */
  readonly ground: string
}

export const ringSide = ({ band, ground, inner, stone, x, y }: Ring): ReadonlyArray<Stroke> => {
  const foot = y - inner - band * 0.7
  return [
    stroke(circle(x, y, inner + band), "line", "#fff"),
    stroke(circle(x, y, inner), "line", ground),
    ...setting({ x, y: foot - stone * 0.8, reach: stone }, foot)
  ]
}

/** Links along a closed line, flat and on edge by turns; `count` is even. */
export const chain = (line: ReadonlyArray<Point>, count: number, size: number): Stroke => {
  const places = spacedText(line, count)
  const links = places.map((place, index) => {
    const [x, y] = place
    const [beforeX, beforeY] = places.at(index - 1) ?? place
    const [afterX, afterY] = places[(index + 1) % count] ?? place
    const turn = Math.atan2(afterY - beforeY, afterX - beforeX)
    const end = (side: 1 | -1): Point => [x + side * size * Math.cos(turn), y + side * size * Math.sin(turn)]
    return index % 2 === 0 ? oval(end(-1), end(1), turn) : pathThrough([end(-1), end(1)])
  })
  return stroke(links.join(""))
}

/** Takes the ends of the longer axis. */
const oval = ([ax, ay]: Point, [bx, by]: Point, turn: number): string => {
  const half = Math.hypot(bx - ax, by - ay) / 2
  const round = (value: number) => Math.round(value * 10) / 10
  const arcTo = (x: number, y: number) =>
    `A${round(half)} ${round(half * 0.62)} ${Math.round((turn * 180) / Math.PI)} 1 0 ${round(x)} ${round(y)}`
  return `M${round(ax)} ${round(ay)}${arcTo(bx, by)}${arcTo(ax, ay)}Z`
}
