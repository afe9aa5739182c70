import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { diamonds as seeded } from "../../../server/seed/stones.ts"
import { foundAt } from "../../support/routes.ts"

const routeAt = (path: string, search = "") => {
  const match = resolveRoute(path, search)
  return match._tag === "Found" ? match.screen : `${match.reason} ${match.route ?? ""}`.trim()
}

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

  it("[RT-114] lets an article pass only if the pattern (7 to 10) and the validation (8 to 11) both do, as every seeded stone's does", () => {
    const screens = [7, 8, 9, 10, 11].map((length) => routeAt(`/diamonds/${"1".repeat(length)}`))
    // Addresses that match no pattern fall back to static pages, and none has that name.
    expect(screens).toEqual(["invalid diamond", "diamond", "diamond", "diamond", "static"])
    const stones = seeded(2_000).map(({ article }) => routeAt(`/diamonds/${article}`))
    expect([stones.length, new Set(stones)]).toEqual([2_000, new Set(["diamond"])])
  })

  it("[RT-139] matches fixed segments of the constructor before its parameters", () => {
    const frame = "/create-jewelry/constructor/from-frame"
    for (const fixed of ["frame", "diamonds", "diamond", "ready-product"]) {
      expect(resolveRoute(`${frame}/${fixed}`, "").route).not.toBe("create-jewelry-from-frame")
      expect(resolveRoute(`${frame}/${fixed}/filter/metal--white`, "").route).not.toBe("create-jewelry-from-frame")
    }
    expect([`${frame}/diamonds/complect`, `${frame}/diamonds/complect/2`].map((path) => routeAt(path))).toEqual(["frameSets", "frameSets"])
    expect(["/diamonds", "/diamonds/2", "/diamonds/filter/weight--1-2", "/diamond/17"].map((step) => routeAt(frame + step))).toEqual([
      "frameStones",
      "frameStones",
      "frameStones",
      "frameStone"
    ])
  })

  it("[RT-125, RT-126, RT-127] has a list of frames for rings, pendants and single earrings", () => {
    const frame = "/create-jewelry/constructor/from-frame"
    for (const category of ["kolco", "podveska", "odinochnye-sergi"]) expect(routeAt(`${frame}/${category}/`)).toBe("frames")
    expect([`${frame}/`, `${frame}/brosh/`, `${frame}/filter/metal--white`].map((path) => routeAt(path))).toEqual([
      "static",
      "static",
      "static"
    ])
  })

  it("[META-020] requests one meta record for all orders and pages of a list, by its path alone", () => {
    const asked = (path: string, search = "") =>
      foundAt(path, search).calls.flatMap((call) => (call.key === "pages.meta" ? [call.input.query.url.replace(/\/$/, "")] : []))
    for (const list of ["/diamonds", "/jewelry", "/jewelry/kolco", "/jewelry/filter/metal--gold"]) {
      const orders = ["", "?sort=price&order=asc", "?sort=price&order=desc", "?sort=date&order=desc"]
      expect([...orders.map((search) => asked(list, search)), asked(`${list}/3`, orders[1])]).toEqual(
        Array.from({ length: 5 }, () => [list])
      )
    }
    expect(asked("/about/russian-cut", "?sort=price&order=asc")).toEqual(["/about/russian-cut"])
  })

  it("[CAT-021] requests the banners of a list for any options", () => {
    for (const path of ["/diamonds", "/diamonds/filter/shape--heart/color--d", "/jewelry/kolco/filter/collections--lethe/metal--gold"])
      expect(foundAt(path).calls.map(({ key }) => key)).toContain("shell.banners")
  })

  it("a placed order has a number", () => {
    expect(routeAt("/cart/success", "")).toBe("invalid cart-success")
    expect(routeAt("/cart/success", "?order=12")).toBe("invalid cart-success")
  })

  it("an order is identified by digits alone", () => {
    expect(["?orderId=", "?orderId=12a", "?orderId=-5"].map((search) => routeAt("/cart/success", search))).toEqual(
      Array.from({ length: 3 }, () => "invalid cart-success")
    )
  })

  it("the checkout is for users only; it, the payment and the placed order are private", () => {
    expect([routeAt("/cart/checkout"), routeAt("/cart/pay"), routeAt("/cart/success", "?orderId=12")]).toEqual([
      "checkout",
      "pay",
      "success"
    ])
    expect(["/cart/checkout", "/cart/pay"].map((path) => foundAt(path)).map(({ isGuarded, isPrivate }) => [isGuarded, isPrivate])).toEqual([
      [true, true],
      [false, true]
    ])
    expect(foundAt("/cart/success", "?orderId=12").isPrivate).toBe(true)
  })

  it("resolves any address at all", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, search) => {
        expect(["Found", "Missing"]).toContain(resolveRoute(path === "" ? "/" : path, search)._tag)
      })
    )
  })
})
