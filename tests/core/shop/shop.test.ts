import { describe, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { foldInFreshProcess } from "../../../qa/paths/fresh-process.ts"
import { openShop, pageData } from "../../support/server/open-shop.ts"
import { exportJournal } from "../../../qa/paths/recorded.ts"
import { screenOf } from "../../support/shown-screen.ts"

describe("the shop", () => {
  it("walks home, diamonds, a diamond, Back and an unknown address, and its journal folds in a fresh process", async () => {
    const { go, navigation, recorded, root, scrolled, settled, tab } = openShop()
    await settled()
    await go("/diamonds")
    await scrolled()
    await go("/diamonds/10248617/")
    await scrolled()
    expect(screenOf(root)).toBe("diamond")
    tab.hand.back({ path: "/diamonds", search: "", index: 1 })
    await settled()
    await scrolled()
    expect(screenOf(root)).toBe("diamonds")
    await go("/%E0%A4%A")
    await scrolled()
    expect(navigation().getSnapshot().value).toBe("missing")
    expect(tab.written).toEqual(["push /diamonds", "push /diamonds/10248617/", "push /%E0%A4%A"])
    expect(tab.scrolls).toEqual(["restore 0", "remember 0", "top", "remember 1", "top", "remember 2", "restore 1", "remember 1", "top"])
    expect(tab.focused).toEqual([
      ...["load from 0", "load to /", "push from 0", "push to /diamonds", "push from 1", "push to /diamonds/10248617/"],
      ...["pop from 2", "pop to /diamonds", "push from 1", "push to /%E0%A4%A"]
    ])
    expect(tab.titles.at(-1)).toContain("не найдена")
    expect(foldInFreshProcess(exportJournal(recorded), { module: "core/shop/machines-by-name.ts", name: "machines" }).differences).toEqual(
      []
    )
  })

  it("restores the open dialog", async () => {
    const { loadDeferred, features, settled } = openShop()
    await settled()
    await loadDeferred({ wish: { key: "login", props: {} } })
    expect(features().dialogs?.getSnapshot().context.active?.key).toBe("login")
  })

  it("runs a screen's machine only while its screen is shown", async () => {
    const { go, root, settled, system } = openShop()
    await Promise.all([settled(), system.load("journalDesk")])
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

  it("shows the previous page and a message while a page fails, and opens it on retry", async () => {
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

describe("a page that crashes while rendering", () => {
  const breakage = { message: "a bug", stack: null }
  const broken = async (path = "/diamonds") => {
    const shop = openShop()
    await shop.settled()
    if (path !== "/") await shop.go(path)
    shop.root.getSnapshot().children.page?.send({ type: "page.break", breakage })
    const fault = () => shop.navigation().getSnapshot().context.fault
    const variant = () => shop.header().getSnapshot().context.wanted
    return { ...shop, fault, variant }
  }

  it("[ERR-002] is replaced by the error page until the next page is shown, and its journal folds", async () => {
    const { fault, go, navigation, recorded, tab, variant } = await broken()
    expect([navigation().getSnapshot().value, fault(), variant()]).toEqual(["broken", "broken", "transparent-white"])
    expect(tab.titles.at(-1)).toContain("не загрузилась")
    await go("/")
    expect([navigation().getSnapshot().value, fault(), variant()]).toEqual(["ready", null, "transparent-black"])
    expect(foldInFreshProcess(exportJournal(recorded), { module: "core/shop/machines-by-name.ts", name: "machines" }).differences).toEqual(
      []
    )
  })

  it.each(["/", "/jewelry/", "/cart", "/customer-service/contacts/", "/wishlist"])(
    "is replaced by the error page at %s too",
    async (path) => {
      const { fault, navigation } = await broken(path)
      expect([navigation().getSnapshot().context.place.path, fault()]).toEqual([path, "broken"])
    }
  )

  it("opens again when requested again", async () => {
    const { fault, go, root } = await broken()
    await go("/diamonds")
    expect([fault(), screenOf(root)]).toEqual([null, "diamonds"])
  })
})
