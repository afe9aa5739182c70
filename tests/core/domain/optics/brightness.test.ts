import { describe, expect, it } from "vitest"
import { measureBrightness } from "../../../../core/domain/optics/brightness.ts"
import { brightnessGradeOf, brightnessOf } from "../../../../core/domain/optics/brightness-table.ts"
import baked from "../../../../core/domain/optics/brightness-table.json" with { type: "json" }
import { liveStoneOf } from "../../../../core/domain/live-stone/live-stone.ts"
import { shapes } from "../../../../core/domain/product/diamond.ts"
import { diamonds } from "../../../../server/seed/stones.ts"
import { byteOf, bakedBrightness } from "../../../../tools/brightness/bake.ts"
import { nodesOf } from "../../../../tools/brightness/grids.ts"
import { solid } from "../../../support/optics/solids.ts"

const round = { shape: "round", table: 57, crownAngle: 34.5, pavilionAngle: 40.8, girdle: 3.5, ratio: 1 } as const
const gradeOf = (stone: Partial<Record<"table" | "crownAngle" | "pavilionAngle", number>>) => {
  const brightness = brightnessOf({ ...round, ...stone })
  return brightness === null ? null : brightnessGradeOf("round", brightness)
}

describe("the brightness of a round", () => {
  it("is greatest where cutters aim, falls towards the fish eye and further towards the nail head", () => {
    const at = (pavilionAngle: number) => measureBrightness(solid({ ...round, pavilionAngle }))
    const [fishEye, ideal, steep, nailHead, dark] = [39, 40.8, 43, 43.5, 45].map(at)
    expect(ideal).toBeGreaterThan(0.29)
    for (const other of [fishEye, steep]) expect(other).toBeLessThan((ideal ?? 0) - 0.05)
    expect(nailHead).toBeLessThan((ideal ?? 0) / 2)
    expect(dark).toBeLessThan(nailHead ?? 0)
  })

  it("is graded by documented limits", () => {
    expect([40, 40.8, 41.2].map((pavilionAngle) => gradeOf({ pavilionAngle }))).toEqual(["very_high", "very_high", "very_high"])
    expect([42, 39, 43, 43.5, 45].map((pavilionAngle) => gradeOf({ pavilionAngle }))).toEqual(["high", "medium", "medium", "low", "low"])
  })

  it("falls when a steep crown meets a steep pavilion, and rises when a lower crown makes up for it", () => {
    const at = (crownAngle: number) => brightnessOf({ ...round, crownAngle, pavilionAngle: 41.6 }) ?? 0
    expect([at(38), at(34.5), at(32)]).toEqual([at(38), at(34.5), at(32)].toSorted((one, other) => one - other))
  })
})

describe("the baked table", () => {
  it.each(shapes)("has the tracer's values for a %s", (shape) => {
    const nodes = nodesOf(shape)
    const bytes = atob(baked.shapes[shape].nodes)
    expect(bytes.length).toBe(nodes.length)
    for (const part of [0.1, 0.5, 0.9]) {
      const index = Math.floor(nodes.length * part)
      const node = nodes[index]
      if (node === undefined) throw new Error(`no node ${index}`)
      expect(bytes.charCodeAt(index)).toBe(byteOf(bakedBrightness(node)))
    }
  })

  it.each(shapes)(
    "is near the tracer for a real %s: within 2 points, 1 on average, if round, and within 4, 2 on average, if not",
    (shape) => {
      const stones = diamonds(1500).filter((stone) => stone.shape === shape).slice(0, 8) // prettier-ignore
      const errors = stones.map((stone) => {
        const described = liveStoneOf(stone)
        const table = brightnessOf({ ...described, ratio: described.ratio ?? 1 })
        if (table === null) throw new Error(`${stone.code} is not in the table`)
        return Math.abs(table / 100 - 100 * bakedBrightness(described))
      })
      const [most, mean] = shape === "round" ? [2, 1] : [4, 2]
      expect(Math.max(...errors)).toBeLessThan(most)
      expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(mean)
    }
  )

  it("has no value for proportions outside it and for unknown ones", () => {
    expect(
      [{ table: 49 }, { table: 71 }, { crownAngle: 26.9 }, { pavilionAngle: 45.1 }, { pavilionAngle: Number.NaN }].map(gradeOf)
    ).toEqual(Array.from({ length: 5 }, () => null))
    expect([{ table: 50 }, { table: 70 }, { crownAngle: 41 }, { pavilionAngle: 45 }].map(gradeOf)).not.toContain(null)
  })
})
