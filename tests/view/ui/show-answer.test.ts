// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { showAnswer } from "../../../view/ui/show-answer.ts"

let grow: () => void = () => undefined
const scrolled = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", function Observer(changed: () => void) {
    grow = changed
    return { observe: () => undefined, disconnect: () => (grow = () => undefined) }
  })
  vi.spyOn(document, "elementFromPoint").mockReturnValue(null)
  document.body.innerHTML = '<div style="overflow-y: auto"><form><button type="button"></button><p tabindex="-1"></p></form></div>'
  Object.assign(document.querySelector("p") ?? {}, { scrollIntoView: scrolled })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  scrolled.mockReset()
  document.body.innerHTML = ""
})

const show = () => showAnswer(document.querySelector("p"))

it("a message is scrolled to again when late content moves it out of sight", () => {
  show()
  expect(scrolled).toHaveBeenCalledTimes(1)
  grow()
  expect(scrolled).toHaveBeenCalledTimes(2)
})

it.each(["wheel", "touchmove", "pointerdown", "keydown"])("a shopper who has acted since (%s) is not scrolled back", (input) => {
  show()
  document.body.dispatchEvent(new Event(input, { bubbles: true }))
  grow()
  expect(scrolled).toHaveBeenCalledTimes(1)
})

it("a message that has gone is not scrolled to", () => {
  show()?.()
  grow()
  expect(scrolled).toHaveBeenCalledTimes(1)
})
