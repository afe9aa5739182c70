// @vitest-environment jsdom
import { Effect } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { returnsAfter } from "../../adapters/browser/returns-browser.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Changes the visibility of the page, this many milliseconds later. */
const turned = (state: DocumentVisibilityState, after: number) => {
  vi.setSystemTime(Date.now() + after)
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state)
  document.dispatchEvent(new Event("visibilitychange"))
}

it("reports that the page is visible again after this time away, until unsubscribed", () => {
  let reported = 0
  const stop = Effect.runCallback(returnsAfter(5_000, () => void (reported += 1)))
  turned("hidden", 60_000)
  expect(reported).toBe(0)
  turned("visible", 4_999)
  expect(reported).toBe(0)
  turned("hidden", 60_000)
  turned("visible", 5_000)
  expect(reported).toBe(1)
  stop()
  turned("hidden", 0)
  turned("visible", 5_000)
  expect(reported).toBe(1)
})
