import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isDiagram, liveStoneOf, rollTurn, startOf, views, viewsOf } from "../../../../core/domain/live-stone/live-stone.ts"
import { turnAround, turned, type Turn, type Vector } from "../../../../core/domain/optics/geometry.ts"
import { shapes } from "../../../../core/domain/product/diamond.ts"

const [rest, table] = [[0, 0, 0, 1] satisfies Turn, [0, 1, 0] satisfies Vector]

/** Angle between two orientations, in degrees; of `q` and `-q` it is 0. */
const between = (one: Turn, other: Turn): number => {
  const distance = (sign: 1 | -1) =>
    Math.hypot(one[0] - sign * other[0], one[1] - sign * other[1], one[2] - sign * other[2], one[3] - sign * other[3])
  return (Math.asin(Math.min(1, Math.min(distance(1), distance(-1)) / 2)) * 720) / Math.PI
}

const isNear = (one: Vector, other: Vector) => {
  for (const axis of [0, 1, 2] as const) expect(one[axis]).toBeCloseTo(other[axis], 3)
}

/** Pixels of a drag, scaled to degrees by the view. */
const degrees = fc.integer({ min: -40_000, max: 40_000 }).map((hundredths) => hundredths / 100)
const rolls = fc.record({ right: degrees, down: degrees })

describe("a roll", () => {
  it.each([
    ["right", { right: 90, down: 0 }, [1, 0, 0]],
    ["left", { right: -90, down: 0 }, [-1, 0, 0]],
    ["down", { right: 0, down: 90 }, [0, 0, 1]],
    ["up", { right: 0, down: -90 }, [0, 0, -1]]
  ] as const)("to the %s moves the front of the stone there, by its degrees", (_, by, edge) => {
    isNear(turned(rollTurn(rest, by), table), edge)
    const half = rollTurn(rest, { right: by.right / 2, down: by.down / 2 })
    isNear(turned(half, table), [edge[0] * Math.SQRT1_2, Math.SQRT1_2, edge[2] * Math.SQRT1_2])
  })

  it("follows the screen, however the stone was turned before", () => {
    const upside = turnAround([1, 0, 0], 180)
    isNear(turned(upside, [0, -1, 0]), [0, 1, 0])
    isNear(turned(rollTurn(upside, { right: 90, down: 0 }), [0, -1, 0]), [1, 0, 0])
  })

  it("and the opposite one return the stone", () => {
    fc.assert(
      fc.property(rolls, rolls, (earlier, by) => {
        const before = rollTurn(rest, earlier)
        const returned = rollTurn(rollTurn(before, by), { right: -by.right, down: -by.down })
        expect(between(returned, before)).toBeLessThan(0.1)
      })
    )
  })

  it("never changes the length of the rotation, over 1,000 of them", () => {
    fc.assert(
      fc.property(fc.array(rolls, { minLength: 1_000, maxLength: 1_000 }), (all) => {
        const turn = all.reduce(rollTurn, rest as Turn)
        expect(Math.abs(Math.hypot(...turn) - 1)).toBeLessThan(2e-4)
      }),
      { numRuns: 20 }
    )
  })

  it("has 4 decimals", () => {
    fc.assert(
      fc.property(rolls, ({ down, right }) => {
        for (const part of rollTurn(rest, { right, down: down === 0 ? 1 : down })) expect(String(part)).toMatch(/^-?\d(?:\.\d{1,4})?$/)
      })
    )
  })

  it("is one full turn at most", () => {
    expect(between(rollTurn(rest, { right: 5_000, down: 0 }), rest)).toBeLessThan(0.1)
    expect(between(rollTurn(rest, { right: 180, down: 0 }), rest)).toBeCloseTo(180, 1)
  })

  it.each([
    { right: 0, down: 0 },
    { right: Number.NaN, down: 10 },
    { right: 0, down: Number.POSITIVE_INFINITY }
  ])("of $right and $down leaves the stone as it was", (by) => {
    const turn = startOf("profile")
    expect(rollTurn(turn, by)).toBe(turn)
  })
})

describe("a view", () => {
  it("starts from the side with the table up", () => {
    isNear(turned(startOf("profile"), table), [0, 0, -1])
  })

  it("of hearts starts from below", () => {
    isNear(turned(startOf("hearts"), [0, -1, 0]), [0, 1, 0])
  })

  it.each(["face", "aset", "scope"] as const)("%s starts from straight above", (view) => {
    isNear(turned(startOf(view), table), [0, 1, 0])
    isNear(turned(startOf(view), [1, 0, 0]), [1, 0, 0])
  })

  it.each(shapes)("of hearts is offered for a round only: %s", (shape) => {
    expect(viewsOf(shape)).toEqual(shape === "round" ? views : ["face", "profile", "aset", "scope"])
  })

  it("of the ASET, the scope or the hearts is a diagram", () => {
    expect(views.filter(isDiagram)).toEqual(["aset", "scope", "hearts"])
  })
})

describe("a stone of a report", () => {
  const angles = { table: 57, crownAngle: 34.6, pavilionAngle: 40.8, girdle: 3.5 } as const
  const reported = { shape: "oval", ...angles, color: "E", fluorescence: "Faint" } as const

  it("has the proportions, colour and fluorescence of its report", () => {
    expect(liveStoneOf({ ...reported, measurements: { length: 7.5, width: 5 } })).toEqual({ ...reported, ratio: 1.5, width: 5 })
  })

  it.each(shapes)("%s has the same ratio, at least 1, for either order of its sides", (shape) => {
    const side = fc.integer({ min: 300, max: 2_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(side, side, (one, other) => {
        const stone = liveStoneOf({ ...reported, shape, measurements: { length: one, width: other } })
        expect(liveStoneOf({ ...reported, shape, measurements: { length: other, width: one } })).toEqual(stone)
        expect(stone.width).toBe(Math.min(one, other))
        expect(stone.ratio).toBeGreaterThanOrEqual(1)
        expect(stone.ratio).toBe(shape === "round" ? 1 : Math.max(one, other) / Math.min(one, other))
      })
    )
  })
})
