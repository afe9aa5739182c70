import fc from "fast-check"
import { describe, expect, it, vi } from "vitest"
import { catalogAddress, plainState, readAddress } from "../../../../core/domain/catalogue/address.ts"
import { onPage } from "../../../../core/domain/catalogue/change.ts"
import { moreAddress, pageAddress } from "../../../../core/domain/catalogue/page-address.ts"
import { diamondListing } from "../../../../core/domain/catalogue/diamond-listing.ts"
import type { Listing } from "../../../../core/domain/catalogue/facet.ts"
import { jewelryListing } from "../../../../core/domain/catalogue/jewelry-listing.ts"
import { anyState } from "../../../support/samples/catalog-states.ts"

const at = (listing: Listing, address: string) => {
  const [path = "", search] = address.split(/(?=\?)/)
  return readAddress(listing, path, search ?? "")
}
const diamonds = (address: string) => at(diamondListing, address)
const jewelry = (address: string) => at(jewelryListing, address)
const to = (address: string) => ({ _tag: "Moved", to: address })
const missing = { _tag: "Missing" }
const filtersAt = (address: string) => {
  const read = address.startsWith("/jewelry") ? jewelry(address) : diamonds(address)
  return read._tag === "Read" ? read.state.filters : read
}

describe.each([diamondListing, jewelryListing])("addresses under $root", (listing) => {
  it("are read back to the same state", () => {
    fc.assert(
      fc.property(anyState(listing), (state) => {
        expect(at(listing, catalogAddress(listing, state))).toEqual({ _tag: "Read", state })
      })
    )
  })

  it("are unique for each state, so that a redirect ends at once", () => {
    fc.assert(
      fc.property(anyState(listing), fc.webSegment(), fc.nat(40), (state, noise, cut) => {
        const address = catalogAddress(listing, state)
        for (const given of [`${address.slice(0, cut)}${noise}${address.slice(cut)}`, `${listing.root}/filter/?${noise}`, `${address}/1`]) {
          const read = at(listing, given)
          if (read._tag === "Moved") expect(at(listing, read.to)._tag).toBe("Read")
        }
      })
    )
  })
})

