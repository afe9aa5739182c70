import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { diamondListing, priceFacet, weightFacet } from "../../../../core/domain/catalogue/diamond-listing.ts"
import { bucketCount, bucketEdges, bucketOf, sliderPlace, sliderValue, spanOf } from "../../../../core/domain/catalogue/histogram.ts"
import { jewelryListing } from "../../../../core/domain/catalogue/jewelry-listing.ts"

const ranges = [...diamondListing.facets, ...jewelryListing.facets].flatMap((facet) => (facet.kind === "range" ? facet : []))

describe("a histogram", () => {
  it("has forty bars in equal ratios, none of them empty by its width", () => {
    expect(bucketCount).toBe(40)
    for (const facet of ranges) {
      const edges = bucketEdges(facet)
      expect(edges).toHaveLength(39)
      expect(new Set(edges).size).toBe(39)
      expect(edges.toSorted((one, other) => one - other)).toEqual(edges)
    }
    const edges = bucketEdges(priceFacet)
    expect(edges.slice(1).map((edge, index) => Math.round((edge / (edges[index] ?? 1)) * 100))).toEqual(
      Array.from({ length: 38 }, () => 119)
    )
  })

  it("has every value in one bar, and values beyond the scale in the outermost", () => {
    expect([0.01, 0.1, 10.99, 50].map((carats) => bucketOf(weightFacet, carats))).toEqual([0, 0, 39, 39])
    const edge = (bucketEdges(weightFacet)[9] ?? 0) / 100
    expect([edge - 0.01, edge].map((carats) => bucketOf(weightFacet, carats))).toEqual([9, 10])
  })

  it("reports the values its bars cover", () => {
    const bars = (...filled: ReadonlyArray<number>) => Array.from({ length: 40 }, (_, index) => (filled.includes(index) ? 1 : 0))
    expect(spanOf(weightFacet, bars())).toBeUndefined()
    expect(spanOf(weightFacet, bars(0, 39))).toEqual({ from: 0.1, to: 11 })
    const edges = bucketEdges(weightFacet)
    expect(spanOf(weightFacet, bars(3))).toEqual({ from: (edges[2] ?? 0) / 100, to: (edges[3] ?? 0) / 100 })
  })
})

describe("the slider", () => {
  it.each(ranges.map((facet) => [facet.code, facet] as const))("of %s grows from place to place, and is open at both ends", (_, facet) => {
    const values = [...Array.from({ length: bucketCount - 1 }).keys()].map((index) => sliderValue(facet, index + 1) ?? -1)
    expect(values).toEqual(values.toSorted((one, other) => one - other))
    expect([sliderValue(facet, 0), sliderValue(facet, bucketCount)]).toEqual([null, null])
    expect([sliderPlace(facet, null, "from"), sliderPlace(facet, null, "to")]).toEqual([0, bucketCount])
  })

  it("is at the position of the chosen value, from either end", () => {
    for (const facet of ranges) {
      const places = Array.from({ length: bucketCount - 1 }, (_, index) => index + 1)
      const values = places.map((place) => sliderValue(facet, place))
      for (const value of new Set(values)) {
        const own = places.filter((place) => values[place - 1] === value)
        expect([sliderPlace(facet, value, "to"), sliderPlace(facet, value, "from")]).toEqual([own[0], own.at(-1)])
      }
    }
  })

  it("is where a range includes the chosen values", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ranges), fc.nat(1000), (facet, share) => {
        const value = facet.least + ((facet.most - facet.least) * share) / 1000
        expect(sliderValue(facet, sliderPlace(facet, value, "from")) ?? 0).toBeLessThanOrEqual(value)
        expect(sliderValue(facet, sliderPlace(facet, value, "to")) ?? Infinity).toBeGreaterThanOrEqual(value)
      })
    )
  })
})
