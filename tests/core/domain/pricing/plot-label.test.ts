import { describe, expect, it } from "vitest"
import { labelCorner, type PlotPoint } from "../../../../core/domain/pricing/plot-label.ts"

const middle = { x: 0.5, y: 0.5 }
const upperLeft = { x: 0.3, y: 0.58 }
const lowerRight = { x: 0.7, y: 0.42 }
const upperRight = { x: 0.7, y: 0.58 }

describe("the label of a point in a plot", () => {
  it("covers no dot where a corner is free", () => {
    expect(labelCorner(middle, [])).toEqual({ side: "left", level: "above" })
    expect(labelCorner(middle, [upperLeft])).toEqual({ side: "right", level: "below" })
    expect(labelCorner(middle, [upperLeft, lowerRight])).toEqual({ side: "right", level: "above" })
    expect(labelCorner(middle, [upperLeft, lowerRight, upperRight])).toEqual({ side: "left", level: "below" })
  })

  it("covers the fewest dots where none is free", () => {
    const lowerLeft = { x: 0.3, y: 0.42 }
    expect(labelCorner(middle, [upperLeft, lowerLeft, upperRight, upperRight, lowerRight, lowerRight].toSorted(byX))).toEqual({
      side: "left",
      level: "above"
    })
  })

  it.each([
    [
      { x: 0.02, y: 0.98 },
      { side: "right", level: "below" }
    ],
    [
      { x: 0.98, y: 0.02 },
      { side: "left", level: "above" }
    ],
    [
      { x: 0.98, y: 0.98 },
      { side: "left", level: "below" }
    ],
    [
      { x: 0.02, y: 0.02 },
      { side: "right", level: "above" }
    ]
  ] as const)("stays inside the plot at %j, over dots too", (point, corner) => {
    expect(labelCorner(point, [upperLeft, lowerRight, { x: 0.2, y: 0.9 }, { x: 0.8, y: 0.1 }])).toEqual(corner)
  })
})

const byX = (a: PlotPoint, b: PlotPoint): number => a.x - b.x
