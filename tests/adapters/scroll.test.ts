// @vitest-environment jsdom
import { Effect } from "effect"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { Scroll } from "../../core/services/ports/scroll.ts"

/** Scroll positions requested of the window. */
let gone: Array<number> = []
beforeEach(() => {
  gone = []
  sessionStorage.clear()
  history.replaceState(null, "", "/")
  window.scrollTo = (options?: number | ScrollToOptions) => void gone.push(typeof options === "object" ? (options.top ?? 0) : 0)
})

/** A reloaded document of the tab with fresh adapters; its history entry is numbered when the page hydrates. */
const opened = async (state: unknown, path: string) => {
  vi.resetModules()
  history.replaceState(state, "", path)
  const [{ layer }, { entryDocument }] = await Promise.all([
    import("../../adapters/browser/scroll-browser.ts"),
    import("../../adapters/browser/history/entry-number.ts")
  ])
  const run = (use: (scroll: Scroll["Service"]) => Effect.Effect<void>) =>
    Effect.runSync(Effect.provide(Effect.flatMap(Scroll, use), layer))
  run(() => Effect.void)
  const numbered = { index: 0, document: entryDocument() }
  history.replaceState(numbered, "", path)
  return {
    numbered,
    leaveAt: (top: number) => {
      Object.defineProperty(window, "scrollY", { value: top, configurable: true, writable: true })
      run((scroll) => scroll.remember(0))
    },
    restored: () => {
      run((scroll) => scroll.restore(0))
      return gone.at(-1)
    }
  }
}

describe("the place of a page", () => {
  it("is restored beside damaged ones", async () => {
    const list = await opened(null, "/diamonds/")
    list.leaveAt(400)
    const stored = Object(JSON.parse(sessionStorage.getItem("gran.scroll") ?? "{}")) as object
    sessionStorage.setItem("gran.scroll", JSON.stringify({ ...stored, "other 1": null, "other 2": "far" }))
    expect((await opened(list.numbered, "/diamonds/")).restored()).toBe(400)
  })

  it("is separate for every document of the tab: a page opened by its address stays where its visitor has scrolled", async () => {
    ;(await opened(null, "/diamonds/")).leaveAt(400)
    expect((await opened(null, "/jewelry/")).restored()).toBeUndefined()
  })

  it("is restored after a reload, and by Back to an earlier document", async () => {
    const list = await opened(null, "/diamonds/")
    list.leaveAt(400)
    expect((await opened(list.numbered, "/diamonds/")).restored()).toBe(400)
    ;(await opened(null, "/jewelry/")).leaveAt(120)
    expect((await opened(list.numbered, "/diamonds/")).restored()).toBe(400)
  })

  it("is the top of a page that has been emptied meanwhile", async () => {
    const cart = await opened(null, "/cart")
    cart.leaveAt(403)
    document.body.innerHTML = "<main data-from-top></main>"
    expect((await opened(cart.numbered, "/cart")).restored()).toBe(0)
    document.body.innerHTML = ""
    expect((await opened(cart.numbered, "/cart")).restored()).toBe(403)
  })
})
