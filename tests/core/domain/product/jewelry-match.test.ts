import { describe, expect, test } from "vitest"
import { categories } from "../../../../core/domain/product/jewelry.ts"
import { matchingCategories } from "../../../../core/domain/product/jewelry-match.ts"

describe("products that match a piece", () => {
  test.each(categories)("for %s are four categories, each once", (category) => {
    expect(new Set(matchingCategories[category]).size).toBe(4)
    expect(matchingCategories[category]).toHaveLength(4)
  })

  test("never repeat a category worn alone; only single earrings are worn by two", () => {
    expect(categories.filter((category) => matchingCategories[category].includes(category))).toEqual(["odinochnye-sergi"])
  })
})
