import { describe, expect, it } from "vitest"
import { labelPlace, type PlotPoint } from "../../../../core/domain/pricing/plot-label.ts"

const middle = { x: 0.5, y: 0.5 }
const upperLeft = { x: 0.3, y: 0.58 }
const lowerRight = { x: 0.7, y: 0.42 }
const upperRight = { x: 0.7, y: 0.58 }

describe("the label of a point in a plot", () => {
  it("covers no dot where a corner is free", () => {
    expect(labelPlace(middle, [])).toEqual({ at: "point", side: "left", level: "above" })
    expect(labelPlace(middle, [upperLeft])).toEqual({ at: "point", side: "right", level: "below" })
    expect(labelPlace(middle, [upperLeft, lowerRight])).toEqual({ at: "point", side: "right", level: "above" })
    expect(labelPlace(middle, [upperLeft, lowerRight, upperRight])).toEqual({ at: "point", side: "left", level: "below" })
  })

  it("stands at the edge of the plot, by the line of the point, where dots are around the point", () => {
    const beside = [
      { x: 0.05, y: 0.42 },
      { x: 0.05, y: 0.55 }
    ]
    expect(labelPlace({ x: 0, y: 0.5 }, beside)).toEqual({ at: "edge", side: "right", level: "below" })
    expect(labelPlace({ x: 0, y: 0.5 }, [...beside, { x: 0.9, y: 0.42 }])).toEqual({ at: "edge", side: "right", level: "above" })
  })

  it("covers the fewest dots where none is free", () => {
    const lowerLeft = { x: 0.3, y: 0.42 }
    expect(labelPlace(middle, [upperLeft, lowerLeft, upperRight, upperRight, lowerRight, lowerRight].toSorted(byX))).toEqual({
      at: "point",
      side: "left",
      level: "above"
    })
  })

  it.each([
    [
      { x: 0.02, y: 0.98 },
      { at: "point", side: "right", level: "below" }
    ],
    [
      { x: 0.98, y: 0.02 },
      { at: "point", side: "left", level: "above" }
    ],
    [
      { x: 0.98, y: 0.98 },
      { at: "point", side: "left", level: "below" }
    ],
    [
      { x: 0.02, y: 0.02 },
      { at: "point", side: "right", level: "above" }
    ]
  ] as const)("stays inside the plot at %j", (point, corner) => {
    expect(labelPlace(point, [])).toEqual(corner)
  })
})

const byX = (a: PlotPoint, b: PlotPoint): number => a.x - b.x
