import { describe, expect, it } from "vitest"
import { shapes } from "../../../../core/domain/product/diamond.ts"
import { ringSizes } from "../../../../core/domain/product/ring-sizes.ts"
import { placedStones, shankThickness } from "../../../../core/domain/true-size/arrangement.ts"
import { bandPath, handOf, handSheet } from "../../../../core/domain/true-size/hand.ts"
import { stoneDrawing } from "../../../../core/domain/true-size/stone-drawing.ts"
import type { SizedStone } from "../../../../core/domain/true-size/subject-schema.ts"
import { diamonds } from "../../../../server/seed/stones.ts"

/** Numbers of a path in pairs; lines only. */
const pointsOf = (path: string) =>
  path
    .split(/[MLZ]/)
    .filter((text) => text !== "")
    .map((text) => text.split(" ").map(Number))

const spanOf = (values: ReadonlyArray<number | undefined>) => {
  const all = values.map((value) => value ?? Number.NaN)
  return [Math.min(...all), Math.max(...all)]
}

const ofShape = shapes.map((shape) => {
  const stone = diamonds(2000).find((each) => each.shape === shape)
  if (stone === undefined) throw new Error(`no ${shape}`)
  return stone
})

describe("the drawing of a stone", () => {
  it.each(ofShape)("a $shape is as long and wide as it was measured, around its middle, with the facets of its proportions", (stone) => {
    const { length, width } = stone.measurements
    const { path, transform } = stoneDrawing({ shape: stone.shape, length, width, angles: stone })
    expect(transform).toBe("")
    const points = pointsOf(path)
    const [across, along] = [spanOf(points.map(([x]) => x)), spanOf(points.map(([, y]) => y))]
    expect(across.map((side) => Math.abs(side ?? 0))).toEqual([expect.closeTo(width / 2, 2), expect.closeTo(width / 2, 2)])
    expect(along.map((side) => Math.abs(side ?? 0))).toEqual([expect.closeTo(length / 2, 2), expect.closeTo(length / 2, 2)])
    expect(path.match(/Z/g)?.length).toBeGreaterThan(8)
  })

  it("has a table of the reported width", () => {
    const angles = { table: 60, crownAngle: 34.5, pavilionAngle: 40.8, girdle: 3.5 }
    const { path } = stoneDrawing({ shape: "round", length: 10, width: 10, angles })
    const polygons = path.split("Z").filter((text) => text !== "")
    const widths = polygons.map((polygon) => {
      const [least = 0, most = 0] = spanOf(pointsOf(polygon).map(([x]) => x))
      return most - least
    })
    expect(Math.max(...widths)).toBeCloseTo(6, 1)
  })

  it.each(["round", "emerald", "heart", "pear"] as const)(
    "a %s of unknown or impossible proportions is the usual drawing, scaled to its millimetres",
    (shape) => {
      const size = { shape, length: 8, width: 6 }
      const usual = stoneDrawing({ ...size, angles: null })
      expect(usual.transform).toMatch(/^scale\(0\.003\) translate\(0 /)
      expect(stoneDrawing({ ...size, angles: { table: 99, crownAngle: 34, pavilionAngle: 41, girdle: 3 } })).toEqual(usual)
    }
  )
})

const stone = (width: number, quantity = 1): SizedStone => ({ shape: "round", length: width, width, weight: 1, quantity, angles: null })

describe("stones on a ring", () => {
  it("one lies in the middle", () => {
    expect(placedStones({ span: null, stones: [stone(6)] }, 17).map(({ squeeze, x, y }) => [x, y, squeeze])).toEqual([[0, 0, 1]])
    expect(placedStones({ span: null, stones: [] }, 17)).toEqual([])
  })

  it("three fill their span, or lie side by side where none is stated", () => {
    const three = [stone(6), stone(4, 2)]
    const placed = placedStones({ span: 15, stones: three }, 17)
    expect(placed.map(({ x }) => x)).toEqual([-5.5, 5.5, 0])
    expect(placed.map(({ y }) => y)).toEqual([-0.247, -0.247, 0])
    expect(placedStones({ span: null, stones: three }, 17).map(({ x }) => x)).toEqual([-5.3, 5.3, 0])
  })

  it("three of a set have their own sizes: the second at the left, the third at the right", () => {
    const placed = placedStones({ span: null, stones: [stone(6), stone(4), stone(3)] }, 17)
    expect(placed.map((each) => [each.x, each.stone.width])).toEqual([
      [-5.3, 4],
      [4.8, 3],
      [0, 6]
    ])
  })

  it("a row follows the curve of the finger, without overlaps, no wider than the ring", () => {
    for (const size of ringSizes) {
      const placed = placedStones({ span: null, stones: [stone(2, 29)] }, size)
      const radius = size / 2 + shankThickness
      placed.forEach(({ squeeze, x }) => expect(Math.hypot(x / radius, squeeze)).toBeCloseTo(1, 2))
      const edges = placed.map(({ squeeze, x }) => [x - squeeze, x + squeeze])
      edges.slice(1).forEach(([left = 0], index) => expect(left).toBeGreaterThan((edges[index]?.[1] ?? 0) - 0.05))
      expect(Math.max(...edges.flat())).toBeLessThan(radius + 0.5)
    }
  })

  it("a row of half a ring has no more stones than it is sold with", () => {
    expect(placedStones({ span: null, stones: [stone(1, 3)] }, 17)).toHaveLength(3)
  })
})

describe("the hand", () => {
  it.each(ringSizes)("has a finger of %s mm under the ring, and a shank around it", (size) => {
    const { outline } = handOf(size)
    expect(outline).toContain(` ${-size / 2} 11V`)
    expect(outline).toMatch(new RegExp(` ${String(size / 2).replace(".", "\\.")} -\\d+\\.\\d+V11C`))
    expect(bandPath(size, 2).startsWith(`M-${size / 2 + shankThickness} `)).toBe(true)
  })

  it("leaves room for every ring on its sheet", () => {
    const { height, left, top, width } = handSheet
    const reach = Math.max(...ringSizes) / 2 + shankThickness
    expect([left < -reach, left + width > reach, top + height > 10]).toEqual([true, true, true])
  })
})
