import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startShop, type TestShop } from "../support/server/server.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef"

/** Every endpoint with a body limits its size and refuses a larger one without a defect. */
describe("a body of five megabytes", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ operatorKey, platform: { isShown: true } })
  })
  afterAll(() => shop.stop())

  test.each([
    "/api/v2/session/",
    "/api/v2/cart/",
    "/api/payments/notices",
    "/internal/orders/100001/status",
    "/internal/orders/100001/delay",
    "/internal/orders/100001/cancel",
    "/internal/orders/100001/return",
    "/internal/orders/100001/cards",
    "/internal/quick-orders/100042",
    "/internal/cares/7001",
    "/internal/reviews/9001",
    "/reports",
    "/csp-report",
    "/subscribe",
    "/operations/async"
  ])("is refused at %s with 413, and not logged as a defect", async (path) => {
    shop.takeLog()
    const headers = {
      ...{ authorization: `Bearer ${operatorKey}`, "content-type": "application/json", origin: "https://gran.test" },
      "content-length": "5000000"
    }
    const answer = await shop.ask(path, { method: "POST", headers, body: "1".repeat(5_000_000) })
    expect(answer.status).toBe(413)
    expect(shop.takeLog().filter(({ level, status }) => level === "error" || status === 500)).toEqual([])
  })
})
