import type { Clarity, Color, Shape } from "../product/diamond.ts"
import { isGraded } from "../product/diamond-grades.ts"
import { findFancyColor, type Hue } from "../product/fancy-color.ts"
import { type Axis, axisOver, placeOn } from "./plot-axis.ts"

/** Answer of `catalog.diamondPlot`; `place` of a photo is the index of its dot. */
export type PlotAnswer = {
  readonly total: number
  readonly dots: {
    readonly codes: ReadonlyArray<string>
    readonly shapes: ReadonlyArray<Shape>
    readonly weights: ReadonlyArray<number>
    readonly prices: ReadonlyArray<number>
    readonly colors: ReadonlyArray<string>
    readonly clarities: ReadonlyArray<Clarity>
    readonly available: ReadonlyArray<boolean>
    readonly drawings: ReadonlyArray<number | null>
    readonly photos: ReadonlyArray<{ readonly place: number; readonly base: string }>
  } | null
  readonly bins: {
    readonly columnEdges: ReadonlyArray<number>
    readonly rowEdges: ReadonlyArray<number>
    readonly columns: ReadonlyArray<number>
    readonly rows: ReadonlyArray<number>
    readonly counts: ReadonlyArray<number>
    readonly colors: ReadonlyArray<Color | Hue>
    readonly clarities: ReadonlyArray<Clarity>
  } | null
}

/** Fractions of width and height, from the lower left corner. */
export type Point = { readonly x: number; readonly y: number }

export type Span = { readonly from: number; readonly to: number }

type PlacedMark = { readonly at: Point; readonly tones: { readonly color: Color | Hue; readonly clarity: Clarity } }

export type Dot = PlacedMark & {
  readonly kind: "dot"
  readonly code: string
  readonly shape: Shape
  readonly weight: number
  readonly price: number
  readonly color: string
  readonly isAvailable: boolean
  /** Base path of the owner's photograph. */
  readonly photo: string | null
  /** Number of the picture nearest by proportions. */
  readonly drawing: number | null
}

export type Bin = PlacedMark & {
  readonly kind: "bin"
  readonly column: number
  readonly row: number
  readonly count: number
  /** Both ends inclusive, as in a filter. */
  readonly weight: Span
  readonly price: Span
  readonly corners: readonly [lower: Point, upper: Point]
  /** 0 for the fewest stones to 4 for the most. */
  readonly level: number
}

export type Mark = Bin | Dot

/** Dots are sorted by weight, bins by column and row. `weight` and `price` span all stones, those of bins by their edges. */
export type Plot = {
  readonly total: number
  readonly weight: Span
  readonly price: Span
  readonly weights: Axis
  readonly prices: Axis
  readonly marks: ReadonlyArray<Mark>
  /** Stones of the fullest bin; 1 for dots. */
  readonly most: number
}

/** `undefined` without stones. */
export const plotOf = ({ bins, dots, total }: PlotAnswer): Plot | undefined => {
  if (total === 0) return undefined
  return dots === null ? (bins === null ? undefined : plotOfBins(bins, total)) : plotOfDots(dots, total)
}

const plotOfDots = (dots: NonNullable<PlotAnswer["dots"]>, total: number): Plot => {
  const weight = spanOf(dots.weights)
  const price = spanOf(dots.prices)
  const axes = { weights: axisOver(weight.from, weight.to), prices: axisOver(price.from, price.to) }
  const photos = new Map(dots.photos.map(({ base, place }) => [place, base]))
  const marks = dots.codes.map((code, index): Dot => {
    const dot = { weight: dots.weights[index] ?? weight.from, price: dots.prices[index] ?? price.from, color: dots.colors[index] ?? "" }
    return {
      kind: "dot",
      code,
      ...dot,
      shape: dots.shapes[index] ?? "round",
      isAvailable: dots.available[index] === true,
      photo: photos.get(index) ?? null,
      drawing: dots.drawings[index] ?? null,
      at: { x: placeOn(axes.weights, dot.weight), y: placeOn(axes.prices, dot.price) },
      tones: { color: toneOf(dot.color), clarity: dots.clarities[index] ?? "I1" }
    }
  })
  return { total, weight, price, ...axes, marks, most: 1 }
}

const plotOfBins = ({ columnEdges, rowEdges, ...bins }: NonNullable<PlotAnswer["bins"]>, total: number): Plot => {
  const weight = { from: columnEdges[0] ?? 0.01, to: below(columnEdges.at(-1), 100) }
  const price = { from: rowEdges[0] ?? 1, to: below(rowEdges.at(-1), 1) }
  const weights = { least: weight.from, most: columnEdges.at(-1) ?? weight.to }
  const prices = { least: price.from, most: rowEdges.at(-1) ?? price.to }
  const most = Math.max(...bins.counts)
  const marks = bins.counts.map((count, index): Bin => {
    const [column = 0, row = 0] = [bins.columns[index], bins.rows[index]]
    const [left = weights.least, right = weights.most] = columnEdges.slice(column, column + 2)
    const [bottom = prices.least, top = prices.most] = rowEdges.slice(row, row + 2)
    const lower = { x: placeOn(weights, left), y: placeOn(prices, bottom) }
    const upper = { x: placeOn(weights, right), y: placeOn(prices, top) }
    return {
      kind: "bin",
      column,
      row,
      count,
      weight: { from: left, to: below(right, 100) },
      price: { from: bottom, to: below(top, 1) },
      corners: [lower, upper],
      at: { x: (lower.x + upper.x) / 2, y: (lower.y + upper.y) / 2 },
      level: Math.min(4, Math.floor((5 * Math.log(count + 1)) / Math.log(most + 2))),
      tones: { color: bins.colors[index] ?? "D", clarity: bins.clarities[index] ?? "I1" }
    }
  })
  return { total, weight, price, weights, prices, marks, most }
}

/** An unknown colour counts as grey, as in the database. */
const toneOf = (color: string): Color | Hue => (isGraded(color) ? color : (findFancyColor(color)?.hue ?? "Gray"))

/** Largest value below an edge, in steps of 1 / `parts`. */
const below = (edge: number | undefined, parts: number): number => Math.round((edge ?? 0) * parts - 1) / parts

const spanOf = (values: ReadonlyArray<number>): Span => ({ from: Math.min(...values), to: Math.max(...values) })
