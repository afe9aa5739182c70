import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { shapes } from "../../../core/domain/diamond.ts"
import { closeProfile } from "../../../core/domain/diamond-cut.ts"
import { profileOf } from "../../../core/domain/proportions.ts"

const angles = fc.record({
  table: fc.double({ min: 48, max: 75, noNaN: true }),
  crownAngle: fc.double({ min: 22, max: 40, noNaN: true }),
  pavilionAngle: fc.double({ min: 36, max: 60, noNaN: true }),
  girdle: fc.double({ min: 1, max: 8, noNaN: true })
})
const shape = fc.constantFrom(...shapes)

const degrees = (rise: number, run: number) => (Math.atan2(rise, run) * 180) / Math.PI

/** The corners of the stone's outline, clockwise from the left end of its girdle. */
const outlineOf = (facets: string) =>
  (/^M([^M]*)/.exec(facets)?.[1] ?? "").split("L").map((corner) => {
    const [x = 0, y = 0] = corner.split(" ").map(Number)
    return { x, y }
  })

const numbersOf = (path: string) => [...path.matchAll(/(-?\d+) (-?\d+)(?=[MLA]|$)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe("the profile of a stone", () => {
  it("has the angles and the parts that the stone has", () => {
    fc.assert(
      fc.property(shape, angles, (cut, measured) => {
        const stone = closeProfile(measured)
        const [left, tableLeft, tableRight, right, rightBelow, culet] = outlineOf(profileOf(cut, stone).facets)
        if (!left || !tableLeft || !tableRight || !right || !rightBelow || !culet) throw new Error("an outline without its corners")
        const width = right.x - left.x
        expect((tableRight.x - tableLeft.x) / width).toBeCloseTo(stone.table / 100, 2)
        expect((culet.y - tableLeft.y) / width).toBeCloseTo(stone.depth / 100, 2)
        expect((rightBelow.y - right.y) / width).toBeCloseTo(stone.girdle / 100, 2)
        expect(Math.abs(degrees(left.y - tableLeft.y, tableLeft.x - left.x) - stone.crownAngle)).toBeLessThan(0.3)
        expect(Math.abs(degrees(culet.y - rightBelow.y, rightBelow.x - culet.x) - stone.pavilionAngle)).toBeLessThan(0.3)
      })
    )
  })

  it("stays on its sheet", () => {
    fc.assert(
      fc.property(shape, angles, (cut, measured) => {
        const { viewBox, places, ...paths } = profileOf(cut, closeProfile(measured))
        const [, , width = 0, height = 0] = viewBox.split(" ").map(Number)
        const drawn = Object.values(paths).flatMap(numbersOf)
        const written = Object.values(places).map(([x, y]) => ({ x, y }))
        expect([...drawn, ...written].filter(({ x, y }) => x < 0 || x > width || y < 0 || y > height)).toEqual([])
      })
    )
  })

  it("writes the parts beside the stone in their order", () => {
    fc.assert(
      fc.property(shape, angles, (cut, measured) => {
        const { crown, girdle, pavilion } = profileOf(cut, closeProfile(measured)).places
        expect(crown[1]).toBeLessThan(girdle[1])
        expect(girdle[1]).toBeLessThan(pavilion[1])
      })
    )
  })

  it("draws rows on a step cut and kites on a brilliant", () => {
    const stone = closeProfile({ table: 60, crownAngle: 34, pavilionAngle: 41, girdle: 3.5 })
    expect(profileOf("asscher", stone).facets).toBe(profileOf("emerald", stone).facets)
    expect(profileOf("oval", stone).facets).toBe(profileOf("round", stone).facets)
    expect(profileOf("emerald", stone).facets).not.toBe(profileOf("round", stone).facets)
  })
})
