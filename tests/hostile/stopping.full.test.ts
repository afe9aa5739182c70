import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type ShopProcess, startShopProcess } from "../support/server/shop-processes.ts"
import { stopUnderLoad } from "../support/server/stop-under-load.ts"

const clients = 50

describe.each([
  {
    name: "in production, where it goes on taking requests for a while",
    settings: { SHOP_ENV: "production", STOP_SECONDS: "4", PASSWORD_COST: "" }
  },
  // A longer limit for a busy machine, on which the readiness check answers late.
  { name: "on one's own machine", settings: { STOP_SECONDS: "20" } }
])("a shop stopping under 50 clients, $name", ({ settings }) => {
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await startShopProcess(null, settings)
  })
  afterAll(() => shop.kill())

  test("answers every request until its clients see that it is not ready: logins and writes alike", async () => {
    const { answeredSince, exitCode, readiness, tally } = await stopUnderLoad(shop, clients)
    expect([exitCode, readiness, Object.keys(tally)]).toEqual([0, 503, ["200"]])
    expect(answeredSince).toBeGreaterThanOrEqual(clients)
  })
})
