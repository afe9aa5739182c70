/** Place in a plot as shares of its width and height, from the lower left corner. */
export type PlotPoint = { readonly x: number; readonly y: number }

/** Side of a point on which its label stands. */
export type LabelCorner = { readonly side: "left" | "right"; readonly level: "above" | "below" }

/** Size of a label as shares of the narrowest plot, 250 × 240 pixels on a phone, and its distance from the point. */
const label = { width: 0.42, height: 0.1, away: 0.03 }

/** Order of preference: dots rise to the right, so the upper left and the lower right are the emptiest. */
const corners: ReadonlyArray<LabelCorner> = [
  { side: "left", level: "above" },
  { side: "right", level: "below" },
  { side: "right", level: "above" },
  { side: "left", level: "below" }
]

/** Chooses the corner where the label covers the fewest dots; one that leaves the plot comes last. */
export const labelCorner = (point: PlotPoint, dots: ReadonlyArray<PlotPoint>): LabelCorner => {
  const cost = (corner: LabelCorner): number => {
    const { bottom, left, right, top } = boxOf(point, corner)
    const isOutside = left < 0 || right > 1 || bottom < 0 || top > 1
    return dots.filter(({ x, y }) => x >= left && x <= right && y >= bottom && y <= top).length + (isOutside ? dots.length + 1 : 0)
  }
  return corners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best))
}

const boxOf = ({ x, y }: PlotPoint, { level, side }: LabelCorner) => {
  const left = side === "right" ? x + label.away : x - label.away - label.width
  const bottom = level === "above" ? y + label.away : y - label.away - label.height
  return { left, right: left + label.width, bottom, top: bottom + label.height }
}
