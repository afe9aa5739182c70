import { describe, expect, it } from "vitest"
import { errorArrival, pageArrival } from "../../../core/machines/navigation/page-arrival.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"

const isSteady = (before: string | null, after: string): boolean => {
  const routeOf = (path: string | null) => (path === null ? null : resolveRoute(path, "").route)
  const place = { path: after, search: "", index: 1 }
  return pageArrival({ place, kind: "push", from: 0, route: routeOf(after), routeBefore: routeOf(before), pathBefore: before }).isSteady
}

describe("a page on arrival", () => {
  it("preserves the scroll position within a listing: another page or category", () => {
    expect(isSteady("/jewelry/", "/jewelry/2")).toBe(true)
    expect(isSteady("/jewelry/2", "/jewelry/kolco")).toBe(true)
    expect(isSteady("/jewelry/kolco/3", "/jewelry/sergi")).toBe(true)
    expect(isSteady("/diamonds", "/diamonds/2")).toBe(true)
  })

  it("preserves the scroll position within a piece: another variant", () => {
    const piece = "/jewelry/kolco/0241073"
    expect(isSteady(`${piece}/`, `${piece}/skuId_101/`)).toBe(true)
    expect(isSteady(`${piece}/skuId_101/`, `${piece}/skuId_102`)).toBe(true)
    expect(isSteady(`${piece}/skuId_101/`, piece)).toBe(true)
  })

  it("scrolls to the top for another piece, a piece from a listing, another kind of listing", () => {
    expect(isSteady("/jewelry/kolco/0241073/skuId_101/", "/jewelry/kolco/0241088/")).toBe(false)
    expect(isSteady("/jewelry/kolco", "/jewelry/kolco/0241073/")).toBe(false)
    expect(isSteady("/jewelry/", "/diamonds")).toBe(false)
    expect(isSteady(null, "/jewelry/kolco/0241073/")).toBe(false)
  })
})

describe("an error screen on arrival", () => {
  const place = { path: "/jewelry/2", search: "", index: 1 }

  it("scrolls to the top, also within a listing and on Back", () => {
    expect(errorArrival({ place, kind: "push", from: 0, isSteady: true })).toEqual({ place, kind: "push", from: 0, isSteady: false })
    expect(errorArrival({ place, kind: "pop", from: 2, isSteady: false })).toEqual({ place, kind: "push", from: 2, isSteady: false })
  })

  it("leaves the focus of a first load where it is", () => {
    expect(errorArrival({ place, kind: "load", from: 1, isSteady: false }).kind).toBe("load")
  })
})
