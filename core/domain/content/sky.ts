import type { Chart, ChartLine, ChartStar, Outline } from "./constellation-schema.ts"
import { chartSize, type Direction, type FieldStar, type Figure, type Star } from "./figure.ts"

/** x to the right, y down. */
export type Point = { readonly x: number; readonly y: number }

export const angleBetween = (one: Direction, other: Direction): number => {
  const cosine = dot(vectorOf(one), vectorOf(other))
  return degrees(Math.acos(Math.min(1, Math.max(-1, cosine))))
}

/** Stereographic projection in radians, north up, east left; preserves angles. */
export const project = (star: Direction, centre: Direction): Point => {
  const [alpha, delta, delta0] = [
    radians(star.rightAscension - centre.rightAscension),
    radians(star.declination),
    radians(centre.declination)
  ]
  const scale = 2 / (1 + Math.sin(delta0) * Math.sin(delta) + Math.cos(delta0) * Math.cos(delta) * Math.cos(alpha))
  return {
    x: -scale * Math.cos(delta) * Math.sin(alpha),
    y: -scale * (Math.cos(delta0) * Math.sin(delta) - Math.sin(delta0) * Math.cos(delta) * Math.cos(alpha))
  }
}

export const centreOf = (stars: ReadonlyArray<Direction>): Direction => {
  const [x, y, z] = stars.map(vectorOf).reduce(([a, b, c], [d, e, f]) => [a + d, b + e, c + f], [0, 0, 0])
  return { rightAscension: (degrees(Math.atan2(y, x)) + 360) % 360, declination: degrees(Math.atan2(z, Math.hypot(x, y))) }
}

export const radiusOf = (magnitude: number): number => tenth(15 * 0.76 ** magnitude)

export const chartOf = ({ lines, stars }: Figure, field: ReadonlyArray<FieldStar> = []): Chart => {
  const centre = centreOf(stars)
  const flat = stars.map((star) => project(star, centre))
  const place = fitted(flat)
  const points = flat.map(place)
  return {
    stars: stars.map((star, index) => ({ ...pointAt(points, index), ...marksOf(star), side: sideOf(index, { lines, stars }, points) })),
    lines: lines.map(([from, to]) => between(pointAt(points, from), pointAt(points, to), [radiusAt(stars, from), radiusAt(stars, to)])),
    field: field.flatMap(([rightAscension, declination, magnitude]) => {
      const point = place(project({ rightAscension, declination }, centre))
      return isInside(point) ? [[point.x, point.y, tenth(radiusOf(magnitude) * fieldScale)] as const] : []
    })
  }
}

/** Larger stars without labels, for small sizes. */
export const outlineOf = (figure: Figure): Outline => {
  const { lines, stars } = chartOf(figure)
  return { lines, stars: stars.map(({ radius, x, y }) => [x, y, tenth(radius * 2)] as const) }
}

/** Degrees of longitude between the last star of Pisces and the first of Aries. */
const beltCut = 31

/** Zodiac as a strip of 1800 by 240 units; longitude grows to the left, as in the sky. */
export const beltOf = (figures: ReadonlyArray<Figure>): Outline => {
  const scale = 5
  const place = (star: Star): Point => {
    const { latitude, longitude } = eclipticOf(star)
    return { x: tenth((360 - ((longitude - beltCut + 360) % 360)) * scale), y: tenth((24 - latitude) * scale) }
  }
  const placed = figures.map(({ lines, stars }) => ({ lines, stars, points: stars.map(place) }))
  return {
    stars: placed.flatMap(({ points, stars }) => points.map(({ x, y }, index) => [x, y, tenth(radiusAt(stars, index) / 3)] as const)),
    lines: placed.flatMap(({ lines, points }) => lines.map(([from, to]) => lineOf(pointAt(points, from), pointAt(points, to))))
  }
}

