import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { bothDatabases } from "../support/database/databases.ts"
import { receiptShop } from "../support/server/receipt-shop.ts"

describe.each(bothDatabases())("orders to pay on receipt on $name", ({ start }) => {
  const { countInCart, order, query, register, send, takeRing } = receiptShop(start)

  test("are limited to thirty a day per network, over all accounts; another network is not affected", async () => {
    for (let account = 0; account < 6; account++) {
      const token = await register()
      for (let index = 0; index < 5; index++) expect((await order(token, "198.51.100.1")).status).toBe(200)
    }
    const token = await register()
    expect([(await order(token, "198.51.100.1")).status, await countInCart(token)]).toEqual([429, 1])
    expect((await order(token, "198.51.100.2")).status).toBe(200)
  })

  test("repeated under their key, or refused, do not count", async () => {
    const token = await register()
    const key = randomUUID()
    const body = await takeRing(token)
    const answers = new Set<string>()
    for (let index = 0; index < 8; index++) answers.add((await send(token, "203.0.113.2", body, key)).text)
    expect(answers.size).toBe(1)
    for (let index = 0; index < 8; index++) expect((await send(token, "203.0.113.2", body, randomUUID())).status).toBe(409)
    for (let index = 0; index < 4; index++) expect((await order(token, "203.0.113.2")).status).toBe(200)
  })

  test("beyond the limit can be sent again under the same key another day", async () => {
    const token = await register()
    for (let index = 0; index < 5; index++) await order(token, "203.0.113.3")
    const key = randomUUID()
    expect((await order(token, "203.0.113.3", 3, key)).status).toBe(429)
    await query("update rate_limits set resets_at = resets_at - interval '1 day'")
    expect((await order(token, "203.0.113.3", 3, key)).status).toBe(200)
  })
})
