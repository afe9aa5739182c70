// @vitest-environment jsdom
import { Effect, Layer } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import * as gesturesBrowser from "../../adapters/browser/gestures-browser.ts"
import * as headBrowser from "../../adapters/browser/head-browser.ts"
import * as historyBrowser from "../../adapters/browser/history/history-browser.ts"
import * as scrollBrowser from "../../adapters/browser/scroll-browser.ts"
import * as tabStorageBrowser from "../../adapters/browser/tab-storage-browser.ts"
import * as tabStorageMemory from "../../adapters/memory/tab-storage-memory.ts"
import * as vaultMemory from "../../adapters/memory/vault-memory.ts"
import type { Place } from "../../core/domain/url/place.ts"
import { Gestures } from "../../core/services/ports/gestures.ts"
import { Head } from "../../core/services/ports/head.ts"
import { History } from "../../core/services/ports/history.ts"
import { Scroll } from "../../core/services/ports/scroll.ts"
import { TabStorage } from "../../core/services/ports/tab-storage.ts"
import { Vault } from "../../core/services/ports/vault.ts"

beforeEach(() => history.replaceState(null, "", "/"))
afterEach(() => sessionStorage.clear())

describe("the vault", () => {
  it("returns a secret to the actor that stored it, until it is cleared", async () => {
    const seen = await Effect.runPromise(
      Effect.gen(function* () {
        const vault = yield* Vault
        yield* vault.put("shop/login", "password", "hunter2")
        const stored = [yield* vault.read("shop/login", "password"), yield* vault.read("shop/other", "password")]
        yield* vault.clear("shop/login")
        return [...stored, yield* vault.read("shop/login", "password")]
      }).pipe(Effect.provide(vaultMemory.layer))
    )
    expect(seen).toEqual(["hunter2", undefined, undefined])
  })
})

