// @vitest-environment jsdom
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { makePreloads } from "../../adapters/browser/preloads-browser.ts"

/** Stub of IntersectionObserver: the observed elements, and a way to report one as visible. */
const nothing: (link: Element) => void = () => undefined
const sight = { seen: new Set<Element>(), come: nothing }

beforeEach(() => {
  sight.seen.clear()
  history.replaceState(null, "", "/")
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: ReadonlyArray<{ isIntersecting: boolean; target: Element }>) => void) {
        sight.come = (target) => notify([{ isIntersecting: true, target }])
      }
      observe = (link: Element) => sight.seen.add(link)
      unobserve = (link: Element) => sight.seen.delete(link)
      disconnect = () => sight.seen.clear()
    }
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A tab whose idle callbacks the test triggers. */
const opened = (interaction: Promise<unknown> = Promise.resolve()) => {
  const reported: Array<string> = []
  const waiting: Array<() => void> = []
  const preloads = makePreloads((work) => void waiting.push(work), interaction)
  const rest = async () => {
    await turn()
    for (const work of waiting.splice(0)) work()
    await turn()
  }
  const stop = Effect.runCallback(preloads.links((to, from) => void reported.push(`${from} > ${to}`)))
  return { preloads, rest, stop, reported }
}
const turn = () => new Promise((done) => setTimeout(done))
const link = (href: string) => {
  const made = Object.assign(document.createElement("a"), { href, innerHTML: "<span></span>" })
  document.body.append(made)
  return made
}

describe("links", () => {
  it("are reported on hover or focus, only the shop's own", () => {
    const { reported, stop } = opened()
    link("/diamonds?sort=price").firstElementChild?.dispatchEvent(new MouseEvent("pointerover", { bubbles: true }))
    link("/cart").dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
    link("https://elsewhere.example/").dispatchEvent(new MouseEvent("pointerover", { bubbles: true }))
    document.body.dispatchEvent(new MouseEvent("pointerover", { bubbles: true }))
    stop()
    link("/late").dispatchEvent(new MouseEvent("pointerover", { bubbles: true }))
    expect(reported).toEqual(["/ > /diamonds?sort=price", "/ > /cart"])
  })

  it("are reported once when visible and the page is idle, also those rendered later", async () => {
    const first = link("/diamonds")
    const { reported, rest, stop } = opened()
    expect(sight.seen.size).toBe(0)
    await rest()
    const second = link("/jewelry/")
    await rest()
    expect([...sight.seen]).toEqual([first, second])
    sight.come(second)
    expect(reported).toEqual([])
    await rest()
    expect(reported).toEqual(["/ > /jewelry/"])
    expect([...sight.seen]).toEqual([first])
    stop()
    link("/cart")
    await rest()
    expect(sight.seen.size).toBe(0)
  })

  it("that are visible are observed after the first interaction only", async () => {
    const interaction = Promise.withResolvers<null>()
    const { reported, rest, stop } = opened(interaction.promise)
    const seen = link("/diamonds")
    await rest()
    expect(sight.seen.size).toBe(0)
    seen.dispatchEvent(new MouseEvent("pointerover", { bubbles: true }))
    expect(reported).toEqual(["/ > /diamonds"])
    interaction.resolve(null)
    await rest()
    await rest()
    expect([...sight.seen]).toEqual([seen])
    stop()
  })
})

describe("a file", () => {
  const asked: Array<readonly [string, RequestInit | undefined]> = []
  const answers = (answer: () => Promise<Response>) => {
    asked.length = 0
    vi.stubGlobal("fetch", (file: string, init?: RequestInit) => (asked.push([file, init]), answer()))
  }

  it("is loaded when the page is idle, with the lowest priority", async () => {
    answers(() => Promise.resolve(new Response("code")))
    const { preloads, rest, stop } = opened()
    const taken = Effect.runPromise(preloads.fetch("/assets/one.js"))
    await turn()
    expect(asked).toEqual([])
    await rest()
    await taken
    stop()
    expect(asked.map(([file, init]) => [file, init?.priority])).toEqual([["/assets/one.js", "low"]])
  })

  it("that fails to load reports the reason", async () => {
    for (const [answer, reason] of [
      [() => Promise.resolve(new Response("", { status: 404 })), "status 404"],
      [() => Promise.reject(new TypeError("no network")), "no network"]
    ] as const) {
      answers(answer)
      const { preloads, rest, stop } = opened()
      const taken = Effect.runPromise(Effect.flip(preloads.fetch("/assets/one.js")))
      await rest()
      expect(await taken).toMatchObject({ _tag: "FileUnavailable", reason })
      stop()
    }
  })

  it("in the document counts as loaded, whatever its link element has loaded", () => {
    document.head.innerHTML = `<link rel="modulepreload" href="/assets/two-a.js">`
    const { preloads, stop } = opened()
    expect(["/assets/two-a.js", "/assets/two-b.js"].map((file) => preloads.has(file))).toEqual([true, false])
    stop()
  })
})

describe("a visitor", () => {
  it.each([
    [undefined, false],
    [{ saveData: false, effectiveType: "4g" }, false],
    [{ saveData: true, effectiveType: "4g" }, true],
    [{ saveData: false, effectiveType: "slow-2g" }, true]
  ])("on the connection %j saves data: %s", (line, isSparing) => {
    vi.stubGlobal("navigator", { connection: line })
    expect(Effect.runSync(makePreloads(() => undefined, Promise.resolve()).isSparing)).toBe(isSparing)
  })
})
