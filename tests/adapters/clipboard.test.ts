// @vitest-environment jsdom
import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { clipboard } from "../../adapters/browser/clipboard-browser.ts"

afterEach(() => Reflect.deleteProperty(navigator, "clipboard"))

/** Installs a clipboard: jsdom has none. */
const browserHas = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true })

const copied = () => Effect.runPromise(clipboard.copyAddress("/wishlist/?ids=0-12"))

it("copies the full address of a page, and confirms it", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  browserHas(writeText)
  expect(await copied()).toBe(true)
  expect(writeText.mock.calls).toEqual([[`${location.origin}/wishlist/?ids=0-12`]])
})

it("reports a failure if the browser forbids it, or has no clipboard", async () => {
  expect(await copied()).toBe(false)
  browserHas(() => Promise.reject(new Error("forbidden")))
  expect(await copied()).toBe(false)
})