describe("the path", () => {
  it("[CAT-002] has a segment for each facet, with its values or its range", () => {
    expect(filtersAt("/diamonds/filter/shape--round,oval/weight--1-1.5/price--to-2000000/color--d,e,f")).toEqual([
      { code: "shape", payload: ["round", "oval"] },
      { code: "weight", payload: { from: 1, to: 1.5 } },
      { code: "price", payload: { from: null, to: 2_000_000 } },
      { code: "color", payload: ["d", "e", "f"] }
    ])
    expect(filtersAt("/jewelry/filter/collections--lethe/metal--gold/size--16.5,17cm")).toEqual([
      { code: "collections", payload: ["lethe"] },
      { code: "metal", payload: ["gold"] },
      { code: "size", payload: ["16.5", "17cm"] }
    ])
  })

  it("[CAT-006] has a single category before its filters, several among them", () => {
    expect(filtersAt("/jewelry/kolco")).toEqual([{ code: "category", payload: ["kolco"] }])
    expect(filtersAt("/jewelry/kolco/filter/metal--gold/2")).toEqual([
      { code: "category", payload: ["kolco"] },
      { code: "metal", payload: ["gold"] }
    ])
    expect(filtersAt("/jewelry/filter/category--kolco,sergi")).toEqual([{ code: "category", payload: ["kolco", "sergi"] }])
    expect(jewelry("/jewelry/filter/category--kolco/metal--gold")).toEqual(to("/jewelry/kolco/filter/metal--gold"))
    expect(jewelry("/jewelry/kolco/filter/category--sergi")).toEqual(missing)
  })

  it("[CAT-034] has no unknown category", () => {
    expect(["/jewelry/kreslo", "/jewelry/kolco,sergi", "/jewelry/kolco/sergi", "/jewelry/Kolco", "/jewelry//"].map(jewelry)).toEqual(
      Array.from({ length: 5 }, () => missing)
    )
  })

  it("[CAT-031] ends in the page, one to three digits; the first page has none", () => {
    const state = plainState(diamondListing)
    expect(diamonds("/diamonds/7")).toEqual({ _tag: "Read", state: { ...state, page: 7 } })
    expect(diamonds("/diamonds/filter/shape--round/12")).toMatchObject({ state: { page: 12 } })
    expect(["/diamonds/1", "/diamonds/001", "/diamonds/filter/shape--round/1"].map(diamonds)).toEqual(
      ["/diamonds", "/diamonds", "/diamonds/filter/shape--round"].map(to)
    )
    expect(diamonds("/diamonds/filter/shape--round/02")).toEqual(to("/diamonds/filter/shape--round/2"))
    expect(["/diamonds/0", "/diamonds/000", "/diamonds/1000", "/diamonds/filter/shape--round/0"].map(diamonds)).toEqual(
      Array.from({ length: 4 }, () => missing)
    )
    expect([2, 12, 1].map((page) => catalogAddress(diamondListing, { ...state, page }))).toEqual([
      "/diamonds/2",
      "/diamonds/12",
      "/diamonds"
    ])
    const third = { path: "/diamonds/filter/shape--round/3", search: "?sort=price&order=asc", index: 0 }
    expect([2, 4, 1].map((page) => pageAddress(third, page))).toEqual(
      ["/2", "/4", ""].map((end) => `/diamonds/filter/shape--round${end}?sort=price&order=asc`)
    )
    expect([1, 2].map((page) => pageAddress({ path: "/jewelry/5", search: "", index: 0 }, page))).toEqual(["/jewelry/", "/jewelry/2"])
  })

  it("names the first of the pages shown one below another, at most ten", () => {
    expect(diamonds("/diamonds/3?from=1")).toMatchObject({ _tag: "Read", state: { page: 3, from: 1 } })
    expect(diamonds("/diamonds/12?sort=price&order=asc&from=3")).toMatchObject({ _tag: "Read", state: { page: 12, from: 3 } })
    for (const nonsense of ["3", "4", "0", "-1", "1.5", "first", "01", ""]) {
      expect(diamonds(`/diamonds/3?from=${nonsense}`)).toEqual(to("/diamonds/3"))
    }
    expect(diamonds("/diamonds/12?from=2")).toEqual(to("/diamonds/12"))
    expect(diamonds("/diamonds?from=1")).toEqual(to("/diamonds"))
    expect(diamonds("/diamonds/filter/?shape=round&from=1")).toEqual(to("/diamonds/filter/shape--round"))
    expect(onPage({ ...plainState(diamondListing), page: 3, from: 1 }, 4)).toEqual({ ...plainState(diamondListing), page: 4 })
  })

  it("[CAT-007] of the list with its next page below continues from the landing page, up to the page limit", () => {
    expect(diamonds("/diamonds/5")).toEqual({ _tag: "Read", state: { ...plainState(diamondListing), page: 5 } })
    expect(diamonds("/diamonds/6?from=5")).toEqual({ _tag: "Read", state: { ...plainState(diamondListing), page: 6, from: 5 } })
    const place = { path: "/diamonds/filter/shape--round", search: "", index: 0 }
    expect(moreAddress(place, { page: 1, first: 1 })).toBe("/diamonds/filter/shape--round/2?from=1")
    const sorted = { path: "/jewelry/9", search: "?sort=price&order=asc&from=1", index: 0 }
    expect(moreAddress(sorted, { page: 9, first: 1 })).toBe("/jewelry/10?sort=price&order=asc&from=1")
    expect(moreAddress({ ...sorted, path: "/jewelry/10" }, { page: 10, first: 1 })).toBe("/jewelry/11?sort=price&order=asc")
  })

  it("is the same with and without a trailing slash", () => {
    for (const address of ["/diamonds", "/diamonds/2", "/diamonds/filter/shape--round", "/diamonds/filter/shape--round/2"]) {
      expect(diamonds(`${address}/`)).toEqual(diamonds(address))
    }
    expect(jewelry("/jewelry")).toEqual(jewelry("/jewelry/"))
  })
})

