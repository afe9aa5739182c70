import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { elsewhere, resolve } from "../../../core/routes/resolve.ts"
import { routes } from "../../../core/routes/table.ts"
import { diamonds as seeded } from "../../../server/seed/stones.ts"

const routeAt = (path: string, search = "") => {
  const match = resolve(path, search)
  return match._tag === "Found" ? match.screen : `${match.reason} ${match.route ?? ""}`.trim()
}

const foundAt = (path: string, search = "") => {
  const match = resolve(path, search)
  if (match._tag === "Missing") throw new Error(`${path}: ${match.reason}`)
  return match
}

/** What the first call of the page at an address asks for. */
const listAsked = (address: string) => {
  const [path = "", search = ""] = address.split("?")
  return foundAt(path, search).calls[0]?.input.query
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
    // What no pattern takes falls to the pages of words, and there is none of that name.
    expect(screens).toEqual(["invalid diamond", "diamond", "diamond", "diamond", "static"])
    const stones = seeded(2_000).map(({ article }) => routeAt(`/diamonds/${article}`))
    expect([stones.length, new Set(stones)]).toEqual([2_000, new Set(["diamond"])])
  })

  it("[RT-139] takes fixed segments of the constructor before its parameters", () => {
    const frame = "/create-jewelry/constructor/from-frame"
    for (const fixed of ["frame", "diamonds", "diamond", "ready-product"]) {
      expect(resolve(`${frame}/${fixed}`, "").route).not.toBe("create-jewelry-from-frame")
      expect(resolve(`${frame}/${fixed}/filter/metal--white`, "").route).not.toBe("create-jewelry-from-frame")
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

  it("reads the filters of frames, the page as the last segment and the stone that came before them", () => {
    const path = "/create-jewelry/constructor/from-frame/kolco/filter/metal--white/shape--round,oval/2"
    const found = resolve(path, "?sort=price&order=asc&diamondId=12")
    expect(found).toMatchObject({ _tag: "Found", screen: "frames" })
    expect(found._tag === "Found" ? found.calls.map(({ input, key }) => [key, input]) : []).toEqual([
      [
        "custom.blanks",
        {
          params: { id: "kolco" },
          query: { filters: "metal--white/shape--round,oval", sort: "price", order: "asc", page: 2, diamondId: 12 }
        }
      ],
      ["custom.blankFilters", { params: { id: "kolco" }, query: { filters: "metal--white/shape--round,oval", diamondId: 12 } }],
      ["custom.categories", { query: { diamondId: 12 } }]
    ])
  })

  it("reads filters after the diamonds, with a page as the last segment", () => {
    expect(listAsked("/diamonds/filter/shape--round/weight--1-1.5/color--d,e,f/price--to-2000000/2?sort=price&order=asc")).toEqual({
      filters: "shape--round/weight--1-1.5/price--to-2000000/color--d,e,f",
      sort: "price",
      order: "asc",
      page: 2
    })
  })

  it("reads filters after the jewelry and after a category; `filter` is none", () => {
    expect(listAsked("/jewelry/filter/collections--lethe")).toEqual({ filters: "collections--lethe" })
    expect(listAsked("/jewelry/kolco/filter/metal--gold/2")).toEqual({ filters: "category--kolco/metal--gold", page: 2 })
    expect(resolve("/jewelry/filter/metal--gold", "").route).toBe("jewelry")
    expect(resolve("/jewelry/kolco/filter/metal--gold", "").route).toBe("jewelry-category")
  })

  it.each([
    "/jewelry/filter/Collections--lethe",
    "/diamonds/filter/shape",
    "/diamonds/filter/shape--square",
    "/diamonds/filter/shape--round/shape--oval",
    "/diamonds/filter/weight--1-2-3",
    "/diamonds/filter/price--to-99999999999",
    "/diamonds/filter/shape--round/0",
    "/jewelry/shapka",
    "/jewelry/shapka/filter/metal--gold",
    `/diamonds/filter/${Array.from({ length: 200 }, () => "shape--round").join("/")}`
  ])("has no page at %s", (path) => {
    expect(resolve(path, "")).toMatchObject({ _tag: "Missing", reason: "invalid" })
  })

  it.each([
    ["/diamonds/filter/weight--1-1.50/shape--oval,round", "", "/diamonds/filter/shape--round,oval/weight--1-1.5", 301],
    ["/diamonds/filter/weight--2-1", "", "/diamonds/filter/weight--1-2", 301],
    ["/diamonds/1", "", "/diamonds", 301],
    ["/diamonds", "?sort=price", "/diamonds?sort=price&order=asc", 301],
    ["/jewelry/filter/category--kolco", "", "/jewelry/kolco", 301],
    ["/diamonds/filter/", "?shape=round&weight_from=1&weight_to=1,5", "/diamonds/filter/shape--round/weight--1-1.5", 303],
    ["/jewelry/filter/", "?category=kolco&metal=gold", "/jewelry/kolco/filter/metal--gold", 303],
    ["/diamonds/filter", "", "/diamonds", 303]
  ] as const)("moves %s%s to its one address", (path, search, to, status) => {
    expect(elsewhere(path, search)).toEqual({ _tag: "Moved", to, status })
    const [bare = "", query = ""] = to.split("?")
    expect(elsewhere(bare, query)).toBeNull()
  })

  it("leaves what is no catalogue, and what has its form, where it is", () => {
    for (const path of ["/", "/diamonds", "/jewelry/", "/jewelry/kolco/2", "/diamonds/12345678", "/diamonds/filter/shape--square"]) {
      expect(elsewhere(path, "?utm_source=letter")).toBeNull()
    }
  })

  it("offers search engines a list with one facet at most", () => {
    const offered = ["/diamonds/2", "/diamonds/filter/shape--round", "/jewelry/kolco", "/jewelry/filter/metal--gold"]
    const kept = ["/diamonds/filter/shape--round/color--d", "/diamonds/filter/price--to-90000", "/jewelry/kolco/filter/metal--gold"]
    expect(offered.map((path) => foundAt(path).list?.isIndexable)).toEqual(offered.map(() => true))
    expect(kept.map((path) => foundAt(path).list?.isIndexable)).toEqual(kept.map(() => false))
  })

  it("[META-020] asks for one meta record for all orders and pages of a list, by its path alone", () => {
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

  it("an order that was placed has a number", () => {
    expect(routeAt("/cart/success", "")).toBe("invalid cart-success")
    expect(routeAt("/cart/success", "?order=12")).toBe("invalid cart-success")
  })

  it("an order is named by digits alone", () => {
    expect(["?orderId=", "?orderId=12a", "?orderId=-5"].map((search) => routeAt("/cart/success", search))).toEqual(
      Array.from({ length: 3 }, () => "invalid cart-success")
    )
  })

  it("the checkout is for users alone; it, the payment and the order that was placed are private", () => {
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
        expect(["Found", "Missing"]).toContain(resolve(path === "" ? "/" : path, search)._tag)
      })
    )
  })

  it("holds every route whose screen is still to come", () => {
    const later = routes.filter((route) => route.screen === null).map((route) => route.pattern)
    expect(later).toMatchInlineSnapshot(`
      [
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
        "/pay",
        "/thanks",
        "/notfound",
        "/product-diamond",
        "/product-jewelry",
        "/product-selection",
        "/staticPage",
        "/personal/diamond-to-order",
      ]
    `)
  })
})
