// @vitest-environment jsdom
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import * as screensBrowser from "../../adapters/browser/screens-browser.ts"
import { Screens } from "../../core/services/ports/screens.ts"

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Requests a loaded screen; the test paints. */
const request = () => {
  const frames: Array<() => void> = []
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame))
  const load = Effect.flatMap(Screens, (screens) => screens.load("home"))
  let isLoaded = false
  void Effect.runPromise(
    Effect.provide(
      load,
      screensBrowser.layer(() => Promise.resolve())
    )
  ).then(() => (isLoaded = true))
  return { isLoaded: () => isLoaded, paint: () => frames.splice(0).forEach((frame) => frame()) }
}

describe("a screen whose code is loaded", () => {
  it("is drawn after the next paint", async () => {
    const { isLoaded, paint } = request()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(isLoaded()).toBe(false)
    paint()
    expect(isLoaded()).toBe(false)
    await vi.waitFor(() => expect(isLoaded()).toBe(true))
  })

  it("is drawn without a paint in a hidden tab", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true)
    const { isLoaded } = request()
    await vi.waitFor(() => expect(isLoaded()).toBe(true))
  })
})
