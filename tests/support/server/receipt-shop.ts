import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach } from "vitest"
import type { TestDatabase } from "../database/databases.ts"
import { accountsOf } from "../samples/accounts.ts"
import { checkoutOf } from "../samples/orders.ts"
import { startShop, type TestShop } from "./server.ts"
import { type Goods, shopperOf, prepareGoods } from "./shoppers.ts"

/** Starts a shop for a `describe`, whose shoppers order rings and pay on receipt, from a given network address. */
export const receiptShop = (start: () => Promise<TestDatabase>) => {
  let shop: TestShop
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20, database: await start() })
    goods = await prepareGoods(shop)
  }, 60_000)
  afterAll(() => shop.stop())
  beforeEach(() => query("delete from rate_limits"))

  const query: TestShop["query"] = (sql, params) => shop.query(sql, params)
  const shopperWith = (token: string) => shopperOf(shop, { token })
  const register = async () => (await accountsOf(shop).register()).token
  const countOrders = async () => (await query<{ count: number }>("select count(*)::int4 as count from orders"))[0]?.count ?? 0
  const countInCart = async (token: string) => (await shopperWith(token).cart()).totalCount

  const send = async (token: string, from: string, body: object, key: string) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key }
    const answer = await shop.ask("/api/v2/order/", { method: "POST", body: JSON.stringify(body), headers, from })
    return { status: answer.status, retryAfter: answer.headers.get("retry-after"), text: await answer.text() }
  }
  /** Adds a ring to the cart; returns the body of its order. */
  const takeRing = async (token: string, paymentId = 3) => {
    const shopper = shopperWith(token)
    if ((await shopper.cart()).totalCount === 0) await shopper.add(goods.ring)
    return checkoutOf((await shopper.cart()).totalAmount, { paymentId })
  }
  const order = async (token: string, from: string, paymentId = 3, key: string = randomUUID()) =>
    send(token, from, await takeRing(token, paymentId), key)

  return { query, register, countOrders, countInCart, takeRing, order, send }
}
