import { afterAll, beforeAll, expect, test } from "vitest"
import { type ShopProcess, startShopProcess } from "../support/server/shop-processes.ts"
import { stopUnderLoad } from "../support/server/stop-under-load.ts"

const clients = 6
let shop: ShopProcess
beforeAll(async () => {
  shop = await startShopProcess(null, { STOP_SECONDS: "20" })
})
afterAll(() => shop.kill())

test("a stopping shop answers logins and writes until its clients see that it is not ready", async () => {
  const { answeredSince, exitCode, readiness, tally } = await stopUnderLoad(shop, clients)
  expect([exitCode, readiness, Object.keys(tally)]).toEqual([0, 503, ["200"]])
  expect(answeredSince).toBeGreaterThanOrEqual(clients)
})
