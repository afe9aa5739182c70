import { afterEach, describe, expect, it, vi } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { openShop } from "../../support/server/open-shop.ts"
import { screenOf } from "../../support/shown-screen.ts"

describe("a navigation by the shop's own code", () => {
  it("[NAV-010] out of the shop without permission is an error and does not navigate", async () => {
    const { navigation, settled, tab } = openShop()
    await settled()
    const raised: Array<string> = []
    navigation().on("navigation.refused", ({ refusal }) => raised.push(refusal._tag))
    navigation().send({ type: "navigation.go", to: "https://elsewhere.example/" })
    expect(navigation().getSnapshot().context.refusal).toEqual({ _tag: "ExternalNotAllowed", to: "https://elsewhere.example/" })
    expect([navigation().getSnapshot().value, tab.left, raised]).toEqual(["ready", [], ["ExternalNotAllowed"]])
  })

  it("[NAV-011] out of the shop with permission navigates there", async () => {
    const { navigation, settled, tab } = openShop()
    await settled()
    navigation().send({ type: "navigation.go", to: "https://elsewhere.example/", external: true })
    expect([navigation().getSnapshot().value, tab.left]).toEqual(["leaving", ["https://elsewhere.example/"]])
  })

  it.each(["javascript:alert(1)", "data:text/html,1", "vbscript:msgbox(1)"])(
    "[NAV-012] to %s is refused even with permission",
    async (to) => {
      const { navigation, settled, tab } = openShop()
      await settled()
      navigation().send({ type: "navigation.go", to, external: true })
      expect([navigation().getSnapshot().value, tab.left]).toEqual(["ready", []])
      expect(navigation().getSnapshot().context.refusal).toEqual({ _tag: "UnsafeAddress", to })
    }
  )

  it("by a redirect in the page's data follows it, also out of the shop", async () => {
    const moved =
      (to: string): Calls["openPage"] =>
      ({ path }) =>
        Promise.resolve(succeeded(path === "/diamonds" ? { _tag: "Moved", to, status: 301 } : { _tag: "Shown", data: {} }))
    const inside = openShop({ openPage: moved("/jewelry/") })
    await inside.settled()
    await inside.go("/diamonds")
    expect(inside.navigation().getSnapshot().context.place.path).toBe("/jewelry/")
    const outside = openShop({ openPage: moved("https://elsewhere.example/") })
    await outside.settled()
    await outside.go("/diamonds")
    expect(outside.tab.left).toEqual(["https://elsewhere.example/"])
  })

  it("by the redirect of an address without a page follows it, and Back skips the old address", async () => {
    const resolveTo =
      (to: string): Calls["resolveAddress"] =>
      ({ path, search }) =>
        Promise.resolve(succeeded(path === "/gone" ? { _tag: "Moved", to, status: 301 } : resolveRoute(path, search)))
    const inside = openShop({ resolveAddress: resolveTo("/diamonds") })
    await inside.settled()
    await inside.go("/gone")
    expect([inside.navigation().getSnapshot().value, screenOf(inside.root)]).toEqual(["ready", "diamonds"])
    expect(inside.tab.written).toEqual(["push /gone", "replace /diamonds"])
    const outside = openShop({ resolveAddress: resolveTo("https://elsewhere.example/") })
    await outside.settled()
    await outside.go("/gone")
    expect(outside.tab.left).toEqual(["https://elsewhere.example/"])
  })
})

describe("the scroll position after a change of the route", () => {
  const contacts = "/customer-service/contacts/"
  afterEach(() => void vi.useRealTimers())

  it("[LIM-015] is set 50 ms after the page has loaded, not before", async () => {
    const { navigation, settled, tab } = openShop()
    await settled()
    const scrolled = () => tab.scrolls.includes("top")
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    navigation().send({ type: "navigation.go", to: "/diamonds" })
    await settled()
    await new Promise((done) => setImmediate(done))
    await vi.advanceTimersByTimeAsync(49)
    expect([navigation().getSnapshot().value, scrolled()]).toEqual(["ready", false])
    await vi.advanceTimersByTimeAsync(1)
    expect(scrolled()).toBe(true)
  })

  it.each([
    ["[NAV-005] between two jewelry listings stays", ["/jewelry", "/jewelry/2", "/jewelry/kolco", "/jewelry/kolco/filter/metal--gold"], 1],
    ["[NAV-006] between two diamond listings stays", ["/diamonds", "/diamonds/2", "/diamonds/filter/shape--oval"], 1],
    ["[NAV-007] from a jewelry listing to a diamond listing is the top", ["/jewelry", "/diamonds"], 2],
    [
      "[NAV-008] from a listing to a page of one piece or stone is the top",
      ["/jewelry", "/jewelry/kolco/0241117/", "/diamonds", "/diamonds/10248617/"],
      4
    ],
    ["among the salons of one city or another stays", [`${contacts}?city=moskva`, `${contacts}?city=kazan`, contacts], 1],
    ["[NAV-004] on another page is the top", ["/about", "/vacancies"], 2]
  ])("%s", async (_, paths, tops) => {
    const { go, scrolled, settled, tab } = openShop()
    await settled()
    for (const path of paths) {
      await go(path)
      await scrolled()
    }
    expect(tab.scrolls.filter((entry) => entry === "top")).toHaveLength(tops)
  })
})
