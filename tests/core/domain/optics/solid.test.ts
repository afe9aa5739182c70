import { describe, expect, it } from "vitest"
import { fold } from "../../../../core/domain/optics/cut.ts"
import { dot, polygonsOf } from "../../../../core/domain/optics/geometry.ts"
import { solidOf, type StoneDescription } from "../../../../core/domain/optics/solid.ts"
import { shapes } from "../../../../core/domain/product/diamond.ts"

const usual = { table: 60, crownAngle: 34.5, pavilionAngle: 41.5, girdle: 3.5 } as const

describe.each(shapes)("the solid of a %s stone", (shape) => {
  const result = solidOf({ shape, ...usual })

  it("is closed and of the described width, height and table", () => {
    if (result._tag !== "Solid") throw new Error(result.message)
    const { facets, folded, girdle } = result.cut
    const polygons = polygonsOf([...facets, ...girdle, ...(folded ? [fold] : [])])
    const corners = polygons.flat()
    const heights = corners.map(([, y]) => y)
    for (const { normal } of facets) expect(dot(normal, normal)).toBeCloseTo(1, 6)
    expect(Math.max(...corners.map(([x]) => x))).toBeCloseTo(1, 2)
    expect(Math.max(...heights)).toBeCloseTo(0.035 + 0.4 * Math.tan((34.5 * Math.PI) / 180), 6)
    expect(-Math.min(...heights)).toBeCloseTo(0.035 + Math.tan((41.5 * Math.PI) / 180), 2)
  })

  it("has facets of each of its kinds", () => {
    if (result._tag !== "Solid") throw new Error(result.message)
    const kinds = new Set(result.cut.facets.map(({ kind }) => kind))
    const isBrilliant = !["princess", "radiant", "emerald", "asscher"].includes(shape)
    expect(kinds).toEqual(
      new Set(isBrilliant ? ["table", "star", "crown-main", "upper-half", "lower-half", "pavilion-main"] : ["table", "crown", "pavilion"])
    )
  })
})

describe("proportions", () => {
  it("count the facets of a round brilliant as the trade does", () => {
    const counts = (stone: Partial<StoneDescription>) => {
      const result = solidOf({ shape: "round", ...usual, ...stone })
      if (result._tag !== "Solid") throw new Error(result.message)
      return Object.fromEntries([...Map.groupBy(result.cut.facets, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]))
    }
    expect(counts({})).toEqual({ table: 1, star: 8, "crown-main": 8, "upper-half": 16, "lower-half": 16, "pavilion-main": 8 })
    expect(counts({ culet: 2 })).toMatchObject({ culet: 1 })
  })

  it.each([
    [{ table: 20 }, "table"],
    [{ table: Number.NaN }, "table"],
    [{ crownAngle: 60 }, "crownAngle"],
    [{ pavilionAngle: Number.POSITIVE_INFINITY }, "pavilionAngle"],
    [{ girdle: 0 }, "girdle"],
    [{ girdle: -3 }, "girdle"],
    [{ ratio: 7 }, "ratio"],
    [{ star: 100 }, "star"],
    [{ lower: 0 }, "lower"],
    [{ culet: 90 }, "culet"]
  ] as const)("%j are refused with the name of their field", (stone, field) => {
    expect(solidOf({ shape: "round", ...usual, ...stone })).toMatchObject({ _tag: "ImpossibleProportions", field })
  })

  it("that leave no room for a kind of facet are refused", () => {
    const results = [20, 50, 90].flatMap((star) => [20, 77, 98].map((lower) => solidOf({ shape: "round", ...usual, star, lower })))
    for (const result of results) {
      if (result._tag === "ImpossibleProportions") expect(result.field).toBe("facets")
      else expect(result.cut.facets).toHaveLength(57)
    }
  })
})
