import { describe, expect, test } from "vitest"
import { categories } from "../../../../core/domain/product/jewelry.ts"
import { goesWith } from "../../../../core/domain/product/jewelry-match.ts"

describe("what goes with a piece", () => {
  test.each(categories)("of %s is four categories, each once", (category) => {
    expect(new Set(goesWith[category]).size).toBe(4)
    expect(goesWith[category]).toHaveLength(4)
  })

  test("is never a second one of what is worn alone; single earrings alone are worn by two", () => {
    expect(categories.filter((category) => goesWith[category].includes(category))).toEqual(["odinochnye-sergi"])
  })
})
