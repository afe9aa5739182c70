import { closeProfile, type Proportions } from "../../core/domain/product/diamond-cut.ts"
import type { Finish, Shape } from "../../core/domain/product/diamond.ts"
import type { Random } from "./random.ts"

export type Measurements = { readonly length: number; readonly width: number; readonly height: number }

/** Grade of the proportions. */
export type Make = Finish

/** Heights and depth follow from the angles. */
export const drawProportions = (random: Random, shape: Shape, make: Make): Proportions =>
  shape === "round" ? drawRound(random, make) : drawFancyShape(random, fancyShapes[shape])

/** Millimetres, from the inverted formula of `estimateCarats` with 1.5 % scatter. */
export const drawMeasurements = (random: Random, shape: Shape, carats: number, depth: number): Measurements => {
  const mass = carats * random.around(1, 0.015)
  if (shape === "round") {
    const diameter = Math.cbrt(mass / (roundFactor * (depth / 100)))
    const ovality = random.around(0.0045, 0.004)
    return toHundredths({ length: diameter * (1 - ovality / 2), width: diameter * (1 + ovality / 2), height: (diameter * depth) / 100 })
  }
  const { ratio: typical, factor } = fancyShapes[shape]
  const ratio = random.around(...typical)
  const width = Math.cbrt(mass / (factor(ratio) * ratio * (depth / 100)))
  return toHundredths({ length: width * ratio, width, height: (width * depth) / 100 })
}

/** Carats by GIA's formula for mounted stones: millimetres times a factor. */
export const estimateCarats = (shape: Shape, { length, width, height }: Measurements): number =>
  shape === "round"
    ? roundFactor * ((length + width) / 2) ** 2 * height
    : fancyShapes[shape].factor(length / width) * length * width * height

const roundFactor = 0.0061

type Span = readonly [center: number, spread: number]
type FancyShape = {
  readonly ratio: Span
  readonly depth: Span
  readonly table: Span
  readonly crownAngle: Span
  /** `ratio` is length to width. */
  readonly factor: (ratio: number) => number
}

/** Interpolates linearly. */
const between =
  (...points: ReadonlyArray<readonly [ratio: number, factor: number]>) =>
  (ratio: number): number => {
    const above = points.findIndex(([at]) => at >= ratio)
    const [low, high] = [points[Math.max(0, above - 1)], points[above]]
    if (low === undefined || high === undefined) return points[points.length - 1]?.[1] ?? 0
    return low[0] === high[0] ? high[1] : low[1] + ((ratio - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
  }

/** Converts the factor for mean diameters to one for length and width. */
const ovalFactor = (ratio: number): number => (0.0062 * ((ratio + 1) / 2) ** 2) / ratio

const fancyShapes: Readonly<Record<Exclude<Shape, "round">, FancyShape>> = {
  oval: { ratio: [1.4, 0.16], depth: [62, 4], table: [58, 4], crownAngle: [34, 3], factor: ovalFactor },
  cushion: { ratio: [1.12, 0.12], depth: [66, 4], table: [61, 4], crownAngle: [35, 3], factor: () => 0.00815 },
  princess: { ratio: [1.02, 0.02], depth: [73, 4], table: [71, 4], crownAngle: [34, 3], factor: () => 0.0083 },
  emerald: {
    ratio: [1.42, 0.14],
    depth: [66, 4],
    table: [63, 4],
    crownAngle: [37, 3],
    factor: between([1, 0.008], [1.5, 0.0092], [2, 0.01])
  },
  pear: {
    ratio: [1.55, 0.15],
    depth: [61, 4],
    table: [58, 3],
    crownAngle: [34, 3],
    factor: between([1.25, 0.00615], [1.5, 0.006], [1.66, 0.0059], [2, 0.00575])
  },
  marquise: {
    ratio: [1.95, 0.2],
    depth: [61, 4],
    table: [58, 3],
    crownAngle: [34, 3],
    factor: between([1.5, 0.00565], [2, 0.0058], [2.5, 0.00585])
  },
  radiant: { ratio: [1.25, 0.2], depth: [66, 4], table: [65, 4], crownAngle: [36, 3], factor: () => 0.0081 },
  asscher: { ratio: [1.02, 0.02], depth: [66, 4], table: [61, 4], crownAngle: [36, 3], factor: () => 0.008 },
  heart: { ratio: [0.99, 0.07], depth: [59, 3], table: [57, 3], crownAngle: [34, 3], factor: () => 0.0059 }
}

const rounds: Readonly<Record<Make, Readonly<Record<"table" | "crownAngle" | "pavilionAngle" | "girdle", Span>>>> = {
  EX: { table: [57.4, 3], crownAngle: [34.6, 1.6], pavilionAngle: [41, 0.45], girdle: [3.5, 0.9] },
  VG: { table: [61, 5], crownAngle: [35.4, 3.6], pavilionAngle: [41.7, 0.9], girdle: [4, 1.4] },
  G: { table: [62, 6], crownAngle: [35, 5], pavilionAngle: [42.2, 1.2], girdle: [4.8, 2.2] },
  F: { table: [64, 7], crownAngle: [35, 6], pavilionAngle: [43.1, 1.2], girdle: [6, 2.8] }
}

const drawRound = (random: Random, make: Make): Proportions => {
  const { table, crownAngle, pavilionAngle, girdle } = rounds[make]
  return closeProfile({
    table: Math.round(random.around(...table)),
    crownAngle: toTenths(random.around(...crownAngle)),
    pavilionAngle: toTenths(random.around(...pavilionAngle)),
    girdle: toTenths(random.around(...girdle))
  })
}

/** Cutters of fancy shapes aim at a depth: the pavilion gets the rest of crown and girdle. */
const drawFancyShape = (random: Random, shape: FancyShape): Proportions => {
  const table = Math.round(random.around(...shape.table))
  const crownAngle = toTenths(random.around(...shape.crownAngle))
  const girdle = toTenths(random.around(4, 1.8))
  const crown = ((100 - table) / 2) * Math.tan((crownAngle * Math.PI) / 180)
  const pavilion = random.around(...shape.depth) - crown - girdle
  return closeProfile({ table, crownAngle, girdle, pavilionAngle: toTenths((Math.atan(pavilion / 50) * 180) / Math.PI) })
}

const toTenths = (value: number): number => Math.round(value * 10) / 10
const toHundredths = ({ length, width, height }: Measurements): Measurements => ({
  length: Math.round(length * 100) / 100,
  width: Math.round(width * 100) / 100,
  height: Math.round(height * 100) / 100
})
