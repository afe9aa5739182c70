import { afterEach, describe, expect, it, vi } from "vitest"
import { waitFor } from "xstate"
import type { Calls } from "../../../app/calls.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { resolve } from "../../../core/routes/resolve.ts"
import type { ShopActor } from "../../../core/shop/shop.ts"
import { reference } from "../../support/samples/content.ts"
import { foldInFreshProcess } from "../../support/server/fresh-process.ts"
import { openShop, pageData } from "../../support/server/open-shop.ts"
import { exported } from "../../support/paths/recorded.ts"

const screenOf = (root: ShopActor) => root.getSnapshot().children.page?.getSnapshot().context.view?.match.screen

describe("the shop", () => {
  it("walks home, diamonds, a diamond, Back and an unknown address, and its journal folds in a fresh process", async () => {
    const { go, navigation, recorded, root, settled, tab } = openShop()
    await settled()
    await go("/diamonds")
    await go("/diamonds/10248617/")
    expect(screenOf(root)).toBe("diamond")
    tab.hand.back({ path: "/diamonds", search: "", index: 1 })
    await settled()
    await new Promise((done) => setTimeout(done, 60))
    expect(screenOf(root)).toBe("diamonds")
    await go("/%E0%A4%A")
    expect(navigation().getSnapshot().value).toBe("missing")
    expect(tab.written).toEqual(["push /diamonds", "push /diamonds/10248617/", "push /%E0%A4%A"])
    expect(tab.scrolls).toEqual(["restore 0", "remember 0", "top", "remember 1", "top", "remember 2", "restore 1", "remember 1"])
    expect(tab.focused).toEqual([
      ...["load from 0", "load to /", "push from 0", "push to /diamonds", "push from 1", "push to /diamonds/10248617/"],
      ...["pop from 2", "pop to /diamonds", "push from 1"]
    ])
    expect(tab.titles.at(-1)).toContain("не найдена")
    expect(foldInFreshProcess(exported(recorded), { module: "core/shop/machines-by-name.ts", name: "machines" }).differences).toEqual([])
  })

  it("opens the dialog that was left", async () => {
    const { loadDeferred, features, settled } = openShop()
    await settled()
    await loadDeferred({ wish: { key: "login", props: {} } })
    expect(features().dialogs?.getSnapshot().context.active?.key).toBe("login")
  })

  it("seats a screen's machine while its screen is shown, and no longer", async () => {
    const { go, root, settled, system } = openShop()
    await Promise.all([settled(), system.bring("journalDesk")])
    await go("/dev/journal")
    expect(root.getSnapshot().children["journalDesk"]?.getSnapshot().value).toBe("idle")
    await go("/diamonds")
    expect(root.getSnapshot().children["journalDesk"]).toBeUndefined()
  })

  it("shows the newer of two quick visits, whichever answers first", async () => {
    const answers = new Map<string, () => void>()
    const openPage: Calls["openPage"] = ({ path, screen }) =>
      new Promise((done) => answers.set(path, () => done(succeeded({ _tag: "Shown", data: pageData[screen] ?? {} }))))
    const { navigation, root, settled } = openShop({ openPage })
    const answered = async (path: string) => {
      for (let turn = 0; turn < 50 && !answers.has(path); turn++) await new Promise((done) => setTimeout(done, 2))
      answers.get(path)?.()
    }
    await answered("/")
    await settled()
    navigation().send({ type: "navigation.go", to: "/diamonds" })
    for (let turn = 0; turn < 50 && !answers.has("/diamonds"); turn++) await new Promise((done) => setTimeout(done, 2))
    navigation().send({ type: "navigation.go", to: "/diamonds/10248617/" })
    await answered("/diamonds/10248617/")
    answers.get("/diamonds")?.()
    await settled()
    expect(screenOf(root)).toBe("diamond")
    expect(navigation().getSnapshot().context.place.path).toBe("/diamonds/10248617/")
  })

  it("stays on the page before while a page fails, says so, and opens it when tried again", async () => {
    let online = false
    const refusal = failed({ _tag: "Unreachable" as const, call: "catalog.diamonds", requestId: null, timedOut: false })
    const openPage: Calls["openPage"] = ({ screen }) =>
      Promise.resolve(online || screen === "home" ? succeeded({ _tag: "Shown", data: pageData[screen] ?? {} }) : refusal)
    const { go, navigation, root, settled } = openShop({ openPage })
    await settled()
    await go("/diamonds")
    expect([navigation().getSnapshot().value, screenOf(root)]).toEqual(["failed", "home"])
    online = true
    navigation().send({ type: "navigation.retry" })
    await settled()
    expect([navigation().getSnapshot().value, screenOf(root)]).toEqual(["ready", "diamonds"])
  })
})