describe("the tab's history", () => {
  const layer = Layer.provideMerge(historyBrowser.layer, vaultMemory.layer)
  const within = <A>(program: Effect.Effect<A, never, History | Vault>) => Effect.runPromise(Effect.provide(program, layer))
  const here = Effect.flatMap(History, (service) => service.current)

  it("[SESS-008] moves the secrets of an address into the vault before it reports the place", async () => {
    history.replaceState(null, "", "/diamonds?silenceIsGold=s3cret&sort=price&password-reset=t0ken#top")
    const [place, admin, reset] = await within(
      Effect.gen(function* () {
        const found = yield* here
        const vault = yield* Vault
        return [found, yield* vault.read("address", "silenceIsGold"), yield* vault.read("address", "password-reset")] as const
      })
    )
    expect(place).toEqual({ path: "/diamonds", search: "?sort=price", index: 0 })
    expect([admin, reset]).toEqual(["s3cret", "t0ken"])
    expect(location.href).toMatch(/\/diamonds\?sort=price#top$/)
  })

  it("numbers its entries, and finds the number again", async () => {
    const place: Place = { path: "/diamonds/2", search: "", index: 1 }
    await within(Effect.flatMap(History, (service) => service.write(place, "push")))
    expect(location.pathname).toBe("/diamonds/2")
    expect(await within(here)).toEqual(place)
  })

  it("reports Back while it is watched", async () => {
    const reported: Array<Place> = []
    const stop = Effect.runCallback(
      Effect.provide(
        Effect.flatMap(History, (service) => service.watch((place) => reported.push(place))),
        layer
      )
    )
    history.replaceState({ index: 0 }, "", "/")
    history.pushState({ index: 1 }, "", "/diamonds")
    history.back()
    await vi.waitFor(() => expect(reported).toEqual([{ path: "/", search: "", index: 0 }]))
    stop()
    history.forward()
    await vi.waitFor(() => expect(location.pathname).toBe("/diamonds"))
    expect(reported).toHaveLength(1)
  })
})

describe("the document's head", () => {
  it("is updated on each page, and drops tags that the next page lacks", async () => {
    const write = (head: Parameters<Head["Service"]["write"]>[0]) =>
      Effect.runPromise(Effect.flatMap(Head, (service) => service.write(head)).pipe(Effect.provide(headBrowser.layer)))
    const content = (selector: string, attribute: string) => document.head.querySelector(selector)?.getAttribute(attribute)
    const one = { title: "Один", description: "о нём", keywords: "слово", robots: "index, follow", canonical: "/one", image: "/one.webp" }
    await write(one)
    expect(content('meta[property="og:description"]', "content")).toBe("о нём")
    await write({ ...one, title: "Два", description: null, robots: "noindex, nofollow", canonical: "/two", image: "/two.webp" })
    expect(document.title).toBe("Два")
    expect(content('meta[name="description"]', "content")).toBeUndefined()
    expect(content('meta[property="og:description"]', "content")).toBeUndefined()
    expect(content('meta[name="robots"]', "content")).toBe("noindex, nofollow")
    expect(content('link[rel="canonical"]', "href")).toBe(`${location.origin}/two`)
    const shared = ["title", "url", "image"].map((name) => content(`meta[property="og:${name}"]`, "content"))
    expect(shared).toEqual(["Два", `${location.origin}/two`, `${location.origin}/two.webp`])
    expect(document.head.querySelectorAll("link[rel=canonical]")).toHaveLength(1)
  })
})

describe("scroll", () => {
  const scrolled = (y: number) => Object.assign(window, { scrollY: y })

  it("is restored for a visited entry, also after a reload, and at the top for a new one, but not in a new document", async () => {
    const asked: Array<unknown> = []
    window.scrollTo = (to?: ScrollToOptions | number) => void asked.push(typeof to === "object" ? to.top : to)
    const run = (program: Effect.Effect<void, never, Scroll>) => Effect.runPromise(Effect.provide(program, scrollBrowser.layer))
    scrolled(640)
    await run(Effect.flatMap(Scroll, (scroll) => scroll.remember(3)))
    await run(Effect.flatMap(Scroll, (scroll) => scroll.restore(3)))
    await run(Effect.flatMap(Scroll, (scroll) => scroll.restore(4)))
    expect(asked).toEqual([640])
    await run(Effect.flatMap(Scroll, (scroll) => Effect.andThen(scroll.remember(3), scroll.restore(4))))
    expect(asked).toEqual([640, 0])
  })

  it("restores the first visible item to its position, at any place of the changed list", async () => {
    const asked: Array<unknown> = []
    window.scrollTo = () => undefined
    window.scrollBy = (by?: ScrollToOptions | number) => void asked.push(typeof by === "object" ? by.top : by)
    const run = (program: Effect.Effect<void, never, Scroll>) => Effect.runPromise(Effect.provide(program, scrollBrowser.layer))
    const itemAt = (top: number, index: number, height = 300) => {
      const item = Object.assign(document.createElement("p"), { getBoundingClientRect: () => ({ top, bottom: top + height }) })
      item.dataset["item"] = `1024${index}`
      return item
    }
    const itemsAt = (...tops: ReadonlyArray<number>) => document.body.replaceChildren(...tops.map((top, index) => itemAt(top, index)))
    scrolled(640)
    itemsAt(-500, -100, 200)
    await run(Effect.flatMap(Scroll, (scroll) => scroll.remember(6)))
    itemsAt(-300, 140, 480)
    document.body.prepend(itemAt(0, 1, 0))
    await run(Effect.flatMap(Scroll, (scroll) => scroll.restore(6)))
    document.body.replaceChildren()
    await run(Effect.flatMap(Scroll, (scroll) => scroll.restore(6)))
    expect(asked).toEqual([240])
  })

  it("reports crossing a limit, and nothing between, while it is watched", async () => {
    const reported: Array<boolean> = []
    scrolled(10)
    const watch = Effect.flatMap(Scroll, (scroll) =>
      scroll.watch(
        (top) => top > 52,
        (isBeyond) => reported.push(isBeyond)
      )
    )
    const stop = Effect.runCallback(Effect.provide(watch, scrollBrowser.layer))
    const to = (y: number) => {
      scrolled(y)
      dispatchEvent(new Event("scroll"))
    }
    for (const y of [20, 52, 53, 400, 80, 52, 0]) to(y)
    expect(reported).toEqual([true, false])
    stop()
    await vi.waitFor(() => {
      reported.length = 0
      to(0)
      to(900)
      expect(reported).toEqual([])
    })
  })

  it("is locked from the first lock to the last release", async () => {
    const hold = () =>
      Effect.runCallback(
        Effect.provide(
          Effect.flatMap(Scroll, (scroll) => scroll.hold),
          scrollBrowser.layer
        )
      )
    const isHeld = () => "held" in document.documentElement.dataset
    const [first, second] = [hold(), hold()]
    expect(isHeld()).toBe(true)
    first()
    await Promise.resolve()
    expect(isHeld()).toBe(true)
    second()
    await vi.waitFor(() => expect(isHeld()).toBe(false))
  })

  it("starts fresh if its storage is damaged", async () => {
    sessionStorage.setItem("gran.scroll", "{")
    const restored = Effect.flatMap(Scroll, (scroll) => scroll.restore(1))
    window.scrollTo = () => undefined
    await expect(Effect.runPromise(Effect.provide(restored, scrollBrowser.layer))).resolves.toBeUndefined()
  })
})

describe("gestures", () => {
  const watching = (watch: (gestures: Gestures["Service"]) => Effect.Effect<never>) =>
    Effect.runCallback(Effect.provide(Effect.flatMap(Gestures, watch), gesturesBrowser.layer))
  const press = (key: string, more: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }))

  it("report Escape, except one that ends an IME composition", () => {
    let escapes = 0
    const stop = watching((gestures) => gestures.escapes(() => (escapes += 1)))
    press("Enter")
    press("Escape", { isComposing: true })
    press("Escape")
    expect(escapes).toBe(1)
    stop()
  })

  it("report a press outside the marked element, and none inside", () => {
    let presses = 0
    document.body.innerHTML = "<p data-tooltip><b>внутри</b></p><i>снаружи</i>"
    const stop = watching((gestures) => gestures.pressesOutside("tooltip", () => (presses += 1)))
    for (const name of ["b", "i"]) document.querySelector(name)?.dispatchEvent(new Event("pointerdown", { bubbles: true }))
    expect(presses).toBe(1)
    stop()
  })
})

describe.each([
  ["memory", tabStorageMemory.layer()],
  ["the browser", tabStorageBrowser.layer]
])("tab storage in %s", (_, layer) => {
  it("returns written values, and nothing after a removal", async () => {
    const seen = await Effect.runPromise(
      Effect.gen(function* () {
        const storage = yield* TabStorage
        const before = yield* storage.read("key")
        yield* storage.write("key", "text")
        const written = yield* storage.read("key")
        yield* storage.remove("key")
        return [before, written, yield* storage.read("key")]
      }).pipe(Effect.provide(layer))
    )
    expect(seen).toEqual([undefined, "text", undefined])
  })
})

it("reports a refusal when the browser forbids storage", async () => {
  const forbidden = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError")
  })
  const write = Effect.flatMap(TabStorage, (storage) => storage.write("key", "text")).pipe(Effect.provide(tabStorageBrowser.layer))
  expect(await Effect.runPromise(Effect.flip(write))).toMatchObject({ _tag: "StorageRefused" })
  forbidden.mockRestore()
})
