import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { pageNumbers, shownRange } from "../../../../core/domain/catalogue/page-numbers.ts"

describe("links to pages", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 334, [1, 2, 3, "gap", 334]],
    [4, 334, [1, 2, 3, 4, 5, "gap", 334]],
    [42, 334, [1, "gap", 41, 42, 43, "gap", 334]],
    [334, 334, [1, "gap", 332, 333, 334]]
  ])("for page %i of %i", (page, pages, entries) => {
    expect(pageNumbers(page, pages)).toEqual(entries)
  })

  it("name the first, the last and the page itself, in order, in at most seven entries, and never hide a single page", () => {
    const place = fc.integer({ min: 1, max: 999 }).chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const entries = pageNumbers(page, pages)
        const numbers = entries.filter((entry) => entry !== "gap")
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
        expect(entries.length).toBeLessThanOrEqual(7)
        for (const [index, entry] of entries.entries()) {
          const [before, after] = [entries[index - 1], entries[index + 1]]
          if (entry === "gap") expect(Number(after) - Number(before)).toBeGreaterThan(2)
          else if (typeof after === "number") expect(after - entry).toBe(1)
        }
      })
    )
  })
})

describe("the range that a page shows", () => {
  it.each([
    [
      { count: 24, first: 1, page: 1, pages: 334, total: 8000 },
      { from: 1, to: 24 }
    ],
    [
      { count: 24, first: 2, page: 2, pages: 334, total: 8000 },
      { from: 25, to: 48 }
    ],
    [
      { count: 8, first: 334, page: 334, pages: 334, total: 8000 },
      { from: 7993, to: 8000 }
    ],
    [
      { count: 72, first: 2, page: 4, pages: 334, total: 8000 },
      { from: 25, to: 96 }
    ],
    [
      { count: 32, first: 333, page: 334, pages: 334, total: 8000 },
      { from: 7969, to: 8000 }
    ]
  ])("%j", (shown, range) => {
    expect(shownRange(shown)).toEqual(range)
  })
})
