import { describe, expect, it } from "vitest"
import { canonicalRedirect, resolveRoute } from "../../../core/routes/resolve.ts"
import { foundAt } from "../../support/routes.ts"

/** Input of the first call of the page at an address. */
const listAsked = (address: string) => {
  const [path = "", search = ""] = address.split("?")
  return foundAt(path, search).calls[0]?.input.query
}

describe("the route table", () => {
  it("reads the filters of frames, the page as the last segment and the stone chosen before", () => {
    const path = "/create-jewelry/constructor/from-frame/kolco/filter/metal--white/shape--round,oval/2"
    const found = resolveRoute(path, "?sort=price&order=asc&diamondId=12")
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
    expect(resolveRoute("/jewelry/filter/metal--gold", "").route).toBe("jewelry")
    expect(resolveRoute("/jewelry/kolco/filter/metal--gold", "").route).toBe("jewelry-category")
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
    expect(resolveRoute(path, "")).toMatchObject({ _tag: "Missing", reason: "invalid" })
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
  ] as const)("redirects %s%s to its canonical address", (path, search, to, status) => {
    expect(canonicalRedirect(path, search)).toEqual({ _tag: "Moved", to, status })
    const [bare = "", query = ""] = to.split("?")
    expect(canonicalRedirect(bare, query)).toBeNull()
  })

  it("leaves other pages, and canonical addresses, unchanged", () => {
    for (const path of ["/", "/diamonds", "/jewelry/", "/jewelry/kolco/2", "/diamonds/12345678", "/diamonds/filter/shape--square"]) {
      expect(canonicalRedirect(path, "?utm_source=letter")).toBeNull()
    }
  })

  it("lets search engines index a list with one facet at most", () => {
    const offered = ["/diamonds/2", "/diamonds/filter/shape--round", "/jewelry/kolco", "/jewelry/filter/metal--gold"]
    const addresses = ["/diamonds/filter/shape--round/color--d", "/diamonds/filter/price--to-90000", "/jewelry/kolco/filter/metal--gold"]
    expect(offered.map((path) => foundAt(path).list?.isIndexable)).toEqual(offered.map(() => true))
    expect(addresses.map((path) => foundAt(path).list?.isIndexable)).toEqual(addresses.map(() => false))
  })
})
