import { act } from "@testing-library/react"
import { expect, vi } from "vitest"

/** A context whose methods do nothing: jsdom has no WebGL and no canvas. */
const context: object = new Proxy({}, { get: () => () => null })

export function Observer() {
  return { observe: () => undefined, disconnect: () => undefined }
}

/** Stubs the browser's functions that the live stone uses; returns a function that restores them. */
export const mockWebGl = (): (() => void) => {
  vi.stubGlobal("WebGL2RenderingContext", Observer)
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
  vi.stubGlobal("IntersectionObserver", Observer)
  vi.stubGlobal("ResizeObserver", Observer)
  vi.stubGlobal("requestAnimationFrame", () => 1)
  const contexts = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => Object.create(context))
  return () => {
    vi.unstubAllGlobals()
    contexts.mockRestore()
  }
}

/** Waits until the feature runs. A part that shows stones loads its machine. */
export const seePlaced = (isRunning: () => boolean): Promise<void> =>
  act(() => vi.waitFor(() => expect(isRunning()).toBe(true), { timeout: 30_000 }))

/** Waits until the live picture is shown, or hidden if `isLive` is false. Its component is imported at the first start. */
export const seeLive = async (isLive: () => boolean): Promise<void> => {
  await vi.waitFor(() => expect(document.querySelector("[data-live]") !== null).toBe(isLive()), { timeout: 30_000 })
  // React runs the effects of a part that has just been loaded in a later task.
  await new Promise((done) => setImmediate(done))
}
