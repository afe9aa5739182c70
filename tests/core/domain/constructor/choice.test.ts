import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type Choice,
  choiceSearch,
  isPartOf,
  isWhole,
  nextPath,
  nextStep,
  readChoice,
  startPath,
  withoutFrame,
  withoutStones
} from "../../../../core/domain/constructor/choice.ts"

const from = "/create-jewelry/constructor/from-frame"

const number = fc.integer({ min: 1, max: 999_999_999 })
const choices: fc.Arbitrary<Choice> = fc.oneof(
  fc.record({ skuId: number, diamondId: number }, { requiredKeys: [] }),
  fc.record({ skuId: number, complectId: number }, { requiredKeys: [] })
)

describe("the choice in an address", () => {
  it("is read back as it was written, beside other parameters", () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(readChoice(choiceSearch(choice))).toEqual(choice)
        expect(readChoice(`?utm_source=letter&${choiceSearch(choice).slice(1)}&constructor=1`)).toEqual(choice)
      })
    )
  })

  it("ignores invalid numbers", () => {
    for (const ill of ["", "0", "-1", "1.5", "1e3", "007", "9999999999", "<script>", "%00"]) expect(readChoice(`?skuId=${ill}`)).toEqual({})
    expect(readChoice("?skuId=3&diamondId=x")).toEqual({ skuId: 3 })
  })

  it("has a stone or a set, and prefers the set", () => {
    expect(readChoice("?skuId=3&diamondId=4&complectId=5")).toEqual({ skuId: 3, complectId: 5 })
  })

  it("drops a set with the frame it was matched to, and preserves a stone", () => {
    expect(withoutFrame({ skuId: 3, complectId: 5 })).toEqual({})
    expect(withoutFrame({ skuId: 3, diamondId: 4 })).toEqual({ diamondId: 4 })
    expect(withoutStones({ skuId: 3, diamondId: 4 })).toEqual({ skuId: 3 })
  })

  it("is a part of itself and of its extensions", () => {
    expect(isPartOf({ skuId: 3 }, { skuId: 3, diamondId: 4 })).toBe(true)
    expect(isPartOf({ skuId: 3, diamondId: 4 }, { skuId: 3 })).toBe(false)
    expect(isPartOf({ skuId: 3 }, { skuId: 2, diamondId: 4 })).toBe(false)
  })
})

describe("the way of the constructor", () => {
  it("leads to the stones of a frame of one, to the sets of a frame of several", () => {
    expect(nextPath({ skuId: 3 }, 1)).toBe(`${from}/diamonds/?skuId=3`)
    expect(nextPath({ skuId: 3 }, 3)).toBe(`${from}/diamonds/complect/?skuId=3`)
  })

  it("[CTOR-007, CTOR-008] ends with the frame and its set, or its stone, in the address of what is ready", () => {
    expect(nextPath({ skuId: 3, complectId: 5 }, 3)).toBe(`${from}/ready-product/?skuId=3&complectId=5`)
    expect(nextPath({ skuId: 3, diamondId: 4 }, 1)).toBe(`${from}/ready-product/?skuId=3&diamondId=4`)
  })

  it("asks for a frame if a stone was chosen first", () => {
    expect(nextPath({ diamondId: 4 }, 1)).toBe("/create-jewelry/?diamondId=4")
    expect(startPath()).toBe("/create-jewelry/")
  })

  it("ends exactly when everything is chosen", () => {
    fc.assert(fc.property(choices, (choice) => (nextStep(choice) === "ready") === isWhole(choice)))
  })
})
