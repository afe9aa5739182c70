// @vitest-environment jsdom
import { Effect } from "effect"
import { expect, it } from "vitest"
import { connection } from "../../adapters/browser/connection-browser.ts"

it("tells that the network or the shopper is back, until nobody listens", () => {
  let told = 0
  const stop = Effect.runCallback(connection.returns(() => void (told += 1)))
  dispatchEvent(new Event("online"))
  dispatchEvent(new Event("focus"))
  document.dispatchEvent(new Event("visibilitychange"))
  expect(told).toBe(3)
  stop()
  dispatchEvent(new Event("online"))
  expect(told).toBe(3)
})
