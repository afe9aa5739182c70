import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { listDiamonds } from "../../../../core/contract/catalog-diamonds.ts"
import { listJewelry } from "../../../../core/contract/catalog-jewelry.ts"
import { catalogAddress, plainState, readAddress } from "../../../../core/domain/catalogue/address.ts"
import { sortedBy } from "../../../../core/domain/catalogue/arranged.ts"
import {
  onPage,
  rangeOf,
  withoutFilters,
  withSpan,
  withToggled,
  valuesOf,
  withoutFilter,
  withRange
} from "../../../../core/domain/catalogue/change.ts"
import { chipsOf, formatRange, resetLink } from "../../../../core/domain/catalogue/chips.ts"
import { diamondListing, priceFacet, weightFacet } from "../../../../core/domain/catalogue/diamond-listing.ts"
import { type CatalogState, countOptions } from "../../../../core/domain/catalogue/filter.ts"
import { fieldNames, fieldValue } from "../../../../core/domain/catalogue/form.ts"
import { readFilterText } from "../../../../core/domain/catalogue/grammar.ts"
import { isIndexable } from "../../../../core/domain/catalogue/indexing.ts"
import { jewelryListing } from "../../../../core/domain/catalogue/jewelry-listing.ts"
import type { Listing } from "../../../../core/domain/catalogue/facet.ts"
import { listQuery } from "../../../../core/routes/list-parts.ts"
import { hasRussianScale, optionsOf } from "../../../../core/domain/catalogue/scale.ts"
import { isDefaultSort, sortOf } from "../../../../core/domain/catalogue/sort.ts"
import { anyState } from "../../../support/samples/catalog-states.ts"

const stateAt = (address: string): CatalogState => {
  const [path = "", search = ""] = address.split(/(?=\?)/)
  const read = readAddress(path.startsWith("/jewelry") ? jewelryListing : diamondListing, path, search)
  if (read._tag !== "Read") throw new Error(address)
  return read.state
}
const choiceOf = (code: string) => {
  const facet = diamondListing.facets.find((known) => known.code === code)
  if (facet?.kind !== "choice") throw new Error(code)
  return facet
}

