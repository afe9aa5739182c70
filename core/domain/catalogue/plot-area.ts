import { rangeOf, withRange } from "./change.ts"
import type { Listing } from "./facet.ts"
import type { CatalogState, Range } from "./filter.ts"
import { type Axis, ticksOn, valueAt } from "./plot-axis.ts"
import type { Bin, Plot, Point, Span } from "./plot-marks.ts"

/** Filters by the rectangle between two points. A side beyond all stones keeps that end of the filter. */
export const areaChosen = (listing: Listing, state: CatalogState, plot: Plot, [one, other]: readonly [Point, Point]): CatalogState => {
  const weight = rangeBetween(plot.weights, plot.weight, [one.x, other.x], rangeOf(state.filters, "weight"), 100)
  const price = rangeBetween(plot.prices, plot.price, [one.y, other.y], rangeOf(state.filters, "price"))
  return withRange(listing, withRange(listing, state, "weight", weight), "price", price)
}

export const binChosen = (listing: Listing, state: CatalogState, { price, weight }: Pick<Bin, "price" | "weight">): CatalogState =>
  withRange(listing, withRange(listing, state, "weight", weight), "price", price)

/** Rounds outwards: carats to hundredths, roubles to three figures. */
const rangeBetween = (axis: Axis, all: Span, places: readonly [number, number], before: Range, stepsPerUnit?: number): Range => {
  const [low, high] = [valueAt(axis, Math.min(...places)), valueAt(axis, Math.max(...places))]
  const unitOf = (value: number) => (stepsPerUnit === undefined ? 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2) : 1 / stepsPerUnit)
  const rounded = (value: number, round: (steps: number) => number) =>
    Number((round(Number((value / unitOf(value)).toFixed(6))) * unitOf(value)).toFixed(2))
  return {
    from: low <= all.from ? before.from : rounded(low, Math.floor),
    to: high >= all.to ? before.to : rounded(high, Math.ceil)
  }
}

/** Spans of bins reach to their edges. */
export type Band = { readonly weight: Span; readonly count: number; readonly price: Span }

/** At most twelve bands, for the plot as a table. */
export const bandsOf = (plot: Plot): ReadonlyArray<Band> => {
  const edges = edgesOf(plot)
  return edges.flatMap((from, index) => {
    const beyond = edges[index + 1] ?? Infinity
    const bandMarks = plot.marks.filter(({ at: { x } }) => x >= from && x < beyond)
    if (bandMarks.length === 0) return []
    const weights = bandMarks.flatMap((mark) => (mark.kind === "dot" ? mark.weight : [mark.weight.from, mark.weight.to]))
    const prices = bandMarks.flatMap((mark) => (mark.kind === "dot" ? mark.price : [mark.price.from, mark.price.to]))
    return {
      weight: { from: Math.min(...weights), to: Math.max(...weights) },
      count: bandMarks.reduce((sum, mark) => sum + (mark.kind === "dot" ? 1 : mark.count), 0),
      price: { from: Math.min(...prices), to: Math.max(...prices) }
    }
  })
}

/** Places on the axis of weights where bands begin: ticks, or every few columns. */
const edgesOf = ({ marks, weights }: Plot): ReadonlyArray<number> => {
  const columns = [...new Set(marks.flatMap((mark) => (mark.kind === "bin" ? mark.corners[0].x : [])))].toSorted(
    (one, other) => one - other
  )
  const all = columns.length === 0 ? [0, ...ticksOn(weights).map(({ place }) => place)] : columns
  return all.filter((_, index) => index % Math.ceil(all.length / 12) === 0)
}
