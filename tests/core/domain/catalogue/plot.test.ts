import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { plainState } from "../../../../core/domain/catalogue/address.ts"
import { diamondListing } from "../../../../core/domain/catalogue/diamond-listing.ts"
import { areaChosen, bandsOf, binChosen } from "../../../../core/domain/catalogue/plot-area.ts"
import { axisOver, placeOn, ticksOn, valueAt } from "../../../../core/domain/catalogue/plot-axis.ts"
import { binsOf, type Cell } from "../../../../core/domain/catalogue/plot-grid.ts"
import { type Plot, plotOf } from "../../../../core/domain/catalogue/plot-marks.ts"
import { markAt, markBeside } from "../../../../core/domain/catalogue/plot-reach.ts"
import { plottedBins, plottedDots } from "../../../support/catalogue/plots.ts"

const drawn = (answer: Parameters<typeof plotOf>[0]): Plot => {
  const plot = plotOf(answer)
  if (plot === undefined) throw new Error("no plot")
  return plot
}
const dots = drawn(plottedDots)
const bins = drawn(plottedBins)
const size = { width: 400, height: 300 }
const plain = plainState(diamondListing)

describe("axes of the plot", () => {
  it("turn a value into its place and back", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 1_000, noNaN: true }), fc.double({ min: 1, max: 50, noNaN: true }), (from, times) => {
        const axis = axisOver(from, from * times)
        expect([placeOn(axis, axis.least), placeOn(axis, axis.most)]).toEqual([0, 1])
        expect(valueAt(axis, placeOn(axis, from))).toBeCloseTo(from, 6)
      })
    )
  })

  it("have 1, 2 and 5 of each power of ten, and round steps where they are short", () => {
    const valuesOf = (from: number, to: number) => ticksOn({ least: from, most: to }).map(({ value }) => value)
    expect(valuesOf(0.1, 11)).toEqual([0.1, 0.2, 0.5, 1, 2, 5, 10])
    expect(valuesOf(7_000, 150_000)).toEqual([10_000, 20_000, 50_000, 100_000])
    expect(valuesOf(0.99, 1.06)).toEqual([1, 1.02, 1.04, 1.06])
    expect(valuesOf(210_000, 280_000)).toEqual([220_000, 240_000, 260_000, 280_000])
  })

  it("name fewer ticks where labels have little room: 1 and 5, then powers of ten, and of round steps every other, then every fourth", () => {
    const namedOn = (from: number, to: number) =>
      [2, 1, 0].map((most) => ticksOn({ least: from, most: to }).flatMap(({ rank, value }) => (rank <= most ? value : [])))
    expect(namedOn(0.1, 11)).toEqual([
      [0.1, 0.2, 0.5, 1, 2, 5, 10],
      [0.1, 0.5, 1, 5, 10],
      [0.1, 1, 10]
    ])
    expect(namedOn(0.99, 1.06)).toEqual([[1, 1.02, 1.04, 1.06], [1, 1.02, 1.04, 1.06], [1]])
  })

  it("have two to twelve ticks on any axis", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 1e6, noNaN: true }), fc.double({ min: 1, max: 1_000, noNaN: true }), (from, times) => {
        const { length } = ticksOn(axisOver(from, from * times))
        expect(length).toBeGreaterThanOrEqual(2)
        expect(length).toBeLessThanOrEqual(12)
      })
    )
  })
})

describe("bins of the plot", () => {
  const cell = (column: number, row: number, more: Partial<Cell> = {}): Cell => ({
    ...{ column, row, hue: 0, count: 1, graded: 1, colors: 0, clarities: 0 },
    ...more
  })

  it("join neighbouring cells until few are left, and no stone is lost", () => {
    const places = fc.record({ column: fc.integer({ min: 0, max: 290 }), row: fc.integer({ min: 0, max: 330 }) })
    fc.assert(
      fc.property(fc.array(places, { minLength: 1, maxLength: 80 }), (all) => {
        const { cells, columnEdges, rowEdges } = binsOf(all.map(({ column, row }) => cell(column, row)))
        expect([columnEdges.length <= 49, rowEdges.length <= 33]).toEqual([true, true])
        expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
        expect(cells.every(({ column, row }) => column < columnEdges.length - 1 && row < rowEdges.length - 1)).toBe(true)
      })
    )
  })

  it("have the hue of most stones, and the sums of all", () => {
    const { cells } = binsOf([
      cell(100, 180, { count: 2, graded: 2, colors: 7, clarities: 9 }),
      cell(100, 180, { hue: 6, count: 3, graded: 0, clarities: 4 })
    ])
    expect(cells).toEqual([{ column: 0, row: 0, hue: 6, count: 5, graded: 2, colors: 7, clarities: 13 }])
  })
})

