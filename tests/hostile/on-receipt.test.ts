import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { placeOrder } from "../../core/contract/checkout.ts"
import { readReply } from "../../adapters/http/api-reply.ts"
import { readOrderRefusal } from "../../core/domain/orders/order-refusal.ts"
import { isUnanswered } from "../../core/machines/checkout/unanswered.ts"
import { Database } from "../../server/platform/db/database.ts"
import { type Accounts, accountsOf } from "../support/samples/accounts.ts"
import { bothDatabases } from "../support/database/databases.ts"
import { checkoutOf } from "../support/samples/orders.ts"
import { startShop, type TestShop } from "../support/server/server.ts"
import { type Goods, shopperOf, stock } from "../support/server/shoppers.ts"

/** Nobody empties the shop window with orders that nobody has to pay for. */
describe.each(bothDatabases())("orders to pay on receipt on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20, database: await start() })
    accounts = accountsOf(shop)
    goods = await stock(shop)
  }, 60_000)
  afterAll(() => shop.stop())
  beforeEach(() => query("delete from rate_limits"))

  const query = (sql: string) => shop.run(Database.use((database) => database.query<{ count: number }>(sql)))
  const countOrders = async () => (await query("select count(*)::int4 as count from orders"))[0]?.count ?? 0
  const cartOf = async (token: string) => (await shopperOf(shop, { token }).cart()).totalCount

  /** Orders a ring from an address. */
  const order = async (token: string, from: string, paymentId = 3, key: string = randomUUID()) => {
    const shopper = shopperOf(shop, { token })
    if ((await shopper.cart()).totalCount === 0) await shopper.add(goods.ring)
    return send(token, from, checkoutOf((await shopper.cart()).totalAmount, { paymentId }), key)
  }
  const send = async (token: string, from: string, body: object, key: string) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key }
    const answer = await shop.ask("/api/v2/order/", { method: "POST", body: JSON.stringify(body), headers, from })
    return { status: answer.status, retryAfter: answer.headers.get("retry-after"), text: await answer.text() }
  }

  test("are five a day of one account, from wherever; the sixth leaves the cart as it is and says when to come", async () => {
    const { token } = await accounts.register()
    for (let index = 0; index < 5; index++) expect((await order(token, `192.0.2.${index}`)).status).toBe(200)
    const before = await countOrders()
    const sixth = await order(token, "192.0.2.6")
    expect([sixth.status, Number(sixth.retryAfter) > 86_000, await cartOf(token), await countOrders()]).toEqual([429, true, 1, before])
    expect(JSON.parse(sixth.text)).toMatchObject({ message: expect.stringMatching(/при получении.*Корзина сохранится/) })
    expect((await order(token, "192.0.2.6", 1)).status).toBe(200)
  })

  test("are thirty a day of one place, whatever the accounts; another place goes on", async () => {
    for (let account = 0; account < 6; account++) {
      const { token } = await accounts.register()
      for (let index = 0; index < 5; index++) expect((await order(token, "198.51.100.1")).status).toBe(200)
    }
    const { token } = await accounts.register()
    expect([(await order(token, "198.51.100.1")).status, await cartOf(token)]).toEqual([429, 1])
    expect((await order(token, "198.51.100.2")).status).toBe(200)
  })

  test("that come at once are counted as those that come one by one", async () => {
    const { token } = await accounts.register()
    const body = checkoutOf(0, { paymentId: 3 })
    for (let index = 0; index < 4; index++) await order(token, "203.0.113.1")
    const shopper = shopperOf(shop, { token })
    await shopper.add(goods.ring)
    const total = (await shopper.cart()).totalAmount
    const tries = Array.from({ length: 8 }, () => send(token, "203.0.113.1", { ...body, total }, randomUUID()))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test("that are asked for again under their key, or refused, count nothing", async () => {
    const { token } = await accounts.register()
    const key = randomUUID()
    const shopper = shopperOf(shop, { token })
    await shopper.add(goods.ring)
    const body = checkoutOf((await shopper.cart()).totalAmount, { paymentId: 3 })
    const answers = new Set<string>()
    for (let index = 0; index < 8; index++) answers.add((await send(token, "203.0.113.2", body, key)).text)
    expect(answers.size).toBe(1)
    for (let index = 0; index < 8; index++) expect((await send(token, "203.0.113.2", body, randomUUID())).status).toBe(409)
    for (let index = 0; index < 4; index++) expect((await order(token, "203.0.113.2")).status).toBe(200)
  })

  test("that are one too many can be sent again under the same key another day", async () => {
    const { token } = await accounts.register()
    for (let index = 0; index < 5; index++) await order(token, "203.0.113.3")
    const key = randomUUID()
    expect((await order(token, "203.0.113.3", 3, key)).status).toBe(429)
    await query("update rate_limits set resets_at = resets_at - interval '1 day'")
    expect((await order(token, "203.0.113.3", 3, key)).status).toBe(200)
  })

  test("give the page a reason that lets go of the form: it is not asked for again and again", async () => {
    const { token } = await accounts.register()
    for (let index = 0; index < 5; index++) await order(token, "203.0.113.4")
    const refused = await order(token, "203.0.113.4")
    const error = await Effect.runPromise(Effect.flip(readReply(placeOrder, { ...refused, requestId: null })))
    expect(isUnanswered({ _tag: "Failure", error })).toBe(false)
    expect(error._tag === "Refused" ? readOrderRefusal(error.errors) : null).toEqual({ reason: "manyOnReceipt" })
  })
})