describe("another form of the same", () => {
  it.each([
    ["another order", "/diamonds/filter/color--d/shape--round", "/diamonds/filter/shape--round/color--d"],
    ["values in another order", "/diamonds/filter/color--f,d,e", "/diamonds/filter/color--d,e,f"],
    ["a value twice", "/diamonds/filter/shape--round,round", "/diamonds/filter/shape--round"],
    ["a reversed range", "/diamonds/filter/weight--1.5-1", "/diamonds/filter/weight--1-1.5"],
    ["needless zeros", "/diamonds/filter/weight--01.50-2.0", "/diamonds/filter/weight--1.5-2"],
    ["a range from nothing", "/diamonds/filter/price--0-500000", "/diamonds/filter/price--to-500000"],
    ["a range of everything", "/diamonds/filter/price--from-0", "/diamonds"],
    ["escapes", "/diamonds/filter/shape--%72ound%2Coval", "/diamonds/filter/shape--round,oval"],
    ["filters that are none", "/diamonds/filter/", "/diamonds"],
    ["a page of no filters", "/diamonds/filter/3", "/diamonds/3"]
  ])("redirects: %s", (_, address, canonical) => expect(diamonds(address)).toEqual(to(canonical)))
})

describe("bad input", () => {
  const pear = encodeURIComponent("груша")
  it.each([
    ["an unknown name", "/diamonds/filter/taste--sweet"],
    ["an unknown value", "/diamonds/filter/shape--square"],
    ["a known value beside an unknown one", "/diamonds/filter/shape--round,square"],
    ["a name in capitals", "/diamonds/filter/Shape--round"],
    ["a value in capitals", "/diamonds/filter/color--D"],
    ["a name alone", "/diamonds/filter/shape"],
    ["no value", "/diamonds/filter/shape--"],
    ["a gap between values", "/diamonds/filter/shape--round,,oval"],
    ["words for a range", "/diamonds/filter/weight--heavy"],
    ["a range of three", "/diamonds/filter/weight--1-2-3"],
    ["half a range", "/diamonds/filter/weight--1-"],
    ["a negative number", "/diamonds/filter/weight--from--1"],
    ["a number in powers of ten", "/diamonds/filter/weight--from-1e3"],
    ["no number", "/diamonds/filter/weight--NaN-Infinity"],
    ["an absurd number", "/diamonds/filter/price--to-99999999999999999999"],
    ["a weight that no stone has", "/diamonds/filter/weight--from-10000"],
    ["parts of a rouble", "/diamonds/filter/price--from-1.5"],
    ["thousandths of a carat", "/diamonds/filter/weight--from-1.001"],
    ["values of a range's kind", "/diamonds/filter/shape--1-2"],
    ["a name twice", "/diamonds/filter/shape--round/shape--oval"],
    ["Cyrillic", "/diamonds/filter/shape--груша"],
    ["Cyrillic in escapes", `/diamonds/filter/shape--${pear}`],
    ["broken escapes", "/diamonds/filter/shape--%E0%A4%A"],
    ["a slash in escapes", "/diamonds/filter/shape--round%2Fcolor--d"],
    ["SQL", "/diamonds/filter/shape--round';drop table diamonds;--"],
    ["two filters", "/diamonds/filter/filter/shape--round"],
    ["two pages", "/diamonds/filter/shape--round/2/3"],
    ["a prototype's name", "/diamonds/filter/constructor--round"],
    ["a line's end", "/diamonds/filter/shape--round%0A"]
  ])("is not found: %s", (_, address) => expect(diamonds(address)).toEqual(missing))

  it("is not parsed if it is too long", () => {
    const many = (count: number, segment: string) => `/diamonds/filter/${Array.from({ length: count }, () => segment).join("/")}`
    expect(diamonds(many(200, "shape--round"))).toEqual(missing)
    expect(diamonds(many(200, "s--r"))).toEqual(missing)
    expect(diamonds(`/diamonds/filter/shape--${"round,".repeat(1_000)}round`)).toEqual(missing)
    const endless = many(10_000, "shape--round")
    const split = vi.spyOn(String.prototype, "split")
    const found = [readAddress(diamondListing, endless, ""), split.mock.calls.length]
    split.mockRestore()
    expect(found).toEqual([missing, 0])
  })

  it("is always parsed, redirected or not found", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        expect(["Read", "Moved", "Missing"]).toContain(readAddress(diamondListing, `/diamonds/filter${path}`, `?${query}`)._tag)
      })
    )
  })
})

