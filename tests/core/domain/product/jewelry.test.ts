import { describe, expect, it } from "vitest"
import { categories, jewelryListPath, jewelryPath, nameMetal } from "../../../../core/domain/product/jewelry.ts"
import { resolveRoute } from "../../../../core/routes/resolve.ts"

describe("addresses of jewelry", () => {
  it("name a category and a page, the first page by no number", () => {
    expect([jewelryListPath(null), jewelryListPath(null, 2), jewelryListPath("kolco"), jewelryListPath("kolco", 12)]).toEqual([
      "/jewelry/",
      "/jewelry/2",
      "/jewelry/kolco",
      "/jewelry/kolco/12"
    ])
  })

  it("of a listing lead to its screen with its page and category", () => {
    const params = [null, ...categories].flatMap((category) =>
      [1, 2, 999].map((page) => {
        const match = resolveRoute(jewelryListPath(category, page), "")
        return match._tag === "Found" ? [match.screen, match.params] : match
      })
    )
    expect(params).toEqual(
      [null, ...categories].flatMap((category) =>
        [1, 2, 999].map((page) => ["jewelry", { ...(category !== null && { category }), ...(page > 1 && { page }) }])
      )
    )
  })

  it("of a piece lead to its screen, and that of a variant names it", () => {
    expect([jewelryPath("sergi", "0241088"), jewelryPath("sergi", "0241088", 203)]).toEqual([
      "/jewelry/sergi/0241088/",
      "/jewelry/sergi/0241088/skuId_203/"
    ])
    expect(resolveRoute("/jewelry/sergi/0241088/skuId_203/", "")).toMatchObject({
      screen: "product",
      params: { category: "sergi", productId: "0241088", skuId: "203" }
    })
  })

  it("of a piece have 7 to 10 letters, digits or underscores", () => {
    const screenAt = (code: string) => {
      const match = resolveRoute(`/jewelry/kolco/${code}/`, "")
      return match._tag === "Found" ? match.screen : match.reason
    }
    expect(["1234567", "abc_1234", "1234567890"].map(screenAt)).toEqual(["product", "product", "product"])
    expect(["123456", "12345678901", "ab-12345"].map(screenAt)).toEqual(["invalid", "invalid", "invalid"])
  })
})

describe("the name of a metal", () => {
  it("has its colour and fineness; platinum has no colour", () => {
    expect(nameMetal({ metal: "gold", metalColor: "rose", metalProbe: 750 })).toBe("Розовое золото 750")
    expect(nameMetal({ metal: "platinum", metalColor: "white", metalProbe: 950 })).toBe("Платина 950")
  })
})
