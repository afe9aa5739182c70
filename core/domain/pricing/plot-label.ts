/** Shares of width and height, from the lower left corner. */
export type PlotPoint = { readonly x: number; readonly y: number }

/** Beside the point, or at the `edge` of the plot where the line through the point ends; on its left or right, above or below the line. */
export type LabelPlace = { readonly at: "point" | "edge"; readonly side: "left" | "right"; readonly level: "above" | "below" }

/** Shares of the narrowest plot, 250 × 240 pixels on a phone. */
const label = { width: 0.42, height: 0.1, away: 0.03 }

/** Dots rise to the right, so these corners come first. */
const corners = [
  { side: "left", level: "above" },
  { side: "right", level: "below" },
  { side: "right", level: "above" },
  { side: "left", level: "below" }
] as const

const places: ReadonlyArray<LabelPlace> = (["point", "edge"] as const).flatMap((at) => corners.map((corner) => ({ at, ...corner })))

/** Covers the fewest dots and lines; a place outside the plot comes last. */
export const labelPlace = (point: PlotPoint, dots: ReadonlyArray<PlotPoint>): LabelPlace => {
  const cost = (place: LabelPlace): number => {
    const { bottom, left, right, top } = boxOf(point, place)
    const isOutside = left < 0 || right > 1 || bottom < 0 || top > 1
    const covers = ({ x, y }: PlotPoint) => x >= left && x <= right && y >= bottom && y <= top
    const crossesLine = point.x >= left && point.x <= right
    return dots.filter(covers).length + (crossesLine ? 1 : 0) + (isOutside ? dots.length + 2 : 0)
  }
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

const boxOf = ({ x, y }: PlotPoint, { at, level, side }: LabelPlace) => {
  const left = at === "edge" ? (side === "right" ? 1 - label.width : 0) : side === "right" ? x + label.away : x - label.away - label.width
  const bottom = level === "above" ? y + label.away : y - label.away - label.height
  return { left, right: left + label.width, bottom, top: bottom + label.height }
}
