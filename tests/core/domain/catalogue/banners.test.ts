import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { bannerPlaces, bannersAmong, type Columns } from "../../../../core/domain/catalogue/banner-places.ts"
import { chooseBanners } from "../../../../core/domain/catalogue/banners.ts"
import type { Filter } from "../../../../core/domain/catalogue/filter.ts"

/** Rows of a grid in order: number of products, or a banner. */
const rowsOf = (page: number, columns: Columns, products: number): ReadonlyArray<number | "banner"> => {
  const places = bannerPlaces(page, columns, products)
  const rows: Array<number | "banner"> = []
  let row = 0
  for (let index = 0; index <= products; index++) {
    if (row > 0 && (row === columns || index === products || places.includes(index))) {
      rows.push(row)
      row = 0
    }
    if (places.includes(index)) rows.push("banner")
    row += 1
  }
  return rows
}
const bannerRows = (rows: ReadonlyArray<number | "banner">) => rows.flatMap((row, index) => (row === "banner" ? [index + 1] : []))

describe("banners between rows", () => {
  it.each([1, 2, 3] as const)("[CAT-015] [CAT-016] stand in rows 2 and 6 of even pages, 4 and 8 of odd ones, in %i columns", (columns) => {
    expect([1, 2, 3, 4].map((page) => bannerRows(rowsOf(page, columns, 24)))).toEqual([
      [4, 8],
      [2, 6],
      [4, 8],
      [2, 6]
    ])
  })

  it("[CAT-017] leave no hole: rows before a banner are full, and something comes after it", () => {
    const columns = fc.constantFrom<Columns>(1, 2, 3)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), columns, fc.nat(24), (page, wide, products) => {
        const rows = rowsOf(page, wide, products)
        expect(rows.slice(0, -1).every((row) => row === "banner" || row === wide)).toBe(true)
        expect(rows.at(-1)).not.toBe("banner")
        expect(rows.reduce<number>((sum, row) => sum + (row === "banner" ? 0 : row), 0)).toBe(products)
      })
    )
    expect([bannerPlaces(1, 3, 9), bannerPlaces(1, 3, 10), bannerPlaces(2, 3, 0)]).toEqual([[], [9], []])
  })
})

describe("banners among several pages", () => {
  it("[CAT-015] [CAT-016] [CAT-017] are in each page where they are in it alone, and are counted from the first page", () => {
    const pages = fc.tuple(fc.integer({ min: 1, max: 990 }), fc.nat(240), fc.constantFrom<Columns>(1, 2, 3))
    fc.assert(
      fc.property(pages, ([first, products, columns]) => {
        const found = bannersAmong(first, products).filter((place) => place.columns.includes(columns))
        const alone = Array.from({ length: Math.ceil(products / 24) }, (_, index) =>
          bannerPlaces(first + index, columns, Math.min(24, products - index * 24)).map((place) => index * 24 + place)
        )
        expect(found.map(({ before }) => before)).toEqual(alone.flat())
        expect(new Set(found.map(({ number }) => number)).size).toBe(found.length)
      })
    )
    expect(bannersAmong(1, 24)).toEqual([
      { before: 3, number: 0, columns: [1] },
      { before: 6, number: 1, columns: [1] },
      { before: 6, number: 0, columns: [2] },
      { before: 9, number: 0, columns: [3] },
      { before: 12, number: 1, columns: [2] },
      { before: 18, number: 1, columns: [3] }
    ])
    expect(bannersAmong(2, 24)).toEqual([
      { before: 1, number: 2, columns: [1] },
      { before: 2, number: 2, columns: [2] },
      { before: 3, number: 2, columns: [3] },
      { before: 4, number: 3, columns: [1] },
      { before: 8, number: 3, columns: [2] },
      { before: 12, number: 3, columns: [3] }
    ])
    expect([bannersAmong(1, 3), bannersAmong(2, 1)]).toEqual([[], []])
  })
})

describe("the banners of a list", () => {
  const banner = (type: string, title: string, filtration: ReadonlyArray<string> = [], isDefault = false) => ({
    type,
    title,
    filtration,
    isDefault
  })
  const banners = [
    banner("banner_between_diamonds", "default", [], true),
    banner("banner_between_diamonds", "hearts", ["shape--heart", "weight--1-2"]),
    banner("banner_between_jewelry", "jewelry", [], true),
    banner("catalog_header", "header", ["category--kolco"]),
    banner("catalog_header", "lethe header", ["collections--lethe"]),
    banner("catalog_header", "plain header", [], true)
  ]
  const shownFor = (type: string, ...filters: ReadonlyArray<Filter>) => chooseBanners(banners, type, filters).map(({ title }) => title)
  const heart: Filter = { code: "shape", payload: ["heart"] }

  it("are of its own type", () => {
    expect(["banner_between_diamonds", "banner_between_jewelry", "catalog_header"].map((type) => shownFor(type))).toEqual([
      ["default"],
      ["jewelry"],
      ["plain header"]
    ])
  })

  it("[CAT-022] are those that name the one option, else the default ones", () => {
    expect(shownFor("banner_between_diamonds", heart)).toEqual(["hearts"])
    expect(shownFor("banner_between_diamonds", { code: "weight", payload: { from: 1, to: 2 } })).toEqual(["hearts"])
    expect(shownFor("banner_between_diamonds", { code: "shape", payload: ["oval"] })).toEqual(["default"])
    expect(shownFor("catalog_header", { code: "category", payload: ["kolco"] })).toEqual(["header"])
  })

  const lethe: Filter = { code: "collections", payload: ["lethe"] }

  it("[CAT-018] are none between rows where two options are chosen or more", () => {
    expect(shownFor("banner_between_diamonds", { code: "shape", payload: ["heart", "oval"] })).toEqual([])
    expect(shownFor("banner_between_diamonds", heart, { code: "color", payload: ["d"] })).toEqual([])
    expect(shownFor("banner_between_jewelry", { code: "category", payload: ["kolco", "sergi"] })).toEqual([])
    expect(shownFor("catalog_header", { code: "category", payload: ["kolco"] }, lethe, { code: "color", payload: ["white"] })).toEqual([
      "plain header"
    ])
  })

  it("[CAT-018, CAT-022] are those of the one option beside a category", () => {
    expect(shownFor("banner_between_jewelry", { code: "category", payload: ["kolco"] }, lethe)).toEqual(["jewelry"])
    expect(shownFor("catalog_header", { code: "category", payload: ["kolco"] }, lethe)).toEqual(["lethe header"])
  })
})
