// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from "vitest"
import { listenToKeys } from "../../inspector/keys.ts"

const sent: Array<{ readonly type: string }> = []

beforeAll(() =>
  listenToKeys({
    getSnapshot: () => ({ matches: () => false }),
    send: (event: { readonly type: string }) => void sent.push(event)
  } as never)
)
beforeEach(() => void sent.splice(0))

const region = (axis: "Width" | "Height", overflow: string) => {
  const element = document.body.appendChild(document.createElement("div"))
  element.tabIndex = 0
  element.style.overflow = overflow
  Object.defineProperty(element, `scroll${axis}`, { value: 900 })
  Object.defineProperty(element, `client${axis}`, { value: 300 })
  return element
}

/** Types of the commands that a key sends, and its default action if that is left. */
const press = (target: HTMLElement, key: string) => {
  const isLeft = target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
  return [...sent.splice(0).map(({ type }) => type), ...(isLeft ? ["scrolls"] : [])]
}

it.each([
  ["Width", "ArrowLeft", "time.step"],
  ["Width", "ArrowRight", "time.step"],
  ["Height", "Home", "time.goTo"],
  ["Height", "End", "time.goTo"],
  ["Height", " ", "time.play"]
] as const)("a focused region with more %s than it shows scrolls with «%s»", (axis, key, command) => {
  expect(press(region(axis, "auto"), key)).toEqual(["scrolls"])
  expect(press(region(axis === "Width" ? "Height" : "Width", "auto"), key)).toEqual([command])
  expect(press(region(axis, "hidden"), key)).toEqual([command])
  expect(press(document.body, key)).toEqual([command])
})

it("a button inside such a region leaves the arrows to the time", () => {
  const button = region("Width", "auto").appendChild(document.createElement("button"))
  expect(press(button, "ArrowLeft")).toEqual(["time.step"])
})
