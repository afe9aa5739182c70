import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compilePattern } from "../../core/routes/pattern.ts"
import { resolve } from "../../core/routes/resolve.ts"
import { routes } from "../../core/routes/table.ts"

const routeAt = (path: string, search = "") => {
  const match = resolve(path, search)
  return match._tag === "Found" ? match.screen : `${match.reason} ${match.route ?? ""}`.trim()
}

describe("patterns", () => {
  it("take one segment, an optional one, the rest of a path, and a shape", () => {
    expect(compilePattern("/a/{b}")("/a/x")).toEqual({ b: "x" })
    expect(compilePattern("/a/{b?:\\d+}")("/a")).toEqual({})
    expect(compilePattern("/a/{b...}")("/a/x/y/")).toEqual({ b: "x/y" })
    expect(compilePattern("/a/sku_{b:\\d+}")("/a/sku_12")).toEqual({ b: "12" })
    expect(compilePattern("/a/{b:\\d+}")("/a/x")).toBeUndefined()
  })

  it("decode what they take, and take nothing that cannot be decoded", () => {
    expect(compilePattern("/{slug}")("/%D0%B3%D1%80%D0%B0%D0%BD%D1%8C")).toEqual({ slug: "грань" })
    expect(compilePattern("/{slug}")("/%E0%A4%A")).toBeUndefined()
  })
})

describe("the route table", () => {
  it("answers every address in both forms with the same page, a slash at its end or not", () => {
    for (const path of ["/diamonds", "/diamonds/7", "/diamonds/12345678", "/dev/journal", "/wishlist", "/giftcards"]) {
      expect(routeAt(`${path}/`)).toBe(routeAt(path))
    }
  })

  it("reads one to three digits after the diamonds as a page", () => {
    expect([routeAt("/diamonds"), routeAt("/diamonds/2"), routeAt("/diamonds/999")]).toEqual(["diamonds", "diamonds", "diamonds"])
  })

  it("refuses page zero, four digits and letters", () => {
    expect([routeAt("/diamonds/0"), routeAt("/diamonds/1234"), routeAt("/diamonds/2a")].filter((screen) => screen === "diamonds")).toEqual(
      []
    )
  })

  it("[RT-114] lets an article pass only if the pattern (7 to 10) and the validation (8 to 11) both do", () => {
    const screens = [7, 8, 9, 10, 11].map((length) => routeAt(`/diamonds/${"1".repeat(length)}`))
    // What no pattern takes falls to the pages of words, and there is none of that name.
    expect(screens).toEqual(["invalid diamond", "diamond", "diamond", "diamond", "static"])
  })

  it("takes fixed segments of the constructor before its parameters", () => {
    const frame = "/create-jewelry/constructor/from-frame"
    for (const fixed of ["frame", "diamonds", "diamond", "ready-product"]) {
      expect(resolve(`${frame}/${fixed}`, "")).not.toMatchObject({ reason: "later", route: "create-jewelry-from-frame" })
    }
    expect(routeAt(`${frame}/kolco`)).toBe("later create-jewelry-from-frame")
    expect(routeAt(`${frame}/diamonds/complect`)).toBe("later create-jewelry-constructor-from-frame-diamonds-complect")
  })

  it("reads filter segments of a listing, and refuses those of another shape", () => {
    expect(routeAt("/jewelry/filter/collections--lethe")).toBe("later jewelry")
    expect(routeAt("/jewelry/kolco/filter/metal--gold/2")).toBe("later jewelry-category")
    expect(routeAt("/jewelry/filter/Collections--lethe")).toBe("invalid jewelry")
    expect(routeAt("/diamonds/filter/shape")).toBe("invalid diamonds")
  })

  it("refuses an order that is not a number", () => {
    expect(["", "?orderId=", "?orderId=12a", "?orderId=-5"].map((search) => routeAt("/cart/success", search))).toEqual(
      Array.from({ length: 4 }, () => "invalid cart-success")
    )
    expect(routeAt("/cart/success", "?orderId=12")).toBe("later cart-success")
  })

  it("resolves any address at all", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, search) => {
        expect(["Found", "Missing"]).toContain(resolve(path === "" ? "/" : path, search)._tag)
      })
    )
  })

  it("holds every route whose screen is still to come", () => {
    const later = routes.filter((route) => route.screen === null).map((route) => route.pattern)
    expect(later).toMatchInlineSnapshot(`
      [
        "/diamonds/filter/{filter...}",
        "/jewelry/filter/{filter...}",
        "/jewelry/{category}/filter/{filter...}",
        "/account",
        "/account-address",
        "/account-address-empty",
        "/account-diamond",
        "/account-diamond-empty",
        "/account-orders",
        "/account-orders-current",
        "/account-orders-completed",
        "/account-orders-empty",
        "/account-order",
        "/article",
        "/ask-question",
        "/ask-question-send",
        "/blog",
        "/blog-skeleton",
        "/brilliant-horoscope",
        "/brilliant-horoscope/bliznetsi",
        "/brilliant-horoscope/deva",
        "/brilliant-horoscope/kozerog",
        "/brilliant-horoscope/lev",
        "/brilliant-horoscope/oven",
        "/brilliant-horoscope/rak",
        "/brilliant-horoscope/ryby",
        "/brilliant-horoscope/skorpion",
        "/brilliant-horoscope/strelec",
        "/brilliant-horoscope/telec",
        "/brilliant-horoscope/vesy",
        "/brilliant-horoscope/vodoley",
        "/brilliants",
        "/catalog",
        "/catalog-detail",
        "/certificate",
        "/checkout",
        "/checkout-point",
        "/checkout-self",
        "/cart/checkout",
        "/cart/pay",
        "/cart/success",
        "/constructor",
        "/constructor-diamond",
        "/constructor-diamond-sets",
        "/constructor-finished",
        "/constructor-finished-diamond",
        "/constructor-form",
        "/constructor-frame",
        "/constructor-frame-last",
        "/diamond-constructor",
        "/jewelry-constructor",
        "/customer-service/get-in-touch",
        "/customer-service/blog",
        "/customer-service/blog/{articleCode}",
        "/engagement-selection",
        "/luminous-selection",
        "/favorites",
        "/favorites-empty",
        "/favorites-compare",
        "/favorites-compare-jewelry",
        "/markup",
        "/markup-search",
        "/pay",
        "/thanks",
        "/notfound",
        "/product-diamond",
        "/product-jewelry",
        "/product-selection",
        "/staticPage",
        "/giftcards",
        "/search",
        "/personal/order-history",
        "/personal/order-history/{id}",
        "/personal/delivery-address",
        "/personal/diamond-to-order",
        "/create-jewelry",
        "/create-jewelry/constructor/from-frame/frame/{slug}",
        "/create-jewelry/constructor/from-frame/diamonds/complect/{page?:\\d{1,3}}",
        "/create-jewelry/constructor/from-frame/diamonds/{page?:\\d{1,3}}",
        "/create-jewelry/constructor/from-frame/diamond/{diamondId}",
        "/create-jewelry/constructor/from-frame/ready-product",
        "/create-jewelry/constructor/from-frame/{category}/filter/{filter...}",
        "/create-jewelry/constructor/from-frame/{category}/{page?:\\d{1,3}}",
      ]
    `)
  })
})
