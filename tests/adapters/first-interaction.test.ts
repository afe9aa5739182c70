// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { firstInteraction, onFirstInteraction } from "../../adapters/browser/first-interaction.ts"
import { storageKeys } from "../../core/domain/maintenance/storage-keys.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  document.body.replaceChildren()
})

/** A page that counts how often the deferred code is loaded. */
const opened = (isOwn = false) => {
  const loads: Array<EventTarget | null> = []
  onFirstInteraction(firstInteraction(), async (target) => void loads.push(target), isOwn)
  return loads
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe("deferred code", () => {
  it.each(["pointermove", "pointerdown", "keydown", "scroll", "click", "focusin", "input"])(
    "is loaded once by %s, with its target",
    async (type) => {
      const loads = opened()
      await pass(8_000)
      expect(loads).toEqual([])
      for (const bubbles of [true, true]) document.body.dispatchEvent(new Event(type, { bubbles }))
      await pass(60_000)
      expect(loads).toEqual([document.body])
    }
  )

  it("is loaded for a reader after fifteen seconds, on a hidden page once it is shown", async () => {
    const loads = opened()
    await pass(14_900)
    expect(loads).toEqual([])
    const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
    await pass(5_000)
    expect(loads).toEqual([])
    state.mockReturnValue("visible")
    document.dispatchEvent(new Event("visibilitychange"))
    await pass(0)
    expect(loads).toEqual([null])
    const others = opened()
    await pass(15_000)
    expect(others).toEqual([null])
  })

  it("is loaded at once on a page of the visitor's own data", async () => {
    const loads = opened(true)
    await pass(0)
    expect(loads).toEqual([null])
  })

  it.each([
    ["cart", { short: { ids: ["7"], counts: { 7: 1 }, prices: {}, total: 1 }, writes: [] }, 1],
    ["cart", { short: { ids: [], counts: {}, prices: {}, total: 0 }, writes: [{ kind: "remove", ids: ["7"], key: "12345678" }] }, 1],
    ["cart", { short: { ids: [], counts: {}, prices: {}, total: 0 }, writes: [] }, 0],
    ["wishlist", { items: [{ id: "8000", type: 1 }], own: null, writes: [] }, 1],
    ["wishlist", { items: [], own: null, writes: [{ kind: "clear", key: "12345678" }] }, 1],
    ["wishlist", { items: [], own: null, writes: [] }, 0],
    ["consent", { analytics: true, ads: false, at: 1 }, 1],
    ["consent", { analytics: false, ads: false, at: 1 }, 0]
  ] as const)("is loaded after four seconds where the browser stores something of the visitor: %s %j", async (key, stored, count) => {
    localStorage.setItem(storageKeys[key], JSON.stringify(stored))
    const loads = opened()
    await pass(3_900)
    expect(loads).toEqual([])
    await pass(200)
    expect(loads).toHaveLength(count)
  })

  it("that does not load is logged, and loaded again each time the network returns until it has loaded", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue(undefined)
    const failure = new Error("no network")
    const runs: Array<boolean> = []
    const work = (_: EventTarget | null, isRepeated = false) => {
      runs.push(isRepeated)
      return runs.length < 3 ? Promise.reject(failure) : Promise.resolve()
    }
    onFirstInteraction(Promise.resolve(null), work, false)
    await pass(0)
    expect(warned).toHaveBeenCalledExactlyOnceWith("[shop] could not load late code", { failure })
    await pass(60_000)
    expect(runs).toEqual([false])
    for (const _ of [1, 2, 3, 4]) {
      dispatchEvent(new Event("online"))
      await pass(0)
    }
    expect(runs).toEqual([false, true, true])
  })
})
