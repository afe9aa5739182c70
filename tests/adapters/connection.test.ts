// @vitest-environment jsdom
import { Effect } from "effect"
import { expect, it, vi } from "vitest"
import { connection } from "../../adapters/browser/connection-browser.ts"

it("reports reconnection and the shopper's return, until unsubscribed", () => {
  let reported = 0
  const stop = Effect.runCallback(connection.returns(() => void (reported += 1)))
  dispatchEvent(new Event("online"))
  dispatchEvent(new Event("focus"))
  document.dispatchEvent(new Event("visibilitychange"))
  expect(reported).toBe(3)
  stop()
  dispatchEvent(new Event("online"))
  expect(reported).toBe(3)
})

it("reports going offline and online, and at once if offline", () => {
  const reported: Array<boolean> = []
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  const stop = Effect.runCallback(connection.watch((isOnline) => void reported.push(isOnline)))
  dispatchEvent(new Event("online"))
  dispatchEvent(new Event("offline"))
  stop()
  dispatchEvent(new Event("online"))
  expect(reported).toEqual([false, true, false])
  vi.restoreAllMocks()
})
