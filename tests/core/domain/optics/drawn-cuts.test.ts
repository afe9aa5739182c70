import { describe, expect, it } from "vitest"
import { drawnCutOf, drawnCuts, farthest, distanceOf } from "../../../../core/domain/optics/drawn-cuts.ts"
import { solidOf } from "../../../../core/domain/optics/solid.ts"
import { shapes } from "../../../../core/domain/product/diamond.ts"
import { diamonds } from "../../../../server/seed/stones.ts"
import { chooseCuts } from "../../../../tools/drawn-cuts/choose-cuts.ts"
import { ratioOf } from "../../../support/optics/brightness.ts"

const stones = diamonds(2_000)

describe("the drawn cuts", () => {
  it("are 24 rounds and 8 of every other shape, chosen from the stones of the seed", () => {
    expect(shapes.map((shape) => drawnCuts[shape].length)).toEqual(shapes.map((shape) => (shape === "round" ? 24 : 8)))
    expect(chooseCuts()).toEqual(drawnCuts)
  })

  it.each(shapes)("are solids that differ, of a %s", (shape) => {
    const cuts = drawnCuts[shape]
    expect(cuts.filter((cut) => solidOf({ shape, ...cut })._tag !== "Solid")).toEqual([])
    for (const [index, cut] of cuts.entries())
      expect(cuts.slice(0, index).filter((other) => distanceOf(cut, { shape, ...other }) < 0.25)).toEqual([])
  })

  it("are near nearly every stone, and not of one kind", () => {
    const numbers = stones.map((stone) => ({ shape: stone.shape, number: drawnCutOf({ ...stone, ratio: ratioOf(stone) }, false) }))
    expect(numbers.filter(({ number }) => number === null).length).toBeLessThan(stones.length / 100)
    const rounds = numbers.filter(({ shape }) => shape === "round")
    for (const [index] of drawnCuts.round.entries())
      expect(rounds.filter(({ number }) => number === index + 1).length).toBeLessThan(rounds.length / 6)
  })
})

describe("the drawn cut of a stone", () => {
  const [first] = drawnCuts.round
  const round = { shape: "round", table: 60, crownAngle: 36, pavilionAngle: 42.1, ratio: 1 } as const

  it("is the nearest by proportions", () => {
    expect(first).toMatchObject({ table: 60, crownAngle: 36, pavilionAngle: 42.1 })
    expect(drawnCutOf(round, false)).toBe(1)
    expect(drawnCutOf({ ...round, table: 59.5, pavilionAngle: 42.2, ratio: 1.01 }, false)).toBe(1)
  })

  it("is one of the first half in a warm tint", () => {
    for (const shape of shapes) {
      const numbers = drawnCuts[shape].map((cut) => drawnCutOf({ shape, ...cut }, true) ?? 0)
      expect(Math.max(...numbers)).toBe(drawnCuts[shape].length / 2)
    }
  })

  it("is none if every picture would show another stone", () => {
    const steep = { ...round, pavilionAngle: 46.5 }
    expect(Math.min(...drawnCuts.round.map((cut) => distanceOf(cut, steep)))).toBeGreaterThan(farthest)
    expect(drawnCutOf(steep, false)).toBeNull()
  })
})
