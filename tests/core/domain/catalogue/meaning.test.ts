import { describe, expect, it } from "vitest"
import { diamondListing } from "../../../../core/domain/catalogue/diamond-listing.ts"
import type { Filter } from "../../../../core/domain/catalogue/filter.ts"
import { jewelryListing } from "../../../../core/domain/catalogue/jewelry-listing.ts"
import { readAddress } from "../../../../core/domain/catalogue/address.ts"
import { meaningfulFacets } from "../../../../core/domain/catalogue/meaning.ts"

const choose = (code: string, ...payload: ReadonlyArray<string>): Filter => ({ code, payload })
const optionsOf = (code: string, ...filters: ReadonlyArray<Filter>) =>
  [jewelryListing, diamondListing]
    .flatMap(({ facets }) => meaningfulFacets(facets, filters))
    .flatMap((facet) => (facet.code === code && facet.kind === "choice" ? facet.options.map(({ value }) => value) : []))

describe("a facet", () => {
  it("of sizes exists for rings with ring sizes, for necklaces and bracelets with lengths", () => {
    const [rings, lengths] = [optionsOf("size", choose("category", "kolco")), optionsOf("size", choose("category", "braslet"))]
    expect([rings.includes("17"), rings.some((size) => size.endsWith("cm"))]).toEqual([true, false])
    expect([lengths.includes("17cm"), lengths.every((size) => size.endsWith("cm"))]).toEqual([true, true])
    expect(optionsOf("size")).toEqual([...rings, ...lengths])
    expect(optionsOf("size", choose("category", "obruchalnoe-kolco", "sergi"))).toEqual(rings)
  })

  it.each(["sergi", "odinochnye-sergi", "podveska", "brosh"])("of sizes does not exist for %s", (category) => {
    expect(optionsOf("size", choose("category", category))).toEqual([])
  })

  it("of hues and of strengths exists where a fancy colour is possible", () => {
    for (const code of ["hue", "intensity"]) {
      expect(optionsOf(code).length).toBeGreaterThan(3)
      expect(optionsOf(code, choose("color", "d", "fancy"))).toEqual(optionsOf(code))
      expect(optionsOf(code, choose("color", "d", "e"))).toEqual([])
    }
  })

  it("of the cut's grade exists where a round stone is possible", () => {
    expect(optionsOf("cut", choose("shape", "oval"))).toEqual([])
    expect(optionsOf("cut", choose("shape", "oval", "round"))).toEqual(optionsOf("cut"))
  })

  it("without meaning remains while it has chosen values, so that they can be removed", () => {
    expect(optionsOf("size", choose("category", "sergi"), choose("size", "17"))).toEqual(["17"])
  })
})

describe("an address with meaningless filters", () => {
  it.each([
    ["/jewelry/sergi/filter/size--17", "/jewelry/sergi"],
    ["/jewelry/sergi/filter/metal--gold/size--17,18cm", "/jewelry/sergi/filter/metal--gold"],
    ["/jewelry/braslet/filter/size--17,17cm", "/jewelry/braslet/filter/size--17cm"],
    ["/jewelry/filter/category--sergi,podveska/size--17/2", "/jewelry/filter/category--sergi,podveska/2"]
  ])("%s leads to %s", (address, canonical) => {
    expect(readAddress(jewelryListing, address, "")).toEqual({ _tag: "Moved", to: canonical })
    expect(readAddress(jewelryListing, canonical, "")._tag).toBe("Read")
  })

  it("of loose stones redirects to the list without them, and preserves campaign parameters", () => {
    expect(readAddress(diamondListing, "/diamonds/filter/shape--oval/cut--ex", "?utm_source=mail")).toEqual({
      _tag: "Moved",
      to: "/diamonds/filter/shape--oval?utm_source=mail"
    })
  })

  it.each(["/jewelry/filter/category--kolco,sergi/size--17", "/jewelry/filter/size--17,17cm", "/jewelry/kole/filter/size--45cm"])(
    "%s is meaningful as it is",
    (address) => {
      expect(readAddress(jewelryListing, address, "")._tag).toBe("Read")
    }
  )
})
