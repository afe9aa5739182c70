import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { nearestOnMap, onPointsMap, pointsMap } from "../../core/domain/orders/points-map.ts"
import { drawingOfMap, projectionOfMap } from "../../tools/map/land.ts"
import { inRoot } from "../../tools/root.ts"
import { pickupPoints } from "../../server/seed/content/pickup-points.ts"

describe("the plan of the pickup points", () => {
  it("has every settlement of the shop on it, where the projection of the drawing puts it", () => {
    const project = projectionOfMap()
    for (const { latitude, longitude } of pickupPoints) {
      const { x, y } = onPointsMap({ latitude, longitude })
      const [left, top] = project([longitude, latitude]) ?? []
      expect(x * pointsMap.width).toBeCloseTo(left ?? Number.NaN, 6)
      expect(y * pointsMap.height).toBeCloseTo(top ?? Number.NaN, 6)
      expect([x > 0.01, x < 0.99, y > 0.01, y < 0.99]).toEqual([true, true, true, true])
    }
  })

  it("is the one that the pages fetch", () => {
    expect(readFileSync(inRoot("view/content/places-plan.svg"), "utf8")).toBe(drawingOfMap())
  })

  it("gives the settlement that is nearest to a spot, and none for a spot far from all", () => {
    const [first] = pickupPoints
    if (first === undefined) throw new Error("there are no points")
    const { x, y } = onPointsMap(first)
    expect(nearestOnMap(pickupPoints, { x: x + 0.001, y: y - 0.001 })?.settlement).toBe(first.settlement)
    expect(nearestOnMap(pickupPoints, { x: 0.6, y: 0.1 })).toBeUndefined()
  })
})
