// @vitest-environment jsdom
import { Effect } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import * as screensBrowser from "../../adapters/browser/screens-browser.ts"
import { Screens } from "../../core/services/ports/screens.ts"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Requests a loaded screen with the timers and frames of the test. An observer reports in each frame. */
const request = () => {
  vi.useFakeTimers()
  const frames: Array<() => void> = []
  const Observer = class {
    readonly #report: () => void
    constructor(report: () => void) {
      this.#report = report
    }
    observe = () => frames.push(this.#report)
    disconnect = () => undefined
  }
  vi.stubGlobal("IntersectionObserver", Observer)
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
    await vi.advanceTimersByTimeAsync(50)
    expect(isLoaded()).toBe(false)
    paint()
    await vi.advanceTimersByTimeAsync(0)
    expect(isLoaded()).toBe(true)
  })

  it("is drawn without a paint in a hidden tab", async () => {
    const { isLoaded } = request()
    await vi.advanceTimersByTimeAsync(100)
    expect(isLoaded()).toBe(true)
  })
})