describe("the sort", () => {
  it("[CAT-003] is in the query, with its direction", () => {
    expect(diamonds("/diamonds/filter/shape--round/2?sort=price&order=asc")).toMatchObject({
      state: { sort: { code: "price", direction: "asc" }, page: 2 }
    })
    expect(diamonds("/diamonds?sort=price_per_carat&order=desc")).toMatchObject({
      state: { sort: { code: "price_per_carat", direction: "desc" } }
    })
  })

  it("redirects to its canonical form: no query for the default order, both names for another", () => {
    expect(diamonds("/diamonds?sort=novelty&order=desc")).toEqual(to("/diamonds"))
    expect(diamonds("/diamonds?sort=weight")).toEqual(to("/diamonds?sort=weight&order=desc"))
    expect(diamonds("/diamonds?order=asc&sort=price")).toEqual(to("/diamonds?sort=price&order=asc"))
    expect(diamonds("/diamonds?sort=price&order=sideways")).toEqual(to("/diamonds?sort=price&order=asc"))
    expect(diamonds("/diamonds?sort=beauty")).toEqual(to("/diamonds"))
    expect(diamonds("/diamonds?order=asc")).toEqual(to("/diamonds"))
    expect(jewelry("/jewelry/?sort=price_per_carat&order=asc")).toEqual(to("/jewelry/"))
  })

  it("leaves campaign parameters alone", () => {
    expect(diamonds("/diamonds?utm_source=mail")._tag).toBe("Read")
    expect(diamonds("/diamonds/1?utm_source=mail&sort=price")).toEqual(to("/diamonds?sort=price&order=asc&utm_source=mail"))
  })
})

describe("a form submitted without scripts", () => {
  it("redirects to the address of its choice", () => {
    expect(diamonds("/diamonds/filter/?shape=oval&shape=round&weight_from=1&weight_to=1,5&price_from=&price_to=2+000+000")).toEqual(
      to("/diamonds/filter/shape--round,oval/weight--1-1.5/price--to-2000000")
    )
    expect(jewelry("/jewelry/filter?category=kolco&metal=gold&sort=price&order=asc")).toEqual(
      to("/jewelry/kolco/filter/metal--gold?sort=price&order=asc")
    )
    expect(jewelry("/jewelry/kolco/filter/?metal=gold")).toEqual(to("/jewelry/kolco/filter/metal--gold"))
  })

  it("ignores unreadable values", () => {
    expect(diamonds("/diamonds/filter/?shape=square&weight_from=heavy&price_to=-5&taste=sweet")).toEqual(to("/diamonds"))
    expect(diamonds(`/diamonds/filter/?${"shape=round&".repeat(300)}`)).toEqual(to("/diamonds/filter/shape--round"))
    expect(diamonds(`/diamonds/filter/?${"shape=round&".repeat(3_000)}`)).toEqual(missing)
  })
})
