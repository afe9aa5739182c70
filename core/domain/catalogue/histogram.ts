import { type RangeFacet, ticksOf } from "./facet.ts"

/** Bars of a histogram. */
export const bucketCount = 40

/**
 * Where one bar ends and the next begins, in ticks: 39 edges in equal ratios between the ends of the scale. A value stands in the bar with
 * as many edges at or below it; so the outermost bars hold what is beyond the scale. The database has the same edges.
 */
export const bucketEdges = (facet: RangeFacet): ReadonlyArray<number> => {
  const [least, most] = [ticksOf(facet, facet.least), ticksOf(facet, facet.most)]
  return Array.from({ length: bucketCount - 1 }, (_, index) => Math.round(least * (most / least) ** ((index + 1) / bucketCount)))
}

/** The bar of a value, counted from 0. */
export const bucketOf = (facet: RangeFacet, value: number): number => {
  const ticks = ticksOf(facet, value)
  return bucketEdges(facet).filter((edge) => edge <= ticks).length
}

/** Which values the bars with anything in them cover; `undefined` where all are empty. */
export const spanOf = (facet: RangeFacet, histogram: ReadonlyArray<number>): { readonly from: number; readonly to: number } | undefined => {
  const first = histogram.findIndex((count) => count > 0)
  if (first === -1) return undefined
  const last = histogram.findLastIndex((count) => count > 0)
  const edges = bucketEdges(facet).map((edge) => edge / 10 ** facet.digits)
  return { from: edges[first - 1] ?? facet.least, to: edges[last] ?? facet.most }
}

/**
 * What the ends of a slider ask for: as many places as there are edges between bars, and the two outermost, which leave the range open. The
 * values are those of the edges, rounded to what people would write.
 */
export const sliderValue = (facet: RangeFacet, place: number): number | null => {
  const edge = bucketEdges(facet)[place - 1]
  return edge === undefined ? null : roundly(facet, edge / 10 ** facet.digits)
}

/** The place of an end of a range on the slider: the nearest that does not leave out what was chosen. */
export const sliderPlace = (facet: RangeFacet, value: number | null, end: "from" | "to"): number => {
  if (value === null) return end === "from" ? 0 : bucketCount
  const edges = bucketEdges(facet).map((_, index) => sliderValue(facet, index + 1) ?? 0)
  return end === "from" ? edges.filter((edge) => edge <= value).length : edges.filter((edge) => edge < value).length + 1
}

/** Two figures over a wide scale, three over a narrow one. */
const roundly = ({ digits, least, most }: RangeFacet, value: number): number =>
  Number(Number(value.toPrecision(most / least > 10 ? 2 : 3)).toFixed(digits))
