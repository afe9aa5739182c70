import { describe, expect, it } from "vitest"
import { compilePattern } from "../../../core/routes/pattern.ts"
import { readOrderNumber } from "../../../core/domain/orders/order-number.ts"
import { pageNotFound } from "../../../core/domain/navigation/page-not-found.ts"
import { compileRoutes, resolveRoute } from "../../../core/routes/resolve.ts"
import { routes } from "../../../core/routes/table.ts"

const foundAt = (path: string, search = "") => {
  const match = resolveRoute(path, search)
  if (match._tag === "Missing") throw new Error(`${path}: ${match.reason}`)
  return match
}

/** Input of the first call of the page at an address. */
const listAsked = (address: string) => {
  const [path = "", search = ""] = address.split("?")
  return foundAt(path, search).calls[0]?.input.query
}

describe("a table of routes", () => {
  it("[ERRC-003] with an unknown guard is an error before any page is opened", () => {
    const behind = (guard: string) => [{ name: "treasury", pattern: "/treasury", screen: "home" as const, guard: guard as "user" }]
    expect(() => compileRoutes(behind("operator"))).toThrow('route "treasury" has an unknown guard "operator"')
    expect(compileRoutes(behind("user"))).toHaveLength(1)
  })
})

describe("an identifier in an address", () => {
  const inputsAt = (path: string) => foundAt(path).calls.map(({ key, input }) => [key, input.params])
  const paramsAt = (path: string) => {
    for (const { matches } of compileRoutes(routes)) {
      const found = matches(path)
      if (found !== undefined) return found
    }
    return undefined
  }

  it("reaches the calls of its page unchanged, or its parameters if the page has no call for it", () => {
    expect(inputsAt("/jewelry/kolco/0241073/skuId_0105/").slice(0, 3)).toEqual([
      ["catalog.product", { id: "0241073" }],
      ["catalog.look", { id: "0241073" }],
      ["catalog.recommends", { id: "0241073" }]
    ])
    expect(foundAt("/jewelry/kolco/0241073/skuId_0105/").params["skuId"]).toBe("0105")
    expect(inputsAt("/diamonds/0010248617/").slice(0, 2)).toEqual([
      ["catalog.diamond", { code: "0010248617" }],
      ["catalog.paired", { id: "0010248617" }]
    ])
    expect(inputsAt("/help/How-To")[0]).toEqual(["content.staticPage", { code: "help/How-To" }])
    expect(listAsked("/jewelry/kolco")).toEqual({ filters: "category--kolco" })
    expect(readOrderNumber("?orderId=100001")).toBe(100_001)
    expect(paramsAt("/create-jewelry/constructor/from-frame/diamond/0017")).toMatchObject({ diamondId: "0017" })
    expect(paramsAt("/customer-service/blog/Kak-vybrat")).toMatchObject({ articleCode: "Kak-vybrat" })
  })
})

describe("an address without a page", () => {
  const errorAt = (path: string, search = "") => pageNotFound({ path, search }, resolveRoute(path, search).route)

  it("[ERRC-001] is a 404 error with its whole path, whether no route matches or one refuses it", () => {
    expect(errorAt("/%E0%A4%A", "?a=1")).toMatchObject({ status: 404, message: "Page Not Found: /%E0%A4%A?a=1" })
    expect(errorAt("/cart/success", "?orderId=x")).toMatchObject({ status: 404, message: "Page not found: /cart/success?orderId=x" })
  })

  it("[ERRC-002] has its path in the error's data", () => {
    expect(errorAt("/cart/success", "?orderId=x").data).toEqual({ path: "/cart/success?orderId=x" })
    expect(errorAt("/%E0%A4%A", "?a=1").data).toEqual({ path: "/%E0%A4%A?a=1" })
  })
})

describe("patterns", () => {
  it("match one segment, an optional one, the rest of a path, and a shape", () => {
    expect(compilePattern("/a/{b}")("/a/x")).toEqual({ b: "x" })
    expect(compilePattern("/a/{b?:\\d+}")("/a")).toEqual({})
    expect(compilePattern("/a/{b...}")("/a/x/y/")).toEqual({ b: "x/y" })
    expect(compilePattern("/a/sku_{b:\\d+}")("/a/sku_12")).toEqual({ b: "12" })
    expect(compilePattern("/a/{b:\\d+}")("/a/x")).toBeUndefined()
  })

  it("decode their matches, and do not match undecodable text", () => {
    expect(compilePattern("/{slug}")("/%D0%B3%D1%80%D0%B0%D0%BD%D1%8C")).toEqual({ slug: "грань" })
    expect(compilePattern("/{slug}")("/%E0%A4%A")).toBeUndefined()
  })
})
