import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { shapes } from "../../../../core/domain/product/diamond.ts"
import { closeProfile } from "../../../../core/domain/product/diamond-cut.ts"
import { profileOf } from "../../../../core/domain/product/proportions.ts"

const angles = fc.record({
  table: fc.double({ min: 48, max: 75, noNaN: true }),
  crownAngle: fc.double({ min: 22, max: 40, noNaN: true }),
  pavilionAngle: fc.double({ min: 36, max: 60, noNaN: true }),
  girdle: fc.double({ min: 1, max: 8, noNaN: true })
})
const shape = fc.constantFrom(...shapes)

const degrees = (rise: number, run: number) => (Math.atan2(rise, run) * 180) / Math.PI

/** Corners of the stone's outline, clockwise from the left end of its girdle. */
const outlineOf = (facets: string) =>
  (/^M([^M]*)/.exec(facets)?.[1] ?? "").split("L").map((corner) => {
    const [x = 0, y = 0] = corner.split(" ").map(Number)
    return { x, y }
  })

const numbersOf = (path: string) => [...path.matchAll(/(-?\d+) (-?\d+)(?=[MLA]|$)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

type Place = { readonly x: number; readonly y: number }
type Stroke = readonly [from: Place, to: Place]

/** Strokes of a line through its corners. */
const strokesOf = (corners: string): ReadonlyArray<Stroke> => {
  const places = corners.split("L").map((corner) => {
    const [x = 0, y = 0] = corner.split(" ").map(Number)
    return { x, y }
  })
  return places.slice(1).flatMap((to, index) => (places[index] === undefined ? [] : [[places[index], to] as const]))
}

const isSamePlace = (one: Place, other: Place) => Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1
const isSameStroke = ([from, to]: Stroke, [otherFrom, otherTo]: Stroke) =>
  (isSamePlace(from, otherFrom) && isSamePlace(to, otherTo)) || (isSamePlace(from, otherTo) && isSamePlace(to, otherFrom))
const mirrored = ({ x, y }: Place, sum: number): Place => ({ x: sum - x, y })

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

  it("measures the width and the table from edge to edge, with a line down to each edge", () => {
    fc.assert(
      fc.property(shape, angles, (cut, measured) => {
        const { dimensions, facets } = profileOf(cut, closeProfile(measured))
        const [left, tableLeft, tableRight, right] = outlineOf(facets)
        const [width = [], fromLeft = [], fromRight = [], table = [], fromTableLeft = [], fromTableRight = []] = dimensions
          .split("M")
          .slice(1)
          .map((stroke) => stroke.split("L").map((place) => Number(place.split(" ")[0])))
        expect([width, fromLeft, fromRight]).toEqual([
          [left?.x, right?.x],
          [left?.x, left?.x],
          [right?.x, right?.x]
        ])
        expect([table, fromTableLeft, fromTableRight]).toEqual([
          [tableLeft?.x, tableRight?.x],
          [tableLeft?.x, tableLeft?.x],
          [tableRight?.x, tableRight?.x]
        ])
      })
    )
  })

  it("fits on its sheet", () => {
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

  it("is drawn alike on both sides", () => {
    const stone = closeProfile({ table: 60, crownAngle: 34, pavilionAngle: 41, girdle: 3.5 })
    for (const cut of shapes) {
      const { facets } = profileOf(cut, stone)
      const [left, , , right] = outlineOf(facets)
      const sum = (left?.x ?? 0) + (right?.x ?? 0)
      const strokes = facets.split("M").slice(1).flatMap(strokesOf)
      const isDrawn = (stroke: Stroke) => strokes.some((other) => isSameStroke(stroke, other))
      const [unmatched] = strokes.filter(([from, to]) => !isDrawn([mirrored(from, sum), mirrored(to, sum)]))
      expect([cut, unmatched]).toEqual([cut, undefined])
    }
  })

  it("draws rows on a step cut and kites on a brilliant", () => {
    const stone = closeProfile({ table: 60, crownAngle: 34, pavilionAngle: 41, girdle: 3.5 })
    expect(profileOf("asscher", stone).facets).toBe(profileOf("emerald", stone).facets)
    expect(profileOf("oval", stone).facets).toBe(profileOf("round", stone).facets)
    expect(profileOf("emerald", stone).facets).not.toBe(profileOf("round", stone).facets)
  })
})
