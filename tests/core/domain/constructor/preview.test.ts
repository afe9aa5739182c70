import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  previewMiddle,
  type PreviewPiece,
  previewSheet,
  prongsFromSide,
  ringFromSide,
  seatFromAbove,
  stonesFromAbove,
  stonesFromSide
} from "../../../../core/domain/constructor/preview.ts"
import { ringSizes } from "../../../../core/domain/product/ring-sizes.ts"

const round = { shape: "round", measurements: { length: 6.51, width: 6.48, height: 3.99 } } as const
const side = { shape: "round", measurements: { length: 4.1, width: 4.1, height: 2.5 } } as const
const ring: PreviewPiece = { category: "kolco", size: 17, seat: { shape: "round", least: 6.2, most: 6.8 }, stones: [round] }

const thousandths = (value: number) => Math.round(value * 1000) / 1000
/** Points of a path. */
const placesOf = (path: string) => [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

describe("the drawing of a piece to scale", () => {
  it("draws a stone from above by its own sides, in the middle of its seat", () => {
    expect(previewMiddle(true)).toEqual({ x: 23, y: 20 })
    expect(stonesFromAbove(ring)).toEqual([{ shape: "round", box: { x: 19.76, y: 16.745, width: 6.48, height: 6.51 } }])
  })

  it("lays the stones of a set side by side, the middle one between the others, none over another", () => {
    const boxes = stonesFromAbove({ ...ring, stones: [round, side, side] }).map(({ box }) => box)
    const sorted = boxes.toSorted((a, b) => a.x - b.x)
    expect(sorted.map(({ width }) => width)).toEqual([4.1, 6.48, 4.1])
    for (const [index, box] of sorted.slice(1).entries()) {
      const before = sorted[index]
      expect(box.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
    }
  })

  it("draws the smallest and the largest stone of a seat before one is chosen, a long cut by its longer side", () => {
    expect(seatFromAbove(ring).map(({ box: { height, width } }) => [width, height])).toEqual([
      [6.2, 6.2],
      [6.8, 6.8]
    ])
    const [least] = seatFromAbove({ ...ring, seat: { shape: "oval", least: 7, most: 9 } })
    expect(least?.box.height).toBe(7)
    expect(least?.box.width).toBeLessThan(7)
    expect(seatFromAbove({ ...ring, seat: null })).toEqual([])
  })

  it("fits any stone of any ring on the sheet, from above and from the side", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ringSizes), fc.double({ min: 2, max: 14, noNaN: true }), (size, width) => {
        const measurements = { length: width, width, height: width * 0.61 }
        const piece: PreviewPiece = { ...ring, size, stones: [{ shape: "round", measurements }] }
        const { foot, outer, y } = ringFromSide(size)
        const [above] = stonesFromAbove(piece)
        expect(y + outer).toBeLessThanOrEqual(previewSheet.height)
        expect(foot - Math.min(measurements.height, 5.5)).toBeGreaterThanOrEqual(0)
        expect(above?.box.x).toBeGreaterThanOrEqual(0)
        expect((above?.box.y ?? 0) + width).toBeLessThanOrEqual(previewSheet.height)
      })
    )
  })

  it("draws prongs where a ring holds a stone, and a profile for every stone", () => {
    expect(prongsFromSide(ring).match(/M/g)).toHaveLength(2)
    expect(prongsFromSide({ ...ring, size: null })).toBe("")
    expect(stonesFromSide({ ...ring, stones: [round, side, side] }).match(/Z/g)).toHaveLength(3)
    expect(stonesFromSide({ ...ring, stones: [] })).toBe("")
  })

  it("stands a stone on its point, its table up, its girdle between them", () => {
    const { foot, x } = ringFromSide(17)
    const outline = placesOf(/^M[^Z]*/.exec(stonesFromSide(ring))?.[0] ?? "")
    const [left, tableLeft, tableRight, right, rightBelow, point, leftBelow] = outline
    expect(point).toEqual([x, thousandths(foot)])
    expect([left?.[0], right?.[0]]).toEqual([19.76, 26.24])
    expect([tableLeft?.[1], tableRight?.[1]]).toEqual([thousandths(foot - 3.99), thousandths(foot - 3.99)])
    expect([left?.[1], rightBelow?.[1]]).toEqual([right?.[1], leftBelow?.[1]])
    expect([tableLeft?.[1] ?? 0, left?.[1] ?? 0, rightBelow?.[1] ?? 0, point?.[1] ?? 0].toSorted((a, b) => a - b)).toEqual([
      tableLeft?.[1],
      left?.[1],
      rightBelow?.[1],
      point?.[1]
    ])
  })

  it("leads a prong to each side of the stone, from the band to a little over the girdle", () => {
    const { foot } = ringFromSide(17)
    const [leftFoot, leftEnd, rightFoot, rightEnd] = placesOf(prongsFromSide(ring))
    const [upper = 0] = placesOf(stonesFromSide(ring)).map(([, y]) => y)
    expect([leftEnd?.[0], rightEnd?.[0]]).toEqual([19.51, 26.49])
    expect([leftFoot?.[1], rightFoot?.[1]]).toEqual([thousandths(foot + 0.7), thousandths(foot + 0.7)])
    expect(leftEnd?.[1]).toBeLessThan(upper)
    expect(leftEnd?.[1]).toBeGreaterThan(upper - 1)
  })
})