describe("a change of the filters", () => {
  const state = stateAt("/diamonds/filter/shape--round,oval/weight--1-1.5/3?sort=price&order=asc")
  const address = (changed: CatalogState) => catalogAddress(diamondListing, changed)

  it("[CAT-026] leads to the first page of the changed list, in the same order", () => {
    expect(address(withToggled(diamondListing, state, "shape", "heart"))).toBe(
      "/diamonds/filter/shape--round,oval,heart/weight--1-1.5?sort=price&order=asc"
    )
    expect(address(withToggled(diamondListing, state, "shape", "round"))).toBe(
      "/diamonds/filter/shape--oval/weight--1-1.5?sort=price&order=asc"
    )
    expect(address(withRange(diamondListing, state, "price", { from: null, to: 9 }))).toContain("/weight--1-1.5/price--to-9?")
    expect(address(withRange(diamondListing, state, "weight", { from: null, to: null }))).not.toContain("weight")
    expect(address(withoutFilter(state, "shape"))).toBe("/diamonds/filter/weight--1-1.5?sort=price&order=asc")
    expect(address(withoutFilters(state))).toBe("/diamonds?sort=price&order=asc")
  })

  it.each([
    ["nothing", "color", ["f"], "f"],
    ["color--d", "color", ["g"], "d,e,f,g"],
    ["color--f,g", "color", ["d"], "d,e,f,g"],
    ["color--d,e,f,g", "color", ["g"], "d,e,f"],
    ["color--d,e,f,g", "color", ["d"], "e,f,g"],
    ["color--d,e,f,g,h", "color", ["e"], "e,f,g,h"],
    ["color--d,e,f,g,h", "color", ["g"], "d,e,f,g"],
    ["color--d,g", "color", ["j"], "d,e,f,g,h,i,j"],
    ["color--d", "color", ["d"], ""],
    ["color--d,e", "color", ["fancy"], "d,e,fancy"],
    ["color--d,fancy", "color", ["f"], "d,e,f,fancy"],
    ["clarity--vs1", "clarity", ["fl", "if"], "fl,if,vvs1,vvs2,vs1"],
    ["clarity--fl,if", "clarity", ["fl", "if"], ""],
    ["cut--ex", "cut", ["g"], "ex,vg,g"]
  ])("picks grades as a range: %s and then %s %j is %s", (before, code, pressed, after) => {
    const chosen = before === "nothing" ? plainState(diamondListing) : stateAt(`/diamonds/filter/${before}`)
    expect(valuesOf(withSpan(diamondListing, chosen, choiceOf(code), pressed).filters, code).join(",")).toBe(after)
  })

  it("[CAT-004] sorts from the first page, and reports a changed order", () => {
    const sorted = sortedBy(state, { code: "weight", direction: "desc" })
    expect([sorted.page, sorted.filters]).toEqual([1, state.filters])
    expect([isDefaultSort(diamondListing, sorted.sort), isDefaultSort(diamondListing, plainState(diamondListing).sort)]).toEqual([
      false,
      true
    ])
  })

  it("turns pages and preserves the rest", () => expect(onPage(state, 4)).toEqual({ ...state, page: 4 }))

  it("reverts itself if a value is chosen twice", () => {
    fc.assert(
      fc.property(anyState(diamondListing), fc.constantFrom("round", "heart"), (any, shape) => {
        const twice = withToggled(diamondListing, withToggled(diamondListing, any, "shape", shape), "shape", shape)
        expect(twice.filters).toEqual(any.filters)
      })
    )
  })

  it("reports the chosen values of a facet", () => {
    expect([valuesOf(state.filters, "shape"), valuesOf(state.filters, "weight"), valuesOf(state.filters, "cut")]).toEqual([
      ["round", "oval"],
      [],
      []
    ])
    expect([rangeOf(state.filters, "weight"), rangeOf(state.filters, "shape")]).toEqual([
      { from: 1, to: 1.5 },
      { from: null, to: null }
    ])
    expect(countOptions(state.filters)).toBe(3)
  })

  it("names the fields of a range in a form, and their values", () => {
    expect(fieldNames(weightFacet)).toEqual({ from: "weight_from", to: "weight_to" })
    const payload = state.filters[1]?.payload
    expect([
      fieldValue(payload, "from"),
      fieldValue(payload, "to"),
      fieldValue({ from: null, to: 1 }, "from"),
      fieldValue([], "to")
    ]).toEqual(["1", "1.5", "", ""])
  })
})

describe("chips", () => {
  it("name each option and each range, and lead to the list without it", () => {
    expect(chipsOf(diamondListing, stateAt("/diamonds/filter/shape--round/weight--1-1.5/clarity--fl,if/2"))).toEqual([
      { code: "shape", title: "Форма", label: "Круг", link: "/diamonds/filter/weight--1-1.5/clarity--fl,if" },
      { code: "weight", title: "Масса", label: "1–1,5\u00A0карата", link: "/diamonds/filter/shape--round/clarity--fl,if" },
      { code: "clarity", title: "Чистота", label: "FL", link: "/diamonds/filter/shape--round/weight--1-1.5/clarity--if" },
      { code: "clarity", title: "Чистота", label: "IF", link: "/diamonds/filter/shape--round/weight--1-1.5/clarity--fl" }
    ])
  })

  it("[CAT-008] stand for a whole group on the Russian scale where that is chosen, else for the value", () => {
    expect(chipsOf(diamondListing, stateAt("/diamonds/filter/color--d/clarity--fl,if,vs1"), ["clarity"])).toEqual([
      { code: "color", title: "Цвет", label: "D", link: "/diamonds/filter/clarity--fl,if,vs1" },
      { code: "clarity", title: "Чистота", label: "1", link: "/diamonds/filter/color--d/clarity--vs1" },
      { code: "clarity", title: "Чистота", label: "4", link: "/diamonds/filter/color--d/clarity--fl,if" }
    ])
  })

  it("remove one filter each, a category with its own sizes, and all of them everything", () => {
    fc.assert(
      fc.property(anyState(jewelryListing), (state) => {
        const chips = chipsOf(jewelryListing, state)
        expect(chips.length).toBe(countOptions(state.filters))
        for (const { code, link } of chips) {
          const left = countOptions(stateAt(link).filters)
          expect([code, left < chips.length, left === chips.length - 1 || code === "category"]).toEqual([code, true, true])
        }
        expect(stateAt(resetLink(jewelryListing, state))).toEqual({ filters: [], sort: state.sort, page: 1 })
      })
    )
  })

  it("write a range in natural language", () => {
    expect(formatRange(priceFacet, { from: null, to: 2_000_000 })).toBe("до\u00A02\u00A0000\u00A0000\u00A0₽")
    expect(formatRange(weightFacet, { from: 0.5, to: null })).toBe("от\u00A00,5\u00A0карата")
    expect(formatRange(weightFacet, { from: 1, to: 1 })).toBe("1\u00A0карат")
    expect(formatRange(weightFacet, { from: 1, to: null })).toBe("от\u00A01\u00A0карата")
    expect(formatRange(weightFacet, { from: null, to: 2 })).toBe("до\u00A02\u00A0карат")
    expect(formatRange(weightFacet, { from: 1, to: 2 })).toBe("1–2\u00A0карата")
    expect(formatRange(weightFacet, { from: null, to: null })).toBe("")
  })
})

