// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { printArrangement } from "../../core/domain/catalogue/arrangement.ts"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"
import { endFirstScript, runFirstScript } from "../support/view/first-script.ts"

const html = document.documentElement
const facesOfAll = ["400 1em 'Golos Text'", "500 1em 'Golos Text'", "300 1em 'Noto Serif Display'"]
const load = vi.fn<(font: string) => Promise<ReadonlyArray<FontFace>>>()

beforeEach(() => {
  load.mockResolvedValue([])
  Object.defineProperty(document, "fonts", { configurable: true, value: { load } })
})
afterEach(() => {
  endFirstScript()
  vi.restoreAllMocks()
  vi.useRealTimers()
  load.mockReset()
  localStorage.clear()
  document.body.innerHTML = ""
  for (const name of Object.keys(html.dataset)) delete html.dataset[name]
})

describe("a list before it is painted", () => {
  const parse = () => {
    document.body.innerHTML = '<input type="radio" name="grid" value="one" checked><input type="radio" name="grid" value="two">'
    return Promise.resolve()
  }
  const checked = () => document.querySelector<HTMLInputElement>("[name=grid]:checked")?.value

  it("has its visitor's arrangement as soon as its controls are parsed", async () => {
    const stored = printArrangement({ mobileGridLayout: "two", filters: "hidden", showRuValuesFor: [], plotTones: "color" })
    localStorage.setItem(storageKeys.arrangement, stored)
    runFirstScript()
    expect(html.dataset["arranged"]).toBe(stored)
    await parse()
    expect(checked()).toBe("two")
  })

  it("keeps a choice made after the document was parsed", async () => {
    localStorage.setItem(storageKeys.arrangement, "grid=two")
    runFirstScript()
    await parse()
    dispatchEvent(new Event("DOMContentLoaded"))
    document.querySelector<HTMLInputElement>("[value=one]")?.click()
    document.body.append(document.createElement("p"))
    await Promise.resolve()
    expect(checked()).toBe("one")
  })

  it("has the default arrangement for a visitor without one", async () => {
    runFirstScript()
    await parse()
    expect([html.dataset["arranged"], checked()]).toEqual(["", "one"])
  })

  it("has the default arrangement in a browser that forbids storage", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError")
    })
    runFirstScript()
    await parse()
    expect([html.dataset["arranged"], checked()]).toEqual(["", "one"])
  })
})

