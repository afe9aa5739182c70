import { type RangeFacet, ticksOf } from "./facet.ts"

export const bucketCount = 40

/** The 39 bar boundaries in ticks, in geometric progression, as in the database. A value's bar is the number of boundaries at or below it. */
export const bucketEdges = (facet: RangeFacet): ReadonlyArray<number> => {
  const [least, most] = [ticksOf(facet, facet.least), ticksOf(facet, facet.most)]
  return Array.from({ length: bucketCount - 1 }, (_, index) => Math.round(least * (most / least) ** ((index + 1) / bucketCount)))
}

export const bucketOf = (facet: RangeFacet, value: number): number => {
  const ticks = ticksOf(facet, value)
  return bucketEdges(facet).filter((edge) => edge <= ticks).length
}

/** Range covered by non-empty bars. */
export const spanOf = (facet: RangeFacet, histogram: ReadonlyArray<number>): { readonly from: number; readonly to: number } | undefined => {
  const first = histogram.findIndex((count) => count > 0)
  if (first === -1) return undefined
  const last = histogram.findLastIndex((count) => count > 0)
  const edges = bucketEdges(facet).map((edge) => edge / 10 ** facet.digits)
  return { from: edges[first - 1] ?? facet.least, to: edges[last] ?? facet.most }
}

/** Value of a slider position (one per boundary), rounded; `null` (open) at both ends. */
export const sliderValue = (facet: RangeFacet, place: number): number | null => {
  const edge = bucketEdges(facet)[place - 1]
  return edge === undefined ? null : roundly(facet, edge / 10 ** facet.digits)
}

/** Nearest position that includes the value. */
export const sliderPlace = (facet: RangeFacet, value: number | null, end: "from" | "to"): number => {
  if (value === null) return end === "from" ? 0 : bucketCount
  const edges = bucketEdges(facet).map((_, index) => sliderValue(facet, index + 1) ?? 0)
  return end === "from" ? edges.filter((edge) => edge <= value).length : edges.filter((edge) => edge < value).length + 1
}

/** Two significant figures on a wide scale, otherwise three. */
const roundly = ({ digits, least, most }: RangeFacet, value: number): number =>
  Number(Number(value.toPrecision(most / least > 10 ? 2 : 3)).toFixed(digits))
