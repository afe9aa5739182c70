// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { idleFallbackMs, whenIdle } from "../../app/tab.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe("work for when the page has nothing else to do", () => {
  it("[LIM-016] runs after 1 ms in a browser without requestIdleCallback", () => {
    let runs = 0
    whenIdle(() => (runs += 1))
    expect([idleFallbackMs, runs]).toEqual([1, 0])
    vi.advanceTimersByTime(1)
    expect(runs).toBe(1)
  })

  it("runs when the browser says so where it can", () => {
    const asked: Array<() => void> = []
    vi.stubGlobal("requestIdleCallback", (work: () => void) => asked.push(work))
    let runs = 0
    whenIdle(() => (runs += 1))
    vi.advanceTimersByTime(1_000)
    expect(runs).toBe(0)
    asked[0]?.()
    expect(runs).toBe(1)
  })
})