describe("a page that breaks while it is drawn", () => {
  const breakage = { message: "a bug", stack: null }
  const broken = async (path = "/diamonds") => {
    const shop = openShop()
    await shop.settled()
    if (path !== "/") await shop.go(path)
    shop.root.getSnapshot().children.page?.send({ type: "page.break", breakage })
    const fault = () => shop.navigation().getSnapshot().context.fault
    const wanted = () => shop.header().getSnapshot().context.wanted
    return { ...shop, fault, wanted }
  }

  it("[ERR-002] gives its place to the error page until the next page is shown, and its journal folds", async () => {
    const { fault, go, navigation, recorded, tab, wanted } = await broken()
    expect([navigation().getSnapshot().value, fault(), wanted()]).toEqual(["broken", "broken", "transparent-white"])
    expect(tab.titles.at(-1)).toContain("не загрузилась")
    await go("/")
    expect([navigation().getSnapshot().value, fault(), wanted()]).toEqual(["ready", null, "transparent-black"])
    expect(foldInFreshProcess(exported(recorded), { module: "core/shop/machines-by-name.ts", name: "machines" }).differences).toEqual([])
  })

  it.each(["/", "/jewelry/", "/cart", "/customer-service/contacts/", "/wishlist"])(
    "gives its place to the error page at %s too",
    async (path) => {
      const { fault, navigation } = await broken(path)
      expect([navigation().getSnapshot().context.place.path, fault()]).toEqual([path, "broken"])
    }
  )

  it("opens again where it is asked for again", async () => {
    const { fault, go, root } = await broken()
    await go("/diamonds")
    expect([fault(), screenOf(root)]).toEqual([null, "diamonds"])
  })
})

describe("the header of the shop", () => {
  it("[NAV-001, NAV-003] has its menu, its drawer and its search closed by every change of the route, and lets the page go", async () => {
    const { go, header, settled, tab } = openShop()
    await settled()
    const stands = () => {
      const held = tab.scrolls.filter((entry) => entry === "hold" || entry === "release").at(-1)
      return [header().getSnapshot().matches({ overlay: "open" }), held]
    }
    const back = async () => {
      tab.hand.back({ path: "/", search: "", index: 0 })
      await settled()
    }
    const choices = [
      { type: "header.chooseItem", item: "jewelry" },
      { type: "header.chooseHamburger" },
      { type: "header.chooseSearch" }
    ] as const
    for (const choice of choices) {
      for (const change of [() => go("/diamonds"), back, () => go("/%E0%A4%A")]) {
        header().send(choice)
        expect(stands()).toEqual([true, "hold"])
        await change()
        expect(stands()).toEqual([false, "release"])
      }
    }
  })

  it("[NAV-002] stands as each page wants it, from when the page is shown", async () => {
    const { go, header, settled } = openShop()
    await settled()
    const seen = [header().getSnapshot().context.wanted]
    for (const path of ["/diamonds", "/", "/%E0%A4%A", "/diamonds"]) {
      await go(path)
      seen.push(header().getSnapshot().context.wanted)
    }
    expect(seen).toEqual(["transparent-black", "default", "transparent-black", "transparent-white", "default"])
  })

  it("[LIM-001, ENT-002] hears of the scroll limit of 52 px and of Escape, and keeps the reference that it asked for", async () => {
    const { loadDeferred, header, features, settled, tab } = openShop()
    await settled()
    tab.hand.scroll(53)
    expect(header().getSnapshot().hasTag("white")).toBe(true)
    tab.hand.scroll(52)
    expect(header().getSnapshot().hasTag("white")).toBe(false)
    header().send({ type: "header.chooseSearch" })
    tab.hand.escape()
    expect(header().getSnapshot().matches({ overlay: "open" })).toBe(false)
    await loadDeferred()
    const known = features().reference
    if (known === undefined) throw new Error("nothing can be looked up")
    const { captchaClientKey, countries, domain, tooltips } = (await waitFor(known, (snapshot) => snapshot.matches("ready"))).context
    expect({ captchaClientKey, countries, domain, tooltips }).toEqual(reference)
  })
})

describe("a navigation of the shop's own code", () => {
  it("[NAV-010] out of the shop without permission raises an error and leaves nothing", async () => {
    const { navigation, settled, tab } = openShop()
    await settled()
    const raised: Array<string> = []
    navigation().on("navigation.refused", ({ refusal }) => raised.push(refusal._tag))
    navigation().send({ type: "navigation.go", to: "https://elsewhere.example/" })
    expect(navigation().getSnapshot().context.refusal).toEqual({ _tag: "ExternalNotAllowed", to: "https://elsewhere.example/" })
    expect([navigation().getSnapshot().value, tab.left, raised]).toEqual(["ready", [], ["ExternalNotAllowed"]])
  })

  it("[NAV-011] out of the shop with permission goes there", async () => {
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

  it("by a redirect of the page's data goes where it says, also out of the shop", async () => {
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

  it("by the redirect of an address without a page goes where it says, and Back does not lead there", async () => {
    const resolveTo =
      (to: string): Calls["resolve"] =>
      ({ path, search }) =>
        Promise.resolve(succeeded(path === "/gone" ? { _tag: "Moved", to, status: 301 } : resolve(path, search)))
    const inside = openShop({ resolve: resolveTo("/diamonds") })
    await inside.settled()
    await inside.go("/gone")
    expect([inside.navigation().getSnapshot().value, screenOf(inside.root)]).toEqual(["ready", "diamonds"])
    expect(inside.tab.written).toEqual(["push /gone", "replace /diamonds"])
    const outside = openShop({ resolve: resolveTo("https://elsewhere.example/") })
    await outside.settled()
    await outside.go("/gone")
    expect(outside.tab.left).toEqual(["https://elsewhere.example/"])
  })
})

describe("where the page stands after a change of the route", () => {
  const contacts = "/customer-service/contacts/"
  afterEach(() => void vi.useRealTimers())

  it("[LIM-015] is brought there 50 ms after the page has come, and not before", async () => {
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
    const { go, settled, tab } = openShop()
    await settled()
    for (const path of paths) await go(path)
    expect(tab.scrolls.filter((entry) => entry === "top")).toHaveLength(tops)
  })
})
