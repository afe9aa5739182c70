import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type Arrangement,
  withOtherScale,
  printArrangement,
  readArrangement,
  usualArrangement
} from "../../../../core/domain/catalogue/arrangement.ts"

const any: fc.Arbitrary<Arrangement> = fc.record({
  mobileGridLayout: fc.constantFrom("one", "two"),
  filters: fc.constantFrom("shown", "hidden"),
  showRuValuesFor: fc.subarray(["color", "clarity", "cut"]),
  plotTones: fc.constantFrom("clarity", "color")
})

describe("display settings of the catalogue", () => {
  it("are read back as stored", () => {
    fc.assert(
      fc.property(any, (arrangement) => {
        expect(readArrangement(printArrangement(arrangement))).toEqual(arrangement)
      })
    )
  })

  it("[CAT-009] are one piece a row by default and for unreadable values", () => {
    expect(usualArrangement.mobileGridLayout).toBe("one")
    for (const text of ["", "grid=nine&filters=circle", "%E0%A4%A", "{}"]) expect(readArrangement(text)).toEqual(usualArrangement)
  })

  it("[CAT-008] list the facets that are shown on the Russian scale", () => {
    const once = { ...usualArrangement, ...withOtherScale(usualArrangement, "color") }
    expect(once.showRuValuesFor).toEqual(["color"])
    expect({ ...once, ...withOtherScale(once, "clarity") }.showRuValuesFor).toEqual(["color", "clarity"])
    expect(withOtherScale(once, "color")).toEqual({ showRuValuesFor: [] })
  })
})
