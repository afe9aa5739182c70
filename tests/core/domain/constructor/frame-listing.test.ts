import { describe, expect, it } from "vitest"
import { catalogAddress, readAddress, stateAt } from "../../../../core/domain/catalogue/address.ts"
import { onPage, withoutFilters, withToggled } from "../../../../core/domain/catalogue/change.ts"
import { pageAddress } from "../../../../core/domain/catalogue/page-address.ts"
import { addressOfForm, preservedFields, sortChoices } from "../../../../core/domain/catalogue/read-choice.ts"
import { isIndexable } from "../../../../core/domain/catalogue/indexing.ts"
import { frameCategoryAt } from "../../../../core/domain/constructor/choice.ts"
import { frameListing } from "../../../../core/domain/constructor/frame-listing.ts"

const rings = frameListing("kolco")
const root = "/create-jewelry/constructor/from-frame/kolco"
const at = (path: string, search = "") => {
  const state = stateAt(rings, path, search)
  if (state === undefined) throw new Error(`no list at ${path}${search}`)
  return state
}

describe("the list of frames", () => {
  it("is found by the address of its category, and by no other segment", () => {
    expect(frameCategoryAt(`${root}/filter/metal--white/2`)).toBe("kolco")
    expect(frameCategoryAt("/create-jewelry/constructor/from-frame/podveska")).toBe("podveska")
    for (const other of ["diamonds", "frame/opora", "kolco2", "constructor"])
      expect(frameCategoryAt(`/create-jewelry/constructor/from-frame/${other}`)).toBeUndefined()
  })

  it("preserves its category and the constructor's choice through filters, sorting and pages", () => {
    const state = at(`${root}/`, "?diamondId=12")
    expect(catalogAddress(rings, withToggled(rings, state, "metal", "rose"))).toBe(`${root}/filter/metal--rose?diamondId=12`)
    expect(catalogAddress(rings, onPage(state, 2))).toBe(`${root}/2?diamondId=12`)
    expect(catalogAddress(rings, withoutFilters(at(`${root}/filter/metal--rose`, "?diamondId=12")))).toBe(`${root}/?diamondId=12`)
    expect(sortChoices(rings, state).map(({ link }) => link)).toEqual([
      `${root}/?diamondId=12`,
      `${root}/?sort=price&order=asc&diamondId=12`,
      `${root}/?sort=price&order=desc&diamondId=12`
    ])
    expect(pageAddress({ path: `${root}/filter/metal--rose/2`, search: "?diamondId=12", index: 0 }, 3)).toBe(
      `${root}/filter/metal--rose/3?diamondId=12`
    )
    expect(addressOfForm(rings, [...preservedFields(rings, state), ["shape", "oval"]])).toBe(`${root}/filter/shape--oval?diamondId=12`)
  })

  it("drops an invalid number, and leaves foreign parameters", () => {
    expect(readAddress(rings, root, "?diamondId=x")).toEqual({ _tag: "Moved", to: `${root}/` })
    expect(readAddress(rings, root, "?diamondId=12&utm_source=letter")._tag).toBe("Read")
  })

  it("is indexed only without a choice", () => {
    expect(isIndexable(rings, at(root))).toBe(true)
    expect(isIndexable(rings, at(root, "?diamondId=12"))).toBe(false)
  })
})
