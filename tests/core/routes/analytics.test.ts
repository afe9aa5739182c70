import { describe, expect, it } from "vitest"
import { analyticsOf } from "../../../core/routes/analytics.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"

const at = (path: string) => analyticsOf(resolveRoute(path, ""), path)
const nameAt = (path: string) => at(path).name

describe("the name of a page in analytics", () => {
  it("[NAV-013, NAV-014] is `jewelry` of the whole listing, and `jewelry-category` of a category with the category beside it", () => {
    expect([nameAt("/jewelry"), nameAt("/jewelry/2"), nameAt("/jewelry/filter/metal--gold")]).toEqual(["jewelry", "jewelry", "jewelry"])
    expect(at("/jewelry/kolco")).toMatchObject({ name: "jewelry-category", params: { category: "kolco" } })
    for (const path of ["/jewelry/kolco/2", "/jewelry/kolco/filter/metal--gold"]) {
      expect(at(path)).toMatchObject({ name: "jewelry-category", params: { category: "kolco" } })
    }
  })

  it("[NAV-015, NAV-016] is `diamonds` of the stones, `collection` of the collections", () => {
    expect(["/diamonds", "/diamonds/2", "/diamonds/filter/color--d", "/collection"].map(nameAt)).toEqual([
      "diamonds",
      "diamonds",
      "diamonds",
      "collection"
    ])
  })

  it("[NAV-017, NAV-018] is `create-jewelry-main` of the constructor, `create-jewelry-from-frame` of its frames", () => {
    const frames = "/create-jewelry/constructor/from-frame"
    expect(nameAt("/create-jewelry/")).toBe("create-jewelry-main")
    expect([`${frames}/kolco/`, `${frames}/kolco/2/`, `${frames}/kolco/filter/metal--gold/`].map(nameAt)).toEqual([
      "create-jewelry-from-frame",
      "create-jewelry-from-frame",
      "create-jewelry-from-frame"
    ])
  })

  it("[NAV-019] is `jewelry-pdp` of a piece, with a variant and without one", () => {
    expect([nameAt("/jewelry/kolco/0241117/"), nameAt("/jewelry/kolco/0241117/skuId_12/")]).toEqual(["jewelry-pdp", "jewelry-pdp"])
  })

  it("[NAV-020] is `brilliant-horoscope` of the horoscope, and a prefix for each of its twelve signs", () => {
    const signs = ["bliznetsi", "deva", "kozerog", "lev", "oven", "rak", "ryby", "skorpion", "strelec", "telec", "vesy", "vodoley"]
    expect(nameAt("/brilliant-horoscope")).toBe("brilliant-horoscope")
    expect(signs.map((sign) => nameAt(`/brilliant-horoscope/${sign}`))).toEqual(signs.map((sign) => `brilliant-horoscope-${sign}`))
  })

  it("is null without a page", () => {
    expect(at("/%E0%A4%A")).toEqual({ name: null, params: {}, isSearchPage: false, isCollectionFilter: false })
  })
})

describe("analytics data besides the name", () => {
  it("[NAV-021] mark every page with `search` in its name as a search page", () => {
    expect(["/search/", "/markup-search", "/diamonds"].map((path) => at(path).isSearchPage)).toEqual([true, true, false])
  })

  it("[NAV-022] mark a listing filtered by a collection", () => {
    expect(at("/jewelry/filter/collections--lethe/").isCollectionFilter).toBe(true)
    expect(at("/jewelry/kolco/filter/metal--gold/collections--lethe/2").isCollectionFilter).toBe(true)
    expect(["/jewelry/filter/metal--gold", "/collections--lethe", "/jewelry"].map((path) => at(path).isCollectionFilter)).toEqual([
      false,
      false,
      false
    ])
  })
})
