import { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { limits } from "../../server/platform/api/limits.ts"
import { callInProcess } from "../../server/platform/api/served-calls.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

/** Requests that the contract refuses cost little and still count towards the limits. */
describe("invalid requests", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ diamonds: 1 })
  })
  afterAll(() => shop.stop())
  beforeEach(() => shop.query("delete from rate_limits"))

  const gift = (words: string, from = "192.0.2.1") =>
    shop.ask("/api/v2/cart/gifts/", {
      method: "POST",
      from,
      headers: { "content-type": "application/json", "x-sale-user-id": "5b1f0c9e-3a52-4c0e-9d0b-000000000001" },
      body: JSON.stringify({
        ...{ line: "3-1-10000-0", quantity: 1, isInCart: false, recipient: "Анне", sender: "", words },
        ...{ way: "card", email: null, sendOn: null }
      })
    })

  test("with a body longer than the fields of their call are refused unread", async () => {
    const began = performance.now()
    const { status } = await gift("о".repeat(230_000))
    expect([status, performance.now() - began < 1_000]).toEqual([413, true])
  })

  test("with a text longer than its bound report only that", async () => {
    const answer = await gift("💍".repeat(1_500))
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { message: "Проверьте правильность введенных данных", data: { errors: { words: "Поле заполнено неверно" } } }
    ])
  })

  test("count by network, and beyond the limit are refused unread, until the window ends", async () => {
    expect((await gift("о".repeat(3_000))).status).toBe(422)
    expect(await shop.query<{ count: number }>("select count from rate_limits")).toEqual([{ count: 1 }])
    await shop.query("update rate_limits set count = $1", [limits.unfit.most])
    const refused = await gift("о".repeat(3_000))
    expect([refused.status, Number(refused.headers.get("retry-after")) > 3_000]).toEqual([429, true])
    await shop.query("delete from rate_limits")
    expect((await gift("{")).status).toBe(429)
    expect(await shop.query<{ count: number }>("select count from rate_limits")).toEqual([])
    expect((await shop.ask("/api/v2/cart/short/", { from: "192.0.2.1" })).status).toBe(200)
    expect((await gift("о".repeat(3_000), "192.0.2.2")).status).toBe(422)
  })

  test("with broken JSON or another content type count too", async () => {
    const send = (headers: Readonly<Record<string, string>>) =>
      shop.ask("/api/v2/cart/gifts/", { method: "POST", body: "{", headers, from: "192.0.2.3" })
    expect((await send({ "content-type": "application/json" })).status).toBe(422)
    expect((await send({ "content-type": "text/plain" })).status).toBe(415)
    expect(await shop.query<{ count: number }>("select count from rate_limits")).toEqual([{ count: 2 }])
  })

  test("of the server's own page rendering do not count", async () => {
    const asked = callInProcess(shop.calls, "search.suggest", { params: {}, query: { term: "a".repeat(5_000) }, body: {} })
    expect(await shop.run(Effect.map(asked, ({ status }: { readonly status: number }) => status))).toBe(422)
    expect(await shop.query<{ count: number }>("select count from rate_limits")).toEqual([])
  })
})
