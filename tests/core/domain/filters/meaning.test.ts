import { describe, expect, it } from "vitest"
import { diamondListing } from "../../../../core/domain/filters/diamond-listing.ts"
import type { Filter } from "../../../../core/domain/filters/filter.ts"
import { jewelryListing } from "../../../../core/domain/filters/jewelry-listing.ts"
import { meaningfulFacets } from "../../../../core/domain/filters/meaning.ts"

const choose = (code: string, ...payload: ReadonlyArray<string>): Filter => ({ code, payload })
const optionsOf = (code: string, ...filters: ReadonlyArray<Filter>) =>
  [jewelryListing, diamondListing]
    .flatMap(({ facets }) => meaningfulFacets(facets, filters))
    .flatMap((facet) => (facet.code === code && facet.kind === "choice" ? facet.options.map(({ value }) => value) : []))

describe("a facet", () => {
  it("of sizes is there for rings with the sizes of rings, for necklaces and bracelets with lengths", () => {
    const [rings, lengths] = [optionsOf("size", choose("category", "kolco")), optionsOf("size", choose("category", "braslet"))]
    expect([rings.includes("17"), rings.some((size) => size.endsWith("cm"))]).toEqual([true, false])
    expect([lengths.includes("17cm"), lengths.every((size) => size.endsWith("cm"))]).toEqual([true, true])
    expect(optionsOf("size")).toEqual([...rings, ...lengths])
    expect(optionsOf("size", choose("category", "obruchalnoe-kolco", "sergi"))).toEqual(rings)
  })

  it.each(["sergi", "odinochnye-sergi", "podveska", "brosh"])("of sizes is not there for %s", (category) => {
    expect(optionsOf("size", choose("category", category))).toEqual([])
  })

  it("of hues and of strengths is there where a fancy colour may be", () => {
    for (const code of ["hue", "intensity"]) {
      expect(optionsOf(code).length).toBeGreaterThan(3)
      expect(optionsOf(code, choose("color", "d", "fancy"))).toEqual(optionsOf(code))
      expect(optionsOf(code, choose("color", "d", "e"))).toEqual([])
    }
  })

  it("of the cut's grade is there where a round stone may be", () => {
    expect(optionsOf("cut", choose("shape", "oval"))).toEqual([])
    expect(optionsOf("cut", choose("shape", "oval", "round"))).toEqual(optionsOf("cut"))
  })

  it("that means nothing keeps what is chosen of it, so that it can be let go of", () => {
    expect(optionsOf("size", choose("category", "sergi"), choose("size", "17"))).toEqual(["17"])
  })
})