/** Ecliptic coordinates of J2000.0, degrees. */
export const eclipticOf = (star: Direction): { readonly longitude: number; readonly latitude: number } => {
  const [x, y, z] = vectorOf(star)
  const [cos, sin] = [Math.cos(obliquity), Math.sin(obliquity)]
  const longitude = degrees(Math.atan2(y * cos + z * sin, x))
  return { longitude: (longitude + 360) % 360, latitude: degrees(Math.asin(z * cos - y * sin)) }
}

const radians = (angle: number): number => (angle * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI
const tenth = (value: number): number => Math.round(value * 10) / 10
const obliquity = radians(23.4392911)

type Vector = readonly [number, number, number]

const vectorOf = ({ declination, rightAscension }: Direction): Vector => {
  const [alpha, delta] = [radians(rightAscension), radians(declination)]
  return [Math.cos(delta) * Math.cos(alpha), Math.cos(delta) * Math.sin(alpha), Math.sin(delta)]
}

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]

const filledShareOfSquare = 0.72

const fitted = (flat: ReadonlyArray<Point>): ((point: Point) => Point) => {
  const [left, right] = rangeOf(flat.map(({ x }) => x))
  const [top, bottom] = rangeOf(flat.map(({ y }) => y))
  const scale = (chartSize * filledShareOfSquare) / Math.max(right - left, bottom - top)
  return ({ x, y }) => ({
    x: tenth(chartSize / 2 + (x - (left + right) / 2) * scale),
    y: tenth(chartSize / 2 + (y - (top + bottom) / 2) * scale)
  })
}

const rangeOf = (values: ReadonlyArray<number>): readonly [number, number] => [Math.min(...values), Math.max(...values)]
const isInside = ({ x, y }: Point): boolean => [x, y].every((at) => at >= edgeMargin && at <= chartSize - edgeMargin)
const edgeMargin = 8

const fieldScale = 0.75

const pointAt = (points: ReadonlyArray<Point>, index: number): Point => points[index] ?? { x: 0, y: 0 }
const radiusAt = (stars: ReadonlyArray<Star>, index: number): number => radiusOf(stars[index]?.magnitude ?? 0)
const marksOf = ({ hip, letter, magnitude, name }: Star) => ({ hip, letter, magnitude, name, radius: radiusOf(magnitude) })
const lineOf = (from: Point, to: Point): ChartLine => [from.x, from.y, to.x, to.y]

const between = (from: Point, to: Point, [first, last]: readonly [number, number]): ChartLine => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const gap = Math.min(8, length / 6)
  const along = (start: Point, end: Point, by: number) => ({
    x: tenth(start.x + ((end.x - start.x) / length) * by),
    y: tenth(start.y + ((end.y - start.y) / length) * by)
  })
  return lineOf(along(from, to, Math.min(first + gap, length / 3)), along(to, from, Math.min(last + gap, length / 3)))
}

type Side = ChartStar["side"]

const sides: { readonly [S in Side]: Point } = {
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
  above: { x: 0, y: -1 },
  below: { x: 0, y: 1 }
}

const sideOf = (index: number, { lines, stars }: Figure, points: ReadonlyArray<Point>): Side => {
  const nameLength = stars[index]?.name?.length ?? 0
  const here = pointAt(points, index)
  const others = lines.flatMap(([from, to]) => (from === index ? [to] : to === index ? [from] : []))
  const directions = others.map((other) => unit(pointAt(points, other), here))
  const near = ({ x, y }: Point) => Math.max(-1, ...directions.map((direction) => direction.x * x + direction.y * y))
  const needed = nameLength * letterWidth - allowedOverhang
  const crowding: { readonly [S in Side]: number } = {
    right: here.x + needed > chartSize ? 3 : 0,
    left: here.x - needed < 0 ? 3 : 0.05,
    above: 0.3,
    below: 0.3
  }
  const costOf = (side: Side) => near(sides[side]) + crowding[side]
  const [best = "right"] = (["right", "left", "above", "below"] as const).toSorted((one, other) => costOf(one) - costOf(other))
  return best
}

/** Chart units on the narrowest phone (320 px). */
const letterWidth = 27
const allowedOverhang = 40

const unit = (to: Point, from: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
