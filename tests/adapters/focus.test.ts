// @vitest-environment jsdom
import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { makeFocus } from "../../adapters/browser/focus-browser.ts"
import type { Focus } from "../../core/services/ports/focus.ts"

const observerBefore = Object.getOwnPropertyDescriptor(globalThis, "ResizeObserver")

/** jsdom has no layout: every element in the page counts as visible. */
const withPlaces = () => {
  Element.prototype.checkVisibility = function isVisible() {
    return this.isConnected && this.closest("[hidden], dialog:not([open])") === null
  }
  globalThis.ResizeObserver = class {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
}

/** Listeners of the tab last as long as the document, which the next file shares. */
const cleanups: Array<() => void> = []
const noteListeners = (target: EventTarget) => {
  const add = target.addEventListener.bind(target)
  vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
    add(type, listener, options)
    cleanups.push(() => target.removeEventListener(type, listener, options))
  })
}

let focus: Focus["Service"]
beforeAll(() => {
  withPlaces()
  noteListeners(document)
  noteListeners(globalThis)
  const Observer = globalThis.MutationObserver
  vi.stubGlobal(
    "MutationObserver",
    class extends Observer {
      constructor(look: MutationCallback) {
        super(look)
        cleanups.push(() => this.disconnect())
      }
    }
  )
  focus = makeFocus()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterAll(async () => {
  vi.useRealTimers()
  for (const cleanUp of cleanups) cleanUp()
  await focusMoved()
  document.body.replaceChildren()
  Reflect.deleteProperty(Element.prototype, "checkVisibility")
  if (observerBefore === undefined) Reflect.deleteProperty(globalThis, "ResizeObserver")
  else Object.defineProperty(globalThis, "ResizeObserver", observerBefore)
})
beforeEach(() => vi.useRealTimers())

const draw = (html: string) => void (document.body.innerHTML = `<main tabindex="-1">${html}</main>`)
const the = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}
const focusMoved = () => new Promise((done) => setTimeout(done, 160))
const at = () => document.activeElement?.id

type Visit = Parameters<Focus["Service"]["arrive"]>[0]
const visit = (kind: Visit["kind"], from: number, index: number, isSteady = false): Visit => ({
  ...{ kind, from, isSteady },
  place: { path: "/", search: "", index }
})
const run = (effect: Effect.Effect<void>) => Effect.runPromise(effect)

const list = `<h1 id="h">Кольца</h1><ul><li><a id="a" href="/a">А</a></li><li><a id="b" href="/b">Б</a></li></ul>`
const product = `<h1 id="product">Кольцо</h1><button id="buy">В корзину</button>`

describe("the focus after its element is removed", () => {
  it("moves to the replacement", async () => {
    draw(`<h1>Кольцо</h1><section><div><button id="buy">В корзину</button><button id="other">Заказ</button></div></section>`)
    the("#buy").focus()
    the("#buy").outerHTML = `<a id="there" href="/cart">В корзине</a>`
    await focusMoved()
    expect(at()).toBe("there")
  })

  it("is remembered without measuring the page", () => {
    draw(`<section><button id="buy">В корзину</button><button>Заказ</button></section>`)
    const rects = vi.spyOn(Element.prototype, "getClientRects")
    the("#buy").focus()
    expect(rects).not.toHaveBeenCalled()
    rects.mockRestore()
  })

  it("moves to the next of its group, and from the last to the previous", async () => {
    draw(
      `<h1>Корзина</h1><ul><li><button id="one">1</button></li><li><button id="two">2</button></li><li><button id="three">3</button></li></ul>`
    )
    the("#two").focus()
    the("#two").parentElement?.remove()
    await focusMoved()
    expect(at()).toBe("three")
    the("#three").parentElement?.remove()
    await focusMoved()
    expect(at()).toBe("one")
  })

  it("moves to the page's heading if all of its group are removed, and no field opens a keyboard", async () => {
    draw(`<h1 id="h">Корзина</h1><p><input id="field"><button id="gone">Убрать</button></p>`)
    the("#gone").focus()
    the("#gone").remove()
    await focusMoved()
    expect(at()).toBe("h")
  })

  it("moves along with a heading that is rendered again", async () => {
    draw(`<h1 id="before">Корзина</h1>`)
    await run(focus.arrive(visit("push", 0, 1)))
    expect(at()).toBe("before")
    draw(`<h1 id="after">Корзина</h1><button>Очистить</button>`)
    await focusMoved()
    expect(at()).toBe("after")
  })

  it("moves to the opener of a dialog that is closed", async () => {
    draw(`<h1>Кольцо</h1><section><button id="buy">В корзину</button></section><dialog open><button id="inside">Дальше</button></dialog>`)
    the("#buy").focus()
    the("#inside").focus()
    the("#buy").outerHTML = `<a id="there" href="/cart">В корзине</a>`
    the("dialog").remove()
    await focusMoved()
    expect(at()).toBe("there")
  })

  it("is left alone if the visitor has pressed elsewhere", async () => {
    draw(`<h1>Кольцо</h1><p id="words">Слова</p><div><button id="one">1</button><button id="two">2</button></div>`)
    the("#one").focus()
    the("#words").dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }))
    the("#one").blur()
    the("#one").remove()
    await focusMoved()
    expect(document.activeElement).toBe(document.body)
  })
})

describe("the focus on navigation", () => {
  it("moves to the heading, after Back to the followed link, and does not move if the page does not change", async () => {
    draw(list)
    the("#b").focus()
    await run(focus.depart(visit("push", 0, 1)))
    draw(product)
    await run(focus.arrive(visit("push", 0, 1)))
    expect(at()).toBe("product")
    await run(focus.depart(visit("pop", 1, 0)))
    draw(list)
    await run(focus.arrive(visit("pop", 1, 0)))
    expect(at()).toBe("b")
    await run(focus.arrive(visit("push", 0, 1, true)))
    expect(at()).toBe("b")
    await run(focus.arrive(visit("load", 0, 0)))
    expect(at()).toBe("b")
  })

  it("is left alone if the visitor pressed elsewhere while the page was loading", async () => {
    draw(`<h1 id="h">Кольца</h1><a id="link" href="/r">Кольцо</a><button id="bar">Настроить</button>`)
    the("#link").focus()
    await run(focus.depart(visit("push", 0, 1)))
    the("#bar").dispatchEvent(new Event("pointerdown", { bubbles: true }))
    the("#bar").focus()
    await run(focus.arrive(visit("push", 0, 1)))
    expect(at()).toBe("bar")
    await run(focus.depart(visit("push", 1, 2)))
    await run(focus.arrive(visit("push", 1, 2)))
    expect(at()).toBe("h")
  })

  it("waits for a list that is loading, unless the visitor moves it meanwhile", async () => {
    draw(list)
    the("#b").focus()
    await run(focus.depart(visit("push", 0, 1)))
    draw(`<h1 id="h">Кольца</h1>`)
    const coming = run(focus.arrive(visit("pop", 1, 0)))
    await new Promise((done) => setTimeout(done, 120))
    expect(document.activeElement).toBe(document.body)
    draw(list)
    await coming
    expect(at()).toBe("b")

    await run(focus.depart(visit("push", 0, 1)))
    draw(`<h1 id="h">Кольца</h1><button id="other">Фильтры</button>`)
    const again = run(focus.arrive(visit("pop", 1, 0)))
    the("#other").focus()
    await again
    expect(at()).toBe("other")
  })
})