describe("the plot", () => {
  it("is empty without stones", () => {
    expect(plotOf({ ...plottedDots, total: 0 })).toBeUndefined()
    expect(plotOf({ total: 9, dots: null, bins: null })).toBeUndefined()
  })

  it("finds the nearest dot within reach, and the bin that contains a point", () => {
    const [first] = dots.marks
    if (first === undefined) throw new Error("no dot")
    expect(markAt(dots, { x: first.at.x + 0.02, y: first.at.y }, size, 24)).toBe(0)
    expect(markAt(dots, { x: 0, y: 1 }, size, 24)).toBe(-1)
    expect(bins.marks.map(({ at }) => markAt(bins, at, size, 24))).toEqual([0, 1, 2, 3])
    expect(markAt(bins, { x: 0.01, y: 0.99 }, size, 24)).toBe(-1)
  })

  it("has the photograph of a dot's stone, if there is one", () => {
    expect(dots.marks.map((mark) => (mark.kind === "dot" ? mark.photo : undefined))).toEqual([null, "/pictures/photos/0f-oval", null])
  })

  it("is walked by keys: dots by weight and by price, bins by columns and within one", () => {
    expect([markBeside(dots, 0, "ArrowRight"), markBeside(dots, 1, "ArrowLeft"), markBeside(dots, 0, "ArrowLeft")]).toEqual([1, 0, 0])
    expect([markBeside(dots, 0, "ArrowUp"), markBeside(dots, 2, "ArrowDown"), markBeside(dots, 1, "ArrowUp")]).toEqual([2, 0, 1])
    expect([markBeside(bins, 0, "ArrowUp"), markBeside(bins, 1, "ArrowDown"), markBeside(bins, 1, "ArrowUp")]).toEqual([1, 0, 1])
    expect([markBeside(bins, 1, "ArrowRight"), markBeside(bins, 3, "ArrowLeft"), markBeside(bins, 3, "ArrowRight")]).toEqual([2, 2, 3])
    expect([markBeside(bins, 2, "Home"), markBeside(bins, 1, "End")]).toEqual([0, 3])
  })

  it("chooses a rectangle as the filters do, rounded outwards; beyond all stones an end stays as it was", () => {
    const at = (weight: number, price: number) => ({ x: placeOn(dots.weights, weight), y: placeOn(dots.prices, price) })
    expect(areaChosen(diamondListing, plain, dots, [at(1.234, 212_345), at(0.951, 98_765)]).filters).toEqual([
      { code: "weight", payload: { from: 0.95, to: 1.24 } },
      { code: "price", payload: { from: 98_700, to: 213_000 } }
    ])
    const limited = { ...plain, page: 3, filters: [{ code: "price", payload: { from: null, to: 900_000 } }] }
    expect(
      areaChosen(diamondListing, limited, dots, [
        { x: 0, y: 0 },
        { x: 1, y: 1 }
      ])
    ).toEqual({ ...limited, page: 1 })
  })

  it("chooses the stones of a bin alone", () => {
    const [, , bin] = bins.marks
    if (bin?.kind !== "bin") throw new Error("no bin")
    expect(binChosen(diamondListing, plain, bin).filters).toEqual([
      { code: "weight", payload: { from: 1, to: 1.99 } },
      { code: "price", payload: { from: 100_000, to: 199_999 } }
    ])
  })

  it("is described in bands of weight", () => {
    expect(bandsOf(bins)).toEqual([
      { weight: { from: 0.5, to: 0.99 }, count: 1_100, price: { from: 50_000, to: 199_999 } },
      { weight: { from: 1, to: 1.99 }, count: 900, price: { from: 100_000, to: 199_999 } },
      { weight: { from: 2, to: 3.99 }, count: 100, price: { from: 200_000, to: 399_999 } }
    ])
    expect(bandsOf(dots).reduce((sum, { count }) => sum + count, 0)).toBe(3)
  })
})
