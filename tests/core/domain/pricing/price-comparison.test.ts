import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { comparePrices, comparisonGroup, maxDots, gradesNotWorse } from "../../../../core/domain/pricing/price-comparison.ts"

const stone = { shape: "round", weight: 0.35, color: "G", clarity: "VS2", isAvailableForSale: true } as const
const priced = (price: number, pricePerCarat = price * 2, weight = 0.35) => ({ weight, price, pricePerCarat })

describe("comparisonGroup", () => {
  it("takes the shape, the weight band, the colour and the clarity of the stone", () => {
    expect(comparisonGroup(stone)).toEqual({ shape: "round", band: { from: 0.3, to: 0.39 }, color: "G", clarity: "VS2" })
  })

  it("is none for a sold stone, a fancy colour, an unknown colour and a weight without a band", () => {
    const others = [{ isAvailableForSale: false }, { color: "Fancy Intense Yellow" }, { color: "Z" }, { weight: 11.2 }]
    expect(others.map((other) => comparisonGroup({ ...stone, ...other }))).toEqual([null, null, null, null])
  })
})

describe("gradesNotWorse", () => {
  it("contains the grade of the stone and all better ones", () => {
    expect(gradesNotWorse({ color: "F", clarity: "VVS1", cut: "VG" })).toEqual({
      colors: ["D", "E", "F"],
      clarities: ["FL", "IF", "VVS1"],
      cuts: ["EX", "VG"]
    })
    expect(gradesNotWorse({ color: "D", clarity: "FL", cut: null })).toEqual({ colors: ["D"], clarities: ["FL"], cuts: null })
  })
})

describe("comparePrices", () => {
  it("says nothing with fewer than eight comparable stones", () => {
    const others = Array.from({ length: 8 }, (_, index) => priced(1_000 + index))
    expect(comparePrices(priced(1_000), others.slice(1))).toBeNull()
    expect(comparePrices(priced(1_000), [])).toBeNull()
    expect(comparePrices(priced(1_000), others)).not.toBeNull()
  })

  it("counts cheaper, equal and dearer stones, by price and by price per carat", () => {
    const others = [
      priced(100, 900),
      priced(100),
      priced(200),
      priced(300),
      priced(400),
      priced(400),
      priced(500),
      priced(600),
      priced(700)
    ]
    expect(comparePrices(priced(300), others)).toEqual({
      byPrice: { cheaper: 3, equal: 1, dearer: 5 },
      byPricePerCarat: { cheaper: 2, equal: 1, dearer: 6 },
      cheaperNotLighter: 3,
      least: 100,
      most: 700,
      dots: [100, 100, 200, 300, 400, 400, 500, 600, 700].map((price) => ({ weight: 0.35, price }))
    })
  })

  it("counts the stones that cost less and are at least as heavy", () => {
    const others = [
      [90, 0.36],
      [90, 0.35],
      [90, 0.34],
      [100, 0.39],
      [110, 0.39],
      [99, 0.39],
      [40, 0.3],
      [200, 0.38]
    ] as const
    const comparison = comparePrices(
      priced(100),
      others.map(([price, weight]) => priced(price, 1, weight))
    )
    expect(comparison?.cheaperNotLighter).toBe(3)
  })

  it("plots at most 120 stones in the order of their prices, the cheapest and the dearest among them", () => {
    const some = (count: number) =>
      comparePrices(
        priced(500),
        Array.from({ length: count }, (_, index) => priced(1_000 + ((index * 7_919) % count)))
      )?.dots.map(({ price }) => price)
    expect(some(maxDots)).toEqual(Array.from({ length: maxDots }, (_, index) => 1_000 + index))
    const sample = some(1_251) ?? []
    expect([sample.length, new Set(sample).size, sample.at(0), sample.at(-1)]).toEqual([maxDots, maxDots, 1_000, 2_250])
    expect(sample).toEqual(sample.toSorted((one, other) => one - other))
  })

  it("counts and plots every other stone once, for any prices", () => {
    const price = fc.integer({ min: 1, max: 7_000_000 })
    fc.assert(
      fc.property(price, fc.array(price, { minLength: 8, maxLength: 60 }), (own, prices) => {
        const others = prices.map((each) => priced(each))
        const found = comparePrices(priced(own), others)
        if (found === null) throw new Error("nothing is compared")
        const { byPrice, cheaperNotLighter, dots, least, most } = found
        expect(byPrice.cheaper + byPrice.equal + byPrice.dearer).toBe(prices.length)
        expect(dots.map((dot) => dot.price)).toEqual(prices.toSorted((one, other) => one - other))
        expect(cheaperNotLighter).toBe(byPrice.cheaper)
        expect([least, most]).toEqual([Math.min(own, ...prices), Math.max(own, ...prices)])
        // Everything paid twice as dear is compared the same.
        expect(
          comparePrices(
            priced(own * 2),
            prices.map((each) => priced(each * 2))
          )?.byPrice
        ).toEqual(byPrice)
      })
    )
  })
})
