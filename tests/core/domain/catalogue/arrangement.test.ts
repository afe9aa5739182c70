import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  type Arrangement,
  onOtherScale,
  printArrangement,
  readArrangement,
  usualArrangement
} from "../../../../core/domain/catalogue/arrangement.ts"

const any: fc.Arbitrary<Arrangement> = fc.record({
  mobileGridLayout: fc.constantFrom("one", "two"),
  filters: fc.constantFrom("shown", "hidden"),
  showRuValuesFor: fc.subarray(["color", "clarity", "cut"])
})

describe("how the catalogue is drawn", () => {
  it("is read back as it was kept", () => {
    fc.assert(
      fc.property(any, (arrangement) => {
        expect(readArrangement(printArrangement(arrangement))).toEqual(arrangement)
      })
    )
  })

  it("[CAT-009] is one piece a row where nothing was kept, or what cannot be read", () => {
    expect(usualArrangement.mobileGridLayout).toBe("one")
    for (const text of ["", "grid=nine&filters=circle", "%E0%A4%A", "{}"]) expect(readArrangement(text)).toEqual(usualArrangement)
  })

  it("[CAT-008] lists the facets that are shown on the Russian scale", () => {
    const once = { ...usualArrangement, ...onOtherScale(usualArrangement, "color") }
    expect(once.showRuValuesFor).toEqual(["color"])
    expect({ ...once, ...onOtherScale(once, "clarity") }.showRuValuesFor).toEqual(["color", "clarity"])
    expect(onOtherScale(once, "color")).toEqual({ showRuValuesFor: [] })
  })
})