describe("a page being drawn", () => {
  const isLoading = (state: DocumentReadyState) => vi.spyOn(document, "readyState", "get").mockReturnValue(state)
  const isDrawn = () => html.dataset["drawing"] === undefined
  const imported: Array<string> = []
  const draw = (...files: ReadonlyArray<string>) =>
    runFirstScript({ files, load: (file) => Promise.resolve().then(() => imported.push(file)) })

  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] }))

  it("is drawn when it has loaded and painted two frames", async () => {
    isLoading("interactive")
    draw()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isDrawn()).toBe(false)
    dispatchEvent(new Event("load"))
    await vi.advanceTimersByTimeAsync(100)
    expect(isDrawn()).toBe(true)
  })

  it("may have loaded before the script runs", async () => {
    isLoading("complete")
    draw()
    expect(isDrawn()).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(isDrawn()).toBe(true)
  })

  describe("with a largest picture, in a browser that reports its paint", () => {
    const report = vi.fn<(startTime: number) => void>()
    const loadPage = async (body = '<img fetchpriority="high" alt="">') => {
      document.body.innerHTML = body
      isLoading("interactive")
      draw()
      dispatchEvent(new Event("load"))
      await vi.advanceTimersByTimeAsync(100)
    }
    beforeEach(() => {
      class Paints {
        static readonly supportedEntryTypes = ["largest-contentful-paint"]
        constructor(notify: (list: { getEntries: () => ReadonlyArray<object> }, observer: Paints) => void) {
          report.mockImplementation((startTime) => notify({ getEntries: () => [{ startTime }] }, this))
        }
        observe = vi.fn<() => void>()
        disconnect = vi.fn<() => void>()
      }
      vi.stubGlobal("PerformanceObserver", Paints)
    })
    afterEach(() => {
      vi.unstubAllGlobals()
      report.mockReset()
    })

    it("is drawn when that picture is on the screen, not when text was before it", async () => {
      await loadPage()
      report(0)
      await vi.advanceTimersByTimeAsync(100)
      expect(isDrawn()).toBe(false)
      report(performance.now())
      await vi.advanceTimersByTimeAsync(1)
      expect(isDrawn()).toBe(true)
    })

    it("waits half a second for the report, as for a picture that is not the largest", async () => {
      await loadPage()
      expect(isDrawn()).toBe(false)
      await vi.advanceTimersByTimeAsync(500)
      expect(isDrawn()).toBe(true)
    })

    it("waits for no report without such a picture", async () => {
      await loadPage("<h1>Вопросы и ответы</h1>")
      expect(isDrawn()).toBe(true)
    })
  })

  it.each(["pointerdown", "keydown", "scroll"])("counts as drawn for a visitor who does not wait (%s)", (touch) => {
    isLoading("interactive")
    draw()
    dispatchEvent(new Event(touch))
    expect(isDrawn()).toBe(true)
  })

  it("counts as drawn after 2.5 seconds", async () => {
    isLoading("interactive")
    draw()
    await vi.advanceTimersByTimeAsync(2_499)
    expect(isDrawn()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isDrawn()).toBe(true)
  })

  it("imports the entry modules then, in order and once", async () => {
    imported.length = 0
    isLoading("interactive")
    draw("/sample.js", "/boot.js")
    expect(imported).toEqual([])
    dispatchEvent(new Event("keydown"))
    dispatchEvent(new Event("pointerdown"))
    await vi.waitFor(() => expect(imported).toEqual(["/sample.js", "/boot.js"]))
  })

  describe("with a part of its rules", () => {
    const rules = () => document.head.querySelector<HTMLLinkElement>('link[href="/home.css"]')
    beforeEach(() => {
      imported.length = 0
      isLoading("interactive")
      runFirstScript({ files: ["/boot.js"], load: (file) => Promise.resolve(imported.push(file)), rules: "/home.css" })
      document.body.innerHTML = '<div id="missing" hidden></div>'
    })
    afterEach(() => {
      rules()?.remove()
      globalThis.allRules = undefined
    })

    it("loads all rules beside the entry modules once it is drawn", async () => {
      expect([rules(), globalThis.allRules]).toEqual([null, undefined])
      dispatchEvent(new Event("scroll"))
      expect(rules()?.rel).toBe("stylesheet")
      await vi.waitFor(() => expect(imported).toEqual(["/boot.js"]))
      rules()?.dispatchEvent(new Event("load"))
      await expect(globalThis.allRules).resolves.toBeInstanceOf(Event)
      expect(document.getElementById("missing")?.hidden).toBe(true)
    })

    it("shows the notice of missing files if they do not load", async () => {
      dispatchEvent(new Event("scroll"))
      rules()?.dispatchEvent(new Event("error"))
      await expect(globalThis.allRules).rejects.toBeInstanceOf(Event)
      expect(document.getElementById("missing")?.hidden).toBe(false)
    })
  })

  it.each([
    ["<h1>Бриллианты</h1>", facesOfAll],
    ["<h1>Свет, выверенный <em>до градуса</em></h1>", [...facesOfAll, "italic 300 1em 'Noto Serif Display'"]]
  ])("shows fallback fonts until those of the first view have loaded, after the pictures: %s", async (title, faces) => {
    document.body.innerHTML = title
    isLoading("interactive")
    const { promise, resolve } = Promise.withResolvers<ReadonlyArray<FontFace>>()
    load.mockReturnValue(promise)
    draw()
    expect([html.dataset["plain"], load.mock.calls]).toEqual(["", []])
    dispatchEvent(new Event("scroll"))
    expect([html.dataset["plain"], load.mock.calls.map(([font]) => font)]).toEqual(["", faces])
    resolve([])
    await vi.waitFor(() => expect(html.dataset["plain"]).toBe(undefined))
  })

  it("loads the fonts at once for a visitor who has them in the cache", async () => {
    isLoading("interactive")
    draw()
    dispatchEvent(new Event("scroll"))
    await vi.waitFor(() => expect(html.dataset["plain"]).toBe(undefined))
    load.mockClear()
    draw()
    expect(load).toHaveBeenCalledTimes(facesOfAll.length)
    dispatchEvent(new Event("scroll"))
    await Promise.resolve()
    expect(load).toHaveBeenCalledTimes(facesOfAll.length)
  })

  it("has fallback fonts if the others do not load, and tries again on the next page", async () => {
    isLoading("interactive")
    load.mockRejectedValue(new DOMException("", "NetworkError"))
    draw()
    dispatchEvent(new Event("scroll"))
    await Promise.resolve()
    expect([html.dataset["plain"], localStorage.length]).toEqual(["", 0])
  })
})
