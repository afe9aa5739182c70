import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isMadeForBuyer } from "../../../../core/domain/orders/returns.ts"
import { formatIdentification, isIdentification, isSampleIdentification } from "../../../../core/domain/product/identification.ts"
import { sampleIdentification } from "../../../../server/seed/sample-identification.ts"

describe("a unique identification number", () => {
  it("has exactly sixteen digits", () => {
    expect(["6400000000000001", "0000100000000017"].map(isIdentification)).toEqual([true, true])
    expect(
      ["640000000000001", "64000000000000011", "640000000000000A", " 6400000000000001", "٦400000000000001", ""].filter(isIdentification)
    ).toEqual([])
  })

  it("is read in groups of four, and a sample is named as one", () => {
    expect(formatIdentification("6400000000000001").replaceAll("\u00A0", " ")).toBe("6400 0000 0000 0001")
    expect(formatIdentification("0000100000000017").replaceAll("\u00A0", " ")).toBe("0000 1000 0000 0017 (образец)")
  })

  it("of the seed is valid, a sample, and unique", () => {
    fc.assert(
      fc.property(fc.constantFrom(0 as const, 1 as const), fc.integer({ min: 1, max: 2_147_483_647 }), (kind, id) => {
        const number = sampleIdentification(kind, id)
        expect([isIdentification(number), isSampleIdentification(number)]).toEqual([true, true])
        expect([Number(number[4]), Number(number.slice(5))]).toEqual([kind, id])
      })
    )
  })
})

describe("custom goods", () => {
  it("are a setting for a stone and anything engraved", () => {
    const engraving = { text: "А + В" }
    expect([
      isMadeForBuyer({ type: "custom", engraving: null }),
      isMadeForBuyer({ type: "jewelry", engraving }),
      isMadeForBuyer({ type: "jewelry", engraving: null }),
      isMadeForBuyer({ type: "diamond", engraving: null })
    ]).toEqual([true, true, false, false])
  })
})
