import { Effect, Layer } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { Database, DatabaseFailed } from "../../../server/platform/db/database.ts"
import * as pglite from "../../../server/platform/db/pglite.ts"
import { sweepOrders } from "../../../server/orders/order-jobs.ts"
import { accountsOf } from "../../support/samples/accounts.ts"
import { seededTar } from "../../support/database/seeded-tar.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { publicUrl, startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"

describe("a server that crashes in the middle of an order", () => {
  /** Number of queries until the database connection fails. */
  const fuse = { left: Number.POSITIVE_INFINITY }
  const burning = Effect.map(Database, (inner) => {
    const query: Database["Service"]["query"] = (sql, params) =>
      Effect.suspend(() => {
        fuse.left -= 1
        return fuse.left < 0
          ? Effect.fail(new DatabaseFailed({ code: "57P01", message: "terminating connection" }))
          : inner.query(sql, params)
      })
    return Database.of({ query, transaction: (program) => inner.transaction(program) })
  })
  let shop: TestShop
  let goods: Goods
  beforeAll(async () => {
    const layer = Layer.provide(Layer.effect(Database, burning), pglite.layerMemory(await seededTar()))
    shop = await startShop({ diamonds: 10, database: { layer, isSeeded: true, stop: async () => undefined } })
    goods = await prepareGoods(shop)
  }, 60_000)
  afterAll(() => shop.stop())

  const count = async (table: string) => (await shop.query<{ count: number }>(`select count(*)::int4 as count from ${table}`))[0]?.count

  test("leaves nothing partial: repeated under its key it is one order, after any interruption", async () => {
    const accounts = accountsOf(shop)
    const key = randomUUID()
    const buyer = await buyerOf(shop, accounts)
    await buyer.take(goods.ring, goods.stone)
    const { totalAmount: total } = await buyer.cart()
    let cuts = 0
    for (let queries = 0; ; queries++) {
      fuse.left = queries
      const { status } = await buyer.order({ total }, key)
      fuse.left = Number.POSITIVE_INFINITY
      if (status === 200) break
      cuts += 1
      expect(status).toBe(503)
      expect([await count("orders"), await count("holds"), (await buyer.cart()).totalCount]).toEqual([0, 0, 2])
    }
    expect(cuts).toBeGreaterThan(10)
    const again = await buyer.order({ total }, key)
    expect(again.data).toMatchObject({ total, orderStatus: "new" })
    expect([await count("orders"), await count("holds"), (await buyer.cart()).totalCount]).toEqual([1, 1, 0])
  }, 30_000)

  test("loses no letter and no payment: the next sweep completes them", async () => {
    const buyer = await buyerOf(shop, accountsOf(shop))
    await buyer.take(goods.ring)
    const { id } = (await buyer.order()).data
    const paymentId = await buyer.startPayment(id)
    await shop.takeLetters()
    for (let queries = 0; queries < 30; queries += 3) {
      fuse.left = queries
      await buyer.settle(paymentId, "paid", "now")
      await shop.takeLetters()
      fuse.left = Number.POSITIVE_INFINITY
    }
    await shop.query("update payments set started_at = now() - interval '5 minutes'")
    await shop.query("update order_letters set next_try_at = now()")
    await shop.run(sweepOrders(publicUrl))
    const { data } = await buyer.one(id)
    expect(data).toMatchObject({ orderStatus: "inWork", paymentState: "paid" })
    expect(data.timeline.filter(({ event }) => event === "paid")).toHaveLength(1)
    expect(await shop.query("select kind from order_letters where sent_at is null")).toEqual([])
    expect(await count("holds")).toBe(1)
    expect((await shopperOf(shop).add(goods.stone)).status).toBe(200)
  }, 30_000)
})

describe("a stone held by another shopper", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10 })
  }, 60_000)
  afterAll(() => shop.stop())

  test("is unavailable in the loser's cart: the cart marks it, leaves it out of the sum, and the order is refused for it", async () => {
    const goods = await prepareGoods(shop)
    const accounts = accountsOf(shop)
    const [winner, loser] = [await buyerOf(shop, accounts), await buyerOf(shop, accounts)]
    await winner.take(goods.stone)
    await loser.take(goods.stone, goods.card)
    const { totalAmount: before } = await loser.cart()
    expect((await winner.order()).status).toBe(200)
    const { diamond, totalAmount } = await loser.cart()
    expect(diamond).toMatchObject([{ id: goods.stone, isActive: true, hold: "another" }])
    expect(before - totalAmount).toBe(diamond[0]?.price)
    expect((await loser.order({ total: totalAmount })).status).toBe(409)
    await winner.take(goods.stone)
    expect((await winner.cart()).diamond).toMatchObject([{ hold: "own" }])
  })
})
