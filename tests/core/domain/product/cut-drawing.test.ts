import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cutDrawing, kiteFacet, topView } from "../../../../core/domain/product/cut-drawing.ts"
import { shapes } from "../../../../core/domain/product/diamond.ts"

type Place = readonly [x: number, y: number]

/** Points of the path, without the radii of arcs. */
const placesOf = (path: string): ReadonlyArray<Place> =>
  [...path.matchAll(/(?:[ML]|A\d+ \d+ 0 0 1 )(-?\d+) (-?\d+)/g)].map(([, x, y]): Place => [Number(x), Number(y)])

const boxOf = (viewBox: string) => {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number)
  return { left, top, width, height }
}

const has = (places: ReadonlyArray<Place>, [x, y]: Place): boolean =>
  places.some(([otherX, otherY]) => Math.abs(otherX - x) <= 1 && Math.abs(otherY - y) <= 1)

const millimetres = fc.double({ min: 3, max: 20, noNaN: true })
const table = fc.double({ min: 45, max: 80, noNaN: true })

describe("drawings of cuts", () => {
  it.each(shapes)("draws %s once", (shape) => {
    expect(cutDrawing(shape)).toBe(cutDrawing(shape))
  })

  it.each(shapes)("keeps %s inside its square, in the middle", (shape) => {
    const { path, viewBox } = cutDrawing(shape)
    const { height, left, top, width } = boxOf(viewBox)
    const places = placesOf(path)
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
    expect({ width, height }).toEqual({ width: 2000, height: 2000 })
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(left)
    expect(Math.max(...xs)).toBeLessThanOrEqual(left + width)
    expect(Math.abs((Math.min(...ys) + Math.max(...ys)) / 2 - (top + height / 2))).toBeLessThanOrEqual(20)
  })

  it.each(shapes)("draws %s alike on both sides", (shape) => {
    const places = placesOf(cutDrawing(shape).path)
    expect(places.filter(([x, y]) => !has(places, [-x, y]))).toEqual([])
  })

  it.each(shapes)("draws %s of lines and arcs between existing points", (shape) => {
    expect(cutDrawing(shape).path).toMatch(/^(?:M-?\d+ -?\d+(?:L-?\d+ -?\d+|A\d+ \d+ 0 0 1 -?\d+ -?\d+)*)+$/)
  })

  it("distinguishes the ten shapes", () => {
    expect(new Set(shapes.map((shape) => cutDrawing(shape).path)).size).toBe(shapes.length)
  })

  it("draws a stone in its own proportions", () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapes), millimetres, millimetres, table, (shape, length, width, tableWidth) => {
        const { path, viewBox } = topView(shape, { length, width, table: tableWidth })
        const box = boxOf(viewBox)
        const ys = placesOf(path).map(([, y]) => y)
        expect((box.height - 20) / (box.width - 20)).toBeCloseTo(length / width, 2)
        expect(Math.min(...ys)).toBeGreaterThanOrEqual(box.top)
        expect(Math.max(...ys)).toBeLessThanOrEqual(box.top + box.height)
      })
    )
  })

  it("draws the table of a round stone as wide as it is measured", () => {
    fc.assert(
      fc.property(table, (tableWidth) => {
        const { path } = topView("round", { length: 6.5, width: 6.5, table: tableWidth })
        const [, octagon = ""] = /Z?(M[^M]*)M/.exec(path.slice(1)) ?? []
        const reach = Math.max(...placesOf(octagon).map(([x, y]) => Math.hypot(x, y)))
        expect(reach / 1000).toBeCloseTo(tableWidth / 100, 2)
      })
    )
  })

  it("draws a facet of the round stone separately by its four corners", () => {
    const corners = placesOf(kiteFacet())
    const drawn = placesOf(cutDrawing("round").path)
    expect(corners.filter((corner) => !has(drawn, corner))).toEqual([])
    expect(new Set(corners.map(String)).size).toBe(4)
    expect(corners[0]).toEqual(corners.at(-1))
  })
})
