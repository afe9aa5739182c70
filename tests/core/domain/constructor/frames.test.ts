import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fitsFrame, nameReady } from "../../../../core/domain/constructor/frames.ts"
import { seatSize, seatsFor } from "../../../../core/domain/constructor/seats.ts"
import { matchOf } from "../../../../core/domain/constructor/set-match.ts"
import { partsOf, sumOfParts, workPrice } from "../../../../core/domain/constructor/work-price.ts"
import { shapes } from "../../../../core/domain/product/diamond.ts"

const fit = {
  stonesCount: 1,
  seats: [
    { shape: "round", least: 4.3, most: 6.9 },
    { shape: "oval", least: 5.3, most: 8.4 }
  ]
} as const
const stone = (length: number, width: number, shape: "round" | "oval" | "pear" = "round") => ({ shape, measurements: { length, width } })
const hundredths = fc.integer({ min: 100, max: 2500 }).map((value) => value / 100)

describe("a frame", () => {
  it("takes a round by its mean diameter, from the least to the most, both included", () => {
    const sides = [
      [4.28, 4.31],
      [4.29, 4.31],
      [6.88, 6.92],
      [6.89, 6.92]
    ] as const
    expect(sides.map((each) => fitsFrame(fit, [stone(each[0], each[1])]))).toEqual([false, true, true, false])
  })

  it("takes another cut by its longer side, whichever it is", () => {
    const ovals = [stone(5.29, 4, "oval"), stone(5.3, 4, "oval"), stone(4, 5.3, "oval"), stone(8.4, 8, "oval"), stone(8.41, 5, "oval")]
    expect(ovals.map((oval) => fitsFrame(fit, [oval]))).toEqual([false, true, true, true, false])
    expect(fitsFrame(fit, [stone(6, 5, "pear")])).toBe(false)
  })

  it("takes any stone between its ends and none a hundredth beyond, by millimetres in decimals", () => {
    fc.assert(
      fc.property(hundredths, hundredths, fc.constantFrom(...shapes), hundredths, (length, width, shape, span) => {
        const size = seatSize({ shape, measurements: { length, width } })
        const seated = (least: number, most: number) =>
          fitsFrame({ stonesCount: 1, seats: [{ shape, least, most }] }, [{ shape, measurements: { length, width } }])
        const to = (millimetres: number) => Math.round(millimetres * 1000) / 1000
        expect([seated(size, to(size + span)), seated(to(size - span), size), seated(size, size)]).toEqual([true, true, true])
        expect([seated(to(size + 0.01), to(size + 30)), seated(0, to(size - 0.01))]).toEqual([false, false])
      })
    )
  })

  it("takes exactly as many stones as it is made for: a middle one that fits, and no larger one beside it", () => {
    const three = { ...fit, stonesCount: 3 }
    const [large, small] = [stone(5, 5), stone(3, 3)]
    expect(fitsFrame(three, [large, small, small])).toBe(true)
    expect(fitsFrame(three, [small, large, large])).toBe(false)
    expect(fitsFrame(three, [large, stone(5.01, 5.01), small])).toBe(false)
    expect(fitsFrame(three, [large, stone(3, 3, "pear"), small])).toBe(false)
    expect(
      [0, 1, 2, 4].map((count) =>
        fitsFrame(
          three,
          Array.from({ length: count }, () => large)
        )
      )
    ).toEqual([false, false, false, false])
  })

  it("has a seat for every cut that its maker names, in tenths of a millimetre", () => {
    expect(seatsFor(["round", "princess"], [0.3, 1.2])).toEqual([
      { shape: "round", least: 4.3, most: 6.9 },
      { shape: "princess", least: 3.7, most: 5.9 }
    ])
  })

  it("is named with its stones", () => {
    expect(nameReady("Кольцо «Опора»", 1)).toBe("Кольцо «Опора» с вашим бриллиантом")
    expect(nameReady("Кольцо «Анфилада»", 3)).toBe("Кольцо «Анфилада» с вашими бриллиантами")
  })
})

describe("the price of a custom piece", () => {
  it("is its setting, its stones and the work, to the rouble, with more work for each stone", () => {
    const price = fc.integer({ min: 0, max: 7_000_000 })
    fc.assert(
      fc.property(price, fc.array(price, { minLength: 1, maxLength: 7 }), (setting, stones) => {
        const parts = partsOf(
          { price: setting },
          stones.map((each) => ({ price: each }))
        )
        expect(sumOfParts(parts)).toBe(setting + stones.reduce((sum, each) => sum + each, 0) + workPrice(stones.length))
        expect(workPrice(stones.length + 1)).toBeGreaterThan(workPrice(stones.length))
      })
    )
    expect([1, 3].map(workPrice)).toEqual([5_000, 9_000])
  })
})

describe("a set", () => {
  it("is alike in sizes, colours and clarities, from the best to the least", () => {
    const graded = (size: number, color: string, clarity: "VS1" | "IF") => ({ ...stone(size, size), color, clarity })
    expect(matchOf([graded(5.5, "Fancy Yellow", "VS1"), graded(4.1, "E", "IF"), graded(4.12, "D", "VS1")])).toEqual({
      least: 4.1,
      most: 5.5,
      colors: ["D", "E", "Fancy Yellow"],
      clarities: ["IF", "VS1"]
    })
  })
})
