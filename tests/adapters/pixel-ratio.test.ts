// @vitest-environment jsdom
import { Effect } from "effect"
import { afterEach, expect, it, vi } from "vitest"
import { pixelRatio } from "../../adapters/browser/pixel-ratio-browser.ts"

afterEach(() => void vi.unstubAllGlobals())

/** A browser whose page can be zoomed, with the queries that wait for it. */
const zoomable = () => {
  const waiting = new Map<string, () => void>()
  vi.stubGlobal("devicePixelRatio", 1)
  vi.stubGlobal("matchMedia", (query: string) => ({
    addEventListener: (_: string, change: () => void) => void waiting.set(query, change),
    removeEventListener: () => void waiting.delete(query)
  }))
  return {
    waiting,
    zoom: (ratio: number) => {
      const [[query, change] = ["", () => undefined]] = waiting
      waiting.delete(query)
      vi.stubGlobal("devicePixelRatio", ratio)
      change()
    }
  }
}

it("reports each change of the pixels, until unsubscribed", () => {
  const { waiting, zoom } = zoomable()
  const reported: Array<number> = []
  const stop = Effect.runCallback(pixelRatio.watch((ratio) => void reported.push(ratio)))
  expect(reported).toEqual([])
  zoom(1.5)
  zoom(2)
  expect(reported).toEqual([1.5, 2])
  expect([...waiting.keys()]).toEqual(["(resolution: 2dppx)"])
  stop()
  expect(waiting.size).toBe(0)
})

it("reads the pixel ratio of the page, and 1 where the browser reports an invalid one", () => {
  zoomable()
  vi.stubGlobal("devicePixelRatio", 2.625)
  expect(Effect.runSync(pixelRatio.read)).toBe(2.625)
  vi.stubGlobal("devicePixelRatio", 0)
  expect(Effect.runSync(pixelRatio.read)).toBe(1)
})
