import { describe, expect, it } from "vitest"
import { shapes } from "../../core/domain/diamond.ts"
import { cornersOf, cutOf, fold } from "../../scripts/pictures/cuts.ts"
import { dot, polygonsOf } from "../../scripts/pictures/geometry.ts"
import { pictures } from "../../scripts/pictures/scenes.ts"

describe.each(shapes)("the %s cut", (shape) => {
  const { facets, folded, girdle } = cutOf(shape)

  it("is a closed solid of facets with normals of length 1", () => {
    expect(Math.max(...cornersOf(cutOf(shape)).flat().map(Math.abs))).toBeLessThan(2)
    for (const { normal } of [...facets, ...girdle]) expect(dot(normal, normal)).toBeCloseTo(1, 6)
  })

  it("shows nearly every facet", () => {
    const shown = polygonsOf([...facets, ...girdle, ...(folded ? [fold] : [])]).slice(0, facets.length)
    expect(shown.filter((polygon) => polygon.length < 3).length).toBeLessThanOrEqual(shape === "emerald" ? 4 : 0)
  })

  it("is as wide as two half-widths and the same on both sides", () => {
    const across = cornersOf(cutOf(shape)).map(([x]) => x)
    expect(Math.max(...across)).toBeCloseTo(1, 2)
    expect(Math.min(...across)).toBeCloseTo(-1, 2)
  })
})

describe("the pictures", () => {
  it("are one of each shape and the ring of the home page", () => {
    expect(pictures.map(({ name }) => name)).toEqual([...shapes.map((shape) => `stones/${shape}`), "hero-ring"])
  })
})
