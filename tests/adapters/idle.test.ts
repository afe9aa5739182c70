// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { idleFallbackMs, whenIdle } from "../../adapters/browser/idle.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("idle work", () => {
  it("[LIM-016] runs after 1 ms in a browser without requestIdleCallback", () => {
    let runs = 0
    whenIdle(() => (runs += 1))
    expect([idleFallbackMs, runs]).toEqual([1, 0])
    vi.advanceTimersByTime(1)
    expect(runs).toBe(1)
  })

  it("runs on idle where supported, within a second", () => {
    const asked: Array<readonly [() => void, IdleRequestOptions | undefined]> = []
    vi.stubGlobal("requestIdleCallback", (work: () => void, options?: IdleRequestOptions) => asked.push([work, options]))
    let runs = 0
    whenIdle(() => (runs += 1))
    vi.advanceTimersByTime(1_000)
    expect([runs, asked.map(([, options]) => options)]).toEqual([0, [{ timeout: 1_000 }]])
    asked[0]?.[0]()
    expect(runs).toBe(1)
  })
})
