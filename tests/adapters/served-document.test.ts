// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { arrange, drawn, fetchNamed } from "../../adapters/browser/served-document.ts"
import { printArrangement } from "../../core/domain/catalogue/arrangement.ts"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import { stateId } from "../../core/shop/page-state.ts"

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
  document.head.innerHTML = ""
  document.body.innerHTML = ""
  delete document.documentElement.dataset["arranged"]
})

describe("a list before it is painted", () => {
  beforeEach(() => {
    document.body.innerHTML = '<input type="radio" name="grid" value="one" checked><input type="radio" name="grid" value="two">'
  })
  const checked = () => document.querySelector<HTMLInputElement>("[name=grid]:checked")?.value

  it("has its visitor's arrangement", () => {
    const kept = printArrangement({ mobileGridLayout: "two", filters: "hidden", showRuValuesFor: [] })
    localStorage.setItem(storageKeys.arrangement, kept)
    arrange()
    expect([document.documentElement.dataset["arranged"], checked()]).toEqual([kept, "two"])
  })

  it("has the default arrangement for a visitor without one", () => {
    arrange()
    expect([document.documentElement.dataset["arranged"], checked()]).toEqual(["", "one"])
  })

  it("has the default arrangement in a browser that forbids storage", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError")
    })
    arrange()
    expect([document.documentElement.dataset["arranged"], checked()]).toEqual([undefined, "one"])
  })
})

describe("a drawn page", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] }))

  /** Records whether the document counts as drawn, and since when. */
  const wait = () => {
    const seen = { isDrawn: false }
    void drawn().then(() => (seen.isDrawn = true))
    return seen
  }
  const isLoading = (state: DocumentReadyState) => vi.spyOn(document, "readyState", "get").mockReturnValue(state)

  it("has loaded, and painted two frames", async () => {
    isLoading("interactive")
    const seen = wait()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(seen.isDrawn).toBe(false)
    dispatchEvent(new Event("load"))
    await vi.advanceTimersByTimeAsync(100)
    expect(seen.isDrawn).toBe(true)
  })

  it("may have loaded before the check", async () => {
    isLoading("complete")
    const seen = wait()
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.isDrawn).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(seen.isDrawn).toBe(true)
  })

  it.each(["pointerdown", "keydown"])("counts as complete for a visitor who does not wait (%s)", async (touch) => {
    isLoading("interactive")
    const seen = wait()
    dispatchEvent(new Event(touch))
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.isDrawn).toBe(true)
  })

  it("is waited for three seconds at most", async () => {
    isLoading("interactive")
    const seen = wait()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(seen.isDrawn).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(seen.isDrawn).toBe(true)
  })
})

describe("the files named by the server", () => {
  const links = () => [...document.head.querySelectorAll("link")].map((link) => [link.rel, link.getAttribute("href"), link.disabled])

  it("are loaded, styles as loaded for Vite if the page's own stylesheet has loaded", () => {
    const own = document.head.appendChild(Object.assign(document.createElement("link"), { rel: "stylesheet" }))
    Object.defineProperty(own, "sheet", { value: {} })
    document.body.innerHTML = `<script id="${stateId}" data-modules="/a.js /b.js" data-styles="/a.css"></script>`
    fetchNamed()
    expect(links().slice(1)).toEqual([
      ["modulepreload", "/a.js", undefined],
      ["modulepreload", "/b.js", undefined],
      ["stylesheet", "/a.css", true]
    ])
  })

  it("are loaded normally if it has not", () => {
    document.body.innerHTML = `<script id="${stateId}" data-modules="" data-styles="/a.css"></script>`
    fetchNamed()
    expect(links()).toEqual([["stylesheet", "/a.css", false]])
  })

  it.each(["", `<script id="${stateId}" data-modules="" data-styles=""></script>`])("may be empty", (html) => {
    document.body.innerHTML = html
    fetchNamed()
    expect(links()).toEqual([])
  })
})
