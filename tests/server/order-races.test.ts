import { Effect, Layer } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { Database, DatabaseFailed } from "../../server/db/database.ts"
import * as pglite from "../../server/db/pglite.ts"
import * as postgres from "../../server/db/postgres.ts"
import { sweepOrders } from "../../server/orders/sweep.ts"
import { accountsOf } from "../support/accounts.ts"
import { clusterTar } from "../support/cluster-tar.ts"
import { buyerOf } from "../support/orders.ts"
import { findPostgres, startPostgres } from "../support/postgres-cluster.ts"
import { publicUrl, startShop, type TestShop } from "../support/server.ts"
import { type Goods, shopperOf, stock } from "../support/shoppers.ts"

const found = findPostgres()

describe.skipIf("missing" in found)("two servers before one PostgreSQL", () => {
  let shops: ReadonlyArray<TestShop> = []
  let goods: Goods
  beforeAll(async () => {
    const cluster = startPostgres("bin" in found ? found.bin : "")
    const database = (stop: () => void) => ({ layer: postgres.layer(cluster.url), stop: async () => stop() })
    const first = await startShop({ diamonds: 10, database: database(cluster.stop) })
    shops = [await startShop({ database: database(() => undefined) }), first]
    goods = await stock(first)
  }, 60_000)
  afterAll(async () => {
    for (const shop of shops) await shop.stop()
  })

  test("fifty shoppers who want the one stone make one order of it, and the others read why", async () => {
    const [one, other] = shops
    if (!one || !other) throw new Error("there are no two servers")
    const accounts = accountsOf(one)
    const shoppers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const shop = index % 2 === 0 ? one : other
        const buyer = await buyerOf(shop, accounts)
        await buyer.take(goods.stone)
        return { ...buyer, total: (await buyer.cart()).totalAmount }
      })
    )
    const replies = await Promise.all(shoppers.map(({ order, total }) => order({ total })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refusals = replies.filter(({ status }) => status !== 200)
    expect(new Set(refusals.map(({ data, status }) => `${status} ${data.errors["reason"]}`))).toEqual(new Set(["409 held"]))
    const held = one.run(
      Database.use((database) => database.query("select count(*)::int4 as count from order_items where line_id = $1", [goods.stone]))
    )
    expect(await held).toEqual([{ count: 1 }])
  }, 60_000)

  test("one key at two servers at once is one order", async () => {
    const [one, other] = shops
    if (!one || !other) throw new Error("there are no two servers")
    const buyer = await buyerOf(one, accountsOf(one))
    await buyer.take(goods.brooch)
    const { totalAmount: total } = await buyer.cart()
    const same = await buyerOf(other, accountsOf(other), buyer.token)
    const key = randomUUID()
    const replies = await Promise.all([buyer.order({ total }, key), same.order({ total }, key), buyer.order({ total }, key)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
  })
})

describe("a server that ends in the middle of an order", () => {
  /** How many more queries the database takes before it is gone; it comes back by itself. */
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
    const layer = Layer.provide(Layer.effect(Database, burning), pglite.layerMemory(await clusterTar()))
    shop = await startShop({ diamonds: 10, database: { layer, stop: async () => undefined } })
    goods = await stock(shop)
  }, 60_000)
  afterAll(() => shop.stop())

  const count = async (table: string) =>
    (await shop.run(Database.use((database) => database.query<{ count: number }>(`select count(*)::int4 as count from ${table}`))))[0]
      ?.count

  test("leaves nothing half: sent again under its key it is one order, wherever it was cut", async () => {
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
      expect(status).toBe(500)
      expect([await count("orders"), await count("holds"), (await buyer.cart()).totalCount]).toEqual([0, 0, 2])
    }
    expect(cuts).toBeGreaterThan(10)
    const again = await buyer.order({ total }, key)
    expect(again.data).toMatchObject({ total, orderStatus: "new" })
    expect([await count("orders"), await count("holds"), (await buyer.cart()).totalCount]).toEqual([1, 1, 0])
  }, 30_000)

  test("loses no letter and no payment: the next sweep does what was left", async () => {
    const buyer = await buyerOf(shop, accountsOf(shop))
    await buyer.take(goods.ring)
    const { id } = (await buyer.order()).data
    const paymentId = await buyer.startPayment(id)
    await shop.takeLetters()
    const query = (sql: string) => shop.run(Database.use((database) => database.query(sql)))
    for (let queries = 0; queries < 30; queries += 3) {
      fuse.left = queries
      await buyer.settle(paymentId, "paid", "now")
      await shop.takeLetters()
      fuse.left = Number.POSITIVE_INFINITY
    }
    await query("update payments set started_at = now() - interval '5 minutes'")
    await query("update order_letters set next_try_at = now()")
    await shop.run(sweepOrders(publicUrl))
    const { data } = await buyer.one(id)
    expect(data).toMatchObject({ orderStatus: "inWork", paymentState: "paid" })
    expect(data.timeline.filter(({ event }) => event === "paid")).toHaveLength(1)
    expect(await query("select kind from order_letters where sent_at is null")).toEqual([])
    expect(await count("holds")).toBe(1)
    expect((await shopperOf(shop).add(goods.stone)).status).toBe(200)
  }, 30_000)
})
