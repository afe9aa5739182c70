import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { Hono } from "hono"
import { type TestServer, startServer, startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"

/** Stub of the captcha provider: accepts one token and can fail. */
const makeProvider = () => {
  const asked: Array<Readonly<Record<string, unknown>>> = []
  const state: { answer: "judges" | "fails" | "babbles" | "sends elsewhere" } = { answer: "judges" }
  const app = new Hono().post("/validate", async (c) => {
    const fields = await c.req.parseBody()
    asked.push(fields)
    if (state.answer === "sends elsewhere") return c.redirect("/elsewhere", 307)
    if (state.answer === "fails") return c.text("", 503)
    return state.answer === "babbles" ? c.text("ok") : c.json({ status: fields["token"] === "person" ? "ok" : "failed" })
  })
  app.post("/elsewhere", async (c) => {
    asked.push({ elsewhere: true, ...(await c.req.parseBody()) })
    return c.json({ status: "ok" })
  })
  return { asked, state, fetch: (request: Request) => app.fetch(request) }
}

describe("a shop with a captcha", () => {
  const provider = makeProvider()
  let server: TestServer
  let shop: TestShop
  let goods: Goods
  beforeAll(async () => {
    server = await startServer(provider.fetch)
    shop = await startShop({ diamonds: 20, captchaCheck: { url: `${server.origin}/validate`, secret: "secret-1" } })
    goods = await prepareGoods(shop)
  })
  afterAll(async () => {
    await shop.stop()
    await server.close()
  })
  const add = async (token: string | null, more: object = {}) => {
    const shopper = shopperOf(shop)
    const response = await shop.ask("/api/v2/cart/", {
      method: "POST",
      from: "203.0.113.7",
      headers: { ...shopper.headers, "content-type": "application/json", ...(token !== null && { "x-token": token }) },
      body: JSON.stringify({ id: goods.card, quantity: 1, ...more })
    })
    return [response.status, (await shopper.short()).total]
  }

  test("asks its provider about the token of an add, with the secret and the address, and refuses an invalid one", async () => {
    expect(await add("person")).toEqual([200, 1])
    expect(await add("robot")).toEqual([422, 0])
    expect(provider.asked.splice(0)).toEqual([
      { secret: "secret-1", token: "person", ip: "203.0.113.7" },
      { secret: "secret-1", token: "robot", ip: "203.0.113.7" }
    ])
  })

  test("[API-027] accepts an item with its quantity, and optionally its seen price and token", async () => {
    expect(await add(null, { id: goods.ring, quantity: 2 })).toEqual([200, 2])
    const shopper = shopperOf(shop)
    const headers = { ...shopper.headers, "content-type": "application/json", "x-token": "person" }
    const body = JSON.stringify({ id: goods.ring, quantity: 3, price: 100 })
    const response = await shop.ask("/api/v2/cart/", { method: "POST", from: "203.0.113.7", headers, body })
    const cart = await shopper.cart()
    expect(await response.json()).toEqual({ data: { id: goods.ring, quantity: 3, totalCount: 3, cart } })
    expect(cart.jewelries).toMatchObject([{ id: goods.ring, quantity: 3, previousPrice: 100 }])
    expect(provider.asked.splice(0).map(({ token }) => token)).toEqual(["person"])
  })

  test("accepts an add without a token, without a call to the provider", async () => {
    expect(await add(null)).toEqual([200, 1])
    expect(provider.asked.splice(0)).toEqual([])
  })

  test.each(["fails", "babbles"] as const)("accepts an add when the provider %s", async (answer) => {
    provider.state.answer = answer
    expect(await add("robot")).toEqual([200, 1])
    expect(shop.takeLog().map(({ message }) => message)).toContain("could not verify a captcha token")
    provider.state.answer = "judges"
  })

  test("sends the secret nowhere else, even on a redirect by the provider", async () => {
    provider.asked.splice(0)
    provider.state.answer = "sends elsewhere"
    expect(await add("robot")).toEqual([200, 1])
    provider.state.answer = "judges"
    expect(provider.asked.splice(0)).toEqual([{ secret: "secret-1", token: "robot", ip: "203.0.113.7" }])
  })
})
