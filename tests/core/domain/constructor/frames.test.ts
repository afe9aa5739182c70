import { describe, expect, it } from "vitest"
import { fitsFrame, nameReady } from "../../../../core/domain/constructor/frames.ts"

const fit = { stonesCount: 1, shapes: ["round", "oval"], leastWeight: 0.3, mostWeight: 1.2 } as const
const stone = (weight: number, shape: "round" | "oval" | "pear" = "round") => ({ shape, weight })

describe("a frame", () => {
  it("takes a stone of its cuts, from its least weight to its most, both included", () => {
    const weights = [0.29, 0.3, 1.2, 1.21]
    expect(weights.map((weight) => fitsFrame(fit, [stone(weight)]))).toEqual([false, true, true, false])
    expect([fitsFrame(fit, [stone(0.5, "oval")]), fitsFrame(fit, [stone(0.5, "pear")])]).toEqual([true, false])
  })

  it("takes exactly as many stones as it is made for, and judges the weight of the middle one", () => {
    const three = { ...fit, stonesCount: 3 }
    expect(fitsFrame(three, [stone(0.5), stone(0.1), stone(0.1)])).toBe(true)
    expect(fitsFrame(three, [stone(0.1), stone(0.5), stone(0.5)])).toBe(false)
    expect(fitsFrame(three, [stone(0.5), stone(0.1, "pear"), stone(0.1)])).toBe(false)
    expect(
      [0, 1, 2, 4].map((count) =>
        fitsFrame(
          three,
          Array.from({ length: count }, () => stone(0.5))
        )
      )
    ).toEqual([false, false, false, false])
  })

  it("is named with its stones", () => {
    expect(nameReady("Кольцо «Опора»", 1)).toBe("Кольцо «Опора» с вашим бриллиантом")
    expect(nameReady("Кольцо «Анфилада»", 3)).toBe("Кольцо «Анфилада» с вашими бриллиантами")
  })
})
