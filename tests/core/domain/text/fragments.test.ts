import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fragmentOf } from "../../../../core/domain/text/fragments.ts"

describe("the name of a heading in an address", () => {
  it.each([
    ["Сроки по закону", "сроки-по-закону"],
    ["1.\u00A0Кто обрабатывает данные", "1-кто-обрабатывает-данные"],
    ["«Полярис»: какой он", "полярис-какой-он"]
  ])("of %s is %s", (heading, fragment) => {
    expect(fragmentOf(heading)).toBe(fragment)
  })

  it("holds letters, digits and single dashes alone, and none at its ends", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (heading) => {
        expect(fragmentOf(heading)).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u)
      })
    )
  })
})