describe("the Russian scale", () => {
  it("joins the values of one grade", () => {
    expect(optionsOf(choiceOf("clarity"), true).slice(0, 3)).toEqual([
      { label: "1", values: ["fl", "if"] },
      { label: "2", values: ["vvs1"] },
      { label: "3", values: ["vvs2"] }
    ])
    expect(optionsOf(choiceOf("color"), true).at(-1)).toEqual({ label: "Фантазийный", values: ["fancy"] })
    expect(optionsOf(choiceOf("clarity"), false)[1]).toEqual({ label: "IF", values: ["if"] })
    expect([hasRussianScale(choiceOf("cut")), hasRussianScale(choiceOf("shape"))]).toEqual([true, false])
  })
})

describe("search engines", () => {
  it.each([
    ["/diamonds", true],
    ["/diamonds/2", true],
    ["/diamonds/filter/shape--round", true],
    ["/jewelry/kolco", true],
    ["/jewelry/filter/collections--lethe", true],
    ["/diamonds/filter/shape--round,oval", false],
    ["/diamonds/filter/shape--round/color--d", false],
    ["/jewelry/kolco/filter/metal--gold", false],
    ["/diamonds/filter/weight--1-2", false],
    ["/diamonds/filter/polish--ex", false],
    ["/diamonds?sort=price&order=asc", false]
  ])("are offered %s: %s", (address, isOffered) => {
    expect(isIndexable(address.startsWith("/jewelry") ? jewelryListing : diamondListing, stateAt(address))).toBe(isOffered)
  })
})

describe("the query of a call", () => {
  it("has the same state as its address", () => {
    expect(listQuery(diamondListing, plainState(diamondListing))).toEqual({})
    expect(listQuery(diamondListing, stateAt("/diamonds/filter/shape--round/weight--from-1/2?sort=price&order=desc"))).toEqual({
      filters: "shape--round/weight--from-1",
      sort: "price",
      order: "desc",
      page: 2
    })
    fc.assert(
      fc.property(anyState(jewelryListing), (state) => {
        const { filters = "", order, page = 1, sort, ...several } = listQuery(jewelryListing, state)
        const read = { filters: readFilterText(jewelryListing, filters), page, sort: sortOf(jewelryListing, sort, order) }
        expect({ ...read, ...several }).toEqual(state)
      })
    )
  })

  it("supports every order of its listing", () => {
    const codes = ({ sorts }: Listing) => sorts.map(({ code }) => code)
    expect(listDiamonds.query.fields.sort.schema.literals).toEqual(codes(diamondListing))
    expect(listJewelry.query.fields.sort.schema.literals).toEqual(codes(jewelryListing))
  })
})
