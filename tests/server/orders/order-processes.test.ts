import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { query, transaction } from "../../../server/platform/db/query.ts"
import * as postgres from "../../../server/platform/db/postgres.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { runtimeOf, startSeededPostgres } from "../../support/database/databases.ts"
import { orderUnderLoad } from "../../support/server/order-load.ts"
import { buyerWith } from "../../support/samples/orders.ts"
import { findPostgres, type PostgresCluster } from "../../support/database/postgres-cluster.ts"
import { sessionOf } from "../../support/samples/sessions.ts"
import { type HttpClient, type ShopProcess, startShopProcess } from "../../support/server/shop-processes.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

const found = findPostgres()

describe.skipIf("missing" in found)("two server processes before one PostgreSQL", () => {
  let cluster: PostgresCluster
  let runtime: ReturnType<typeof runtimeOf>
  let shops: Array<ShopProcess> = []
  let goods: Goods
  let places = 0
  const clients: Array<HttpClient> = []

  beforeAll(async () => {
    cluster = await startSeededPostgres("bin" in found ? found.bin : "")
    runtime = runtimeOf({ layer: postgres.layer(cluster.url), stop: async () => cluster.stop() })
    await runtime.run(seedIfEmpty({ diamonds: 100 }))
    shops = await Promise.all([startShopProcess(cluster.url), startShopProcess(cluster.url)])
  })
  beforeEach(async () => {
    await runtime.query("delete from holds")
    goods = await prepareGoods(runtime)
  })
  afterEach(() => clients.splice(0).forEach((client) => client.close()))
  afterAll(async () => {
    for (const shop of shops) await shop.stop()
    await runtime.stop()
  })
  const count = async (table: string) => (await runtime.query<{ count: number }>(`select count(*)::int4 as count from ${table}`))[0]?.count

  /** A shopper at one of the two servers, over a connection of their own. */
  const buyerAt = async (index: number, token?: string) => {
    const shop = shops[index % 2]
    if (shop === undefined) throw new Error("there is no such server")
    const client = shop.client(`10.3.${Math.floor(++places / 200)}.${places % 200}`)
    clients.push(client)
    return buyerWith(client, token ?? (await sessionOf(runtime)))
  }
  const restart = async (index: number) => {
    shops[index] = await startShopProcess(cluster.url)
  }

  test("fifty simultaneous orders of a unique stone make one order, and forty-nine get the reason", async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, (_, index) => buyerAt(index)))
    const sums = await Promise.all(
      buyers.map(async (buyer) => {
        await buyer.take(goods.stone)
        return (await buyer.cart()).totalAmount
      })
    )
    const replies = await Promise.all(buyers.map(({ order }, index) => order({ total: sums[index] ?? 0 })))
    const refusals = replies.filter(({ status }) => status !== 200)
    expect(refusals).toHaveLength(49)
    expect(new Set(refusals.map(({ data, status }) => `${status} ${data.errors["reason"]}`))).toEqual(new Set(["409 held"]))
    expect(refusals[0]?.message).toMatch(/^Товар с артикулом \S+ сейчас отложен для другого покупателя/)
    expect(await runtime.query("select line_id as line, things from order_items where line_id = $1", [goods.stone])).toEqual([
      { line: goods.stone, things: [goods.stone] }
    ])
    const carts = await Promise.all(buyers.map(async ({ cart }) => (await cart()).totalCount))
    expect(carts.filter((things) => things === 1)).toHaveLength(49)
  })

  test("one key at both servers at once is one order", async () => {
    const buyer = await buyerAt(0)
    await buyer.take(goods.brooch)
    const { totalAmount: total } = await buyer.cart()
    const same = await buyerAt(1, buyer.token)
    const key = randomUUID()
    const replies = await Promise.all([buyer.order({ total }, key), same.order({ total }, key), buyer.order({ total }, key)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
  })

  test("orders at a steady rate are all stored, once each", async () => {
    const { asked, doubled, lost, refusals } = await orderUnderLoad(shops, runtime, { perSecond: 10, seconds: 4, buyers: 8 })
    expect({ asked, doubled, lost, refusals }).toEqual({ asked: 40, doubled: 0, lost: 0, refusals: [] })
  })

  describe("a fault in the middle of an order", () => {
    /** Runs an order up to its first write into a table, and pauses it there while `meanwhile` runs. */
    const stoppedAt = async <A>(
      table: string,
      order: () => Promise<A>,
      meanwhile: () => Promise<void>
    ): Promise<PromiseSettledResult<A>> => {
      const answer = { settled: undefined as Promise<PromiseSettledResult<A>> | undefined }
      const held = Effect.gen(function* () {
        yield* query(`lock table ${table} in exclusive mode`)
        answer.settled = Promise.allSettled([order()]).then(([only]) => only)
        yield* Effect.promise(() => untilBlocked(table))
        yield* Effect.promise(meanwhile)
      })
      await runtime.run(Effect.ignore(transaction(held)))
      if (answer.settled === undefined) throw new Error("nothing was ordered")
      return answer.settled
    }
    const untilBlocked = async (table: string) => {
      while ((await runtime.query("select from pg_locks where not granted and relation = $1::regclass", [table])).length === 0);
    }
    const untilBack = async () => {
      while (
        !(await runtime.query("select 1").then(
          () => true,
          () => false
        ))
      );
    }
    const ordered = async () => ({ orders: await count("orders"), holds: await count("holds"), letters: await count("order_letters") })

    const prepared = async () => {
      const buyer = await buyerAt(0)
      await buyer.take(goods.ring, goods.stone)
      return { buyer, key: randomUUID(), total: (await buyer.cart()).totalAmount, before: await ordered() }
    }
    const expectOne = async ({ before, buyer, key, total }: Awaited<ReturnType<typeof prepared>>) => {
      const other = await buyerAt(1, buyer.token)
      expect(await ordered()).toEqual(before)
      expect((await other.cart()).totalCount).toBe(2)
      const replies = [await other.order({ total }, key), await other.order({ total }, key)]
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1)
      expect(await count("orders")).toBe((before.orders ?? 0) + 1)
      expect(await runtime.query("select thing from holds where order_id = $1", [replies[0]?.data.id])).toEqual([{ thing: goods.stone }])
    }

    test.each(["order_items", "order_letters"])(
      "a server killed at %s leaves nothing; another one places the order under its key",
      async (table) => {
        const known = await prepared()
        const answer = await stoppedAt(
          table,
          () => known.buyer.order({ total: known.total }, known.key),
          () => shops[0]?.kill() ?? Promise.resolve()
        )
        expect(answer.status).toBe("rejected")
        await expectOne(known)
        await restart(0)
      }
    )

    test("a database restart in the middle of an order leaves nothing; the servers reconnect by themselves", async () => {
      const known = await prepared()
      const answer = await stoppedAt(
        "order_items",
        () => known.buyer.order({ total: known.total }, known.key),
        async () => {
          cluster.restart()
          await untilBack()
        }
      )
      expect(answer).toMatchObject({ status: "fulfilled", value: { status: 503 } })
      await expectOne(known)
    })

    test("a server killed during a payment loses no money: the shopper returns to an order that is paid, once", async () => {
      const { buyer, total } = await prepared()
      const { id } = (await buyer.order({ total })).data
      const payment = await buyer.startPayment(id)
      await buyer.settle(payment, "paid", "never")
      await stoppedAt(
        "order_events",
        () => buyer.payment(id),
        () => shops[0]?.kill() ?? Promise.resolve()
      )
      const other = await buyerAt(1, buyer.token)
      expect((await other.payment(id)).data).toMatchObject({ state: "paid", canPay: false })
      const { data } = await other.one(id)
      expect(data.timeline.map(({ event }) => event)).toEqual(["placed", "paid", "inWork"])
      await restart(0)
    })
  })
})
