import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { comparePrices, comparisonGroup, gradesNotWorse, lastPlace } from "../../../../core/domain/pricing/price-comparison.ts"

const stone = { shape: "round", weight: 0.35, color: "G", clarity: "VS2", isAvailableForSale: true } as const
const priced = (price: number, pricePerCarat = price * 2) => ({ price, pricePerCarat })

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
      least: 100,
      most: 700,
      strip: Array.from({ length: lastPlace + 1 }, (_, place) => ({ 0: 2, 10: 1, 20: 1, 30: 2, 40: 1, 50: 1, 60: 1 })[place] ?? 0),
      place: 20
    })
  })

  it("puts equal prices into the middle", () => {
    const comparison = comparePrices(
      priced(500),
      Array.from({ length: 8 }, () => priced(500))
    )
    expect([comparison?.byPrice, comparison?.place, comparison?.strip[30]]).toEqual([{ cheaper: 0, equal: 8, dearer: 0 }, 30, 8])
  })

  it("counts every other stone once, and keeps the order of prices on the strip, for any prices", () => {
    const price = fc.integer({ min: 1, max: 7_000_000 })
    fc.assert(
      fc.property(price, fc.array(price, { minLength: 8, maxLength: 60 }), (own, prices) => {
        const others = prices.map((each) => priced(each))
        const found = comparePrices(priced(own), others)
        if (found === null) throw new Error("nothing is compared")
        const { byPrice, least, most, place, strip } = found
        expect(byPrice.cheaper + byPrice.equal + byPrice.dearer).toBe(prices.length)
        expect(strip.reduce((sum, count) => sum + count, 0)).toBe(prices.length)
        expect([least, most]).toEqual([Math.min(own, ...prices), Math.max(own, ...prices)])
        const upTo = (at: number) => strip.slice(0, at).reduce((sum, count) => sum + count, 0)
        expect(upTo(place)).toBeLessThanOrEqual(byPrice.cheaper)
        expect(upTo(place + 1)).toBeGreaterThanOrEqual(byPrice.cheaper + byPrice.equal)
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
