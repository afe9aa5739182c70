import { Effect, Layer, ManagedRuntime } from "effect"
import { describe, expect, it } from "vitest"
import { type AnyStateMachine, waitFor } from "xstate"
import { provideShop, type TabServices } from "../../app/provide-shop.ts"
import type { Calls } from "../../app/calls.ts"
import { failed, succeeded } from "../../core/actors/outcome.ts"
import type { Head as Tags } from "../../core/domain/head.ts"
import type { Place } from "../../core/domain/place.ts"
import { resolve } from "../../core/routes/resolve.ts"
import { Head } from "../../core/services/head.ts"
import { History } from "../../core/services/history.ts"
import type { PageRequest } from "../../core/services/pages.ts"
import { Scroll } from "../../core/services/scroll.ts"
import type { ShopActor } from "../../core/shop.ts"
import { cards, diamondOf, mainPage, menu } from "../support/diamonds.ts"
import { foldInFreshProcess } from "../support/fresh-process.ts"
import { exported, record } from "../support/recorded.ts"

/** A tab in memory: what was written to its history and its head, and a hand on its Back button. */
const makeTab = () => {
  const written: Array<string> = []
  const titles: Array<string> = []
  const scrolls: Array<string> = []
  const hand: { back: (place: Place) => void } = { back: () => undefined }
  const services: Layer.Layer<TabServices> = Layer.mergeAll(
    Layer.succeed(History, {
      current: Effect.never,
      write: (place, how) => Effect.sync(() => void written.push(`${how} ${place.path}`)),
      leave: () => Effect.never,
      watch: (tell) => Effect.callback<never>(() => void (hand.back = tell))
    }),
    Layer.succeed(Head, { write: ({ title }: Tags) => Effect.sync(() => void titles.push(title)) }),
    Layer.succeed(Scroll, {
      remember: (index) => Effect.sync(() => void scrolls.push(`remember ${index}`)),
      toTop: Effect.sync(() => void scrolls.push("top")),
      restore: (index) => Effect.sync(() => void scrolls.push(`restore ${index}`))
    })
  )
  return { services, written, titles, scrolls, hand }
}

const data = {
  home: { "pages.main": mainPage, "pages.meta": null },
  diamonds: { "catalog.diamonds": { items: cards, total: 12, page: 1, pages: 1 }, "pages.meta": null },
  diamond: { "catalog.diamond": diamondOf("round"), "pages.meta": null },
  journal: {}
}

/** The whole shop over a tab in memory and calls that answer at once, recorded. */
const openShop = (openPage?: Calls["openPage"]) => {
  const tab = makeTab()
  const calls: Calls = {
    resolve: ({ path, search }) => Promise.resolve(succeeded(resolve(path, search))),
    openPage: openPage ?? (({ screen }: PageRequest) => Promise.resolve(succeeded({ _tag: "Shown", data: data[screen] }))),
    loadMenu: () => Promise.resolve(succeeded(menu)),
    report: () => Promise.resolve(failed({ _tag: "NothingChosen" })),
    save: () => Promise.resolve(succeeded(undefined))
  }
  const { lazy, shop } = provideShop(ManagedRuntime.make(tab.services), () => Promise.resolve(calls))
  const recorded = record(shop as AnyStateMachine, "shop", { input: { place: { path: "/", search: "", index: 0 } } })
  const root = recorded.root as unknown as ShopActor
  const navigation = () => {
    const actor = root.getSnapshot().children.navigation
    if (actor === undefined) throw new Error("no navigation")
    return actor
  }
  const settled = () => waitFor(navigation(), (snapshot) => snapshot.hasTag("settled"))
  const go = async (to: string) => {
    navigation().send({ type: "navigation.go", to })
    await settled()
    await new Promise((done) => setTimeout(done, 60))
  }
  return { tab, recorded, root, lazy, navigation, settled, go }
}

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
    await go("/no/such/page")
    expect(navigation().getSnapshot().value).toBe("missing")
    expect(tab.written).toEqual(["push /diamonds", "push /diamonds/10248617/", "push /no/such/page"])
    expect(tab.scrolls).toEqual(["restore 0", "remember 0", "top", "remember 1", "top", "remember 2", "restore 1", "remember 1"])
    expect(tab.titles.at(-1)).toContain("не найдена")
    expect(foldInFreshProcess(exported(recorded), { module: "../../core/shop.ts", name: "machines" }).differences).toEqual([])
  })

  it("seats a screen's machine while its screen is shown, and no longer", async () => {
    const { go, lazy, root, settled } = openShop()
    await Promise.all([settled(), lazy.journalDesk.load()])
    await go("/dev/journal")
    expect(root.getSnapshot().children["journalDesk"]?.getSnapshot().value).toBe("idle")
    await go("/diamonds")
    expect(root.getSnapshot().children["journalDesk"]).toBeUndefined()
  })

  it("shows the newer of two quick visits, whichever answers first", async () => {
    const answers = new Map<string, () => void>()
    const openPage: Calls["openPage"] = ({ path, screen }) =>
      new Promise((done) => answers.set(path, () => done(succeeded({ _tag: "Shown", data: data[screen] }))))
    const { navigation, root, settled } = openShop(openPage)
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
      Promise.resolve(online || screen === "home" ? succeeded({ _tag: "Shown", data: data[screen] }) : refusal)
    const { go, navigation, root, settled } = openShop(openPage)
    await settled()
    await go("/diamonds")
    expect([navigation().getSnapshot().value, screenOf(root)]).toEqual(["failed", "home"])
    online = true
    navigation().send({ type: "navigation.retry" })
    await settled()
    expect([navigation().getSnapshot().value, screenOf(root)]).toEqual(["ready", "diamonds"])
  })
})
