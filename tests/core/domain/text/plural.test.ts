import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { formatCount, plural, type PluralForms } from "../../../../core/domain/text/plural.ts"

const forms: PluralForms = ["товар", "товара", "товаров"]
const formsOf = (...counts: ReadonlyArray<number>) => [...new Set(counts.map((count) => plural(count, forms)))]

describe("plural", () => {
  test("[FMT-005] takes the first form after 1, 21 and 101", () => expect(formsOf(1, 21, 101, 1001)).toEqual(["товар"]))
  test("[FMT-006] takes the second form after 2 to 4 and 22 to 24", () => expect(formsOf(2, 3, 4, 22, 23, 24, 1284)).toEqual(["товара"]))
  test("[FMT-007] takes the third form after 0, 5 to 20 and 111", () => {
    expect(formsOf(0, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 111, 112, 114)).toEqual(["товаров"])
  })
  test("takes the second form after a fraction", () => expect(formsOf(0.5, 1.5, 2.1)).toEqual(["товара"]))

  test("agrees with the plural rules of the Russian locale for every whole number", () => {
    const rules = new Intl.PluralRules("ru")
    const named = { one: "товар", few: "товара", many: "товаров", other: "", zero: "", two: "" }
    fc.assert(fc.property(fc.integer({ min: -100_000, max: 100_000 }), (count) => plural(count, forms) === named[rules.select(count)]))
  })
})

test("formatCount keeps a number and its noun on one line", () => {
  expect(formatCount(1284, ["бриллиант", "бриллианта", "бриллиантов"])).toBe("1\u00A0284\u00A0бриллианта")
  expect(formatCount(1, ["камень", "камня", "камней"])).toBe("1\u00A0камень")
})
