import { Deferred, Effect, Fiber, Layer } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { addReset } from "../../../server/account/password-resets.ts"
import { fingerprint } from "../../../server/platform/identity/secrets.ts"
import { lockOrder } from "../../../server/orders/orders.ts"
import { type DatabaseEffect, query, transaction } from "../../../server/platform/db/query.ts"
import { observed } from "../../support/database/observed.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { accountsOf } from "../../support/samples/accounts.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { certificateOf } from "../../support/samples/vouchers.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

/** PGlite has one connection, so calls cannot block each other there. */
const served = bothDatabases().filter(({ name }) => name === "PostgreSQL")

describe.each(served)("concurrent calls for the same rows on $name", ({ start }) => {
  /** Queries that the database ended to resolve a deadlock, including retried ones. */
  let deadlocks = 0
  const counted = observed({ failed: (code) => (deadlocks += code === "40P01" ? 1 : 0) })
  let shop: TestShop
  let goods: Goods
  beforeAll(async () => {
    const database = await start()
    shop = await startShop({ diamonds: 10, database: { ...database, layer: Layer.provide(counted, database.layer) } })
    goods = await prepareGoods(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(() => {
    deadlocks = 0
  })

  /** Holds a program's locks while `meanwhile` runs. */
  const whileLocked = <A, B>(program: DatabaseEffect<A>, meanwhile: () => Promise<B>) =>
    shop.run(
      Effect.gen(function* () {
        const [held, done] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const holding = Effect.andThen(program, Effect.andThen(Deferred.succeed(held, undefined), Deferred.await(done)))
        const fiber = yield* Effect.forkChild(transaction(holding))
        yield* Deferred.await(held)
        const came = yield* Effect.promise(meanwhile)
        yield* Deferred.succeed(done, undefined)
        yield* Fiber.join(fiber)
        return came
      })
    )
  const countWaiting = async () =>
    (await shop.query<{ count: number }>("select count(distinct pid)::int4 as count from pg_locks where not granted"))[0]?.count
  const waiting = async (count: number) => {
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(count)
  }

  test("cancelling one order and placing another of the same item and certificate wait for each other", async () => {
    const { number } = await certificateOf(shop, 30_000)
    const buyer = await buyerOf(shop, accountsOf(shop))
    const apply = () =>
      shop.query(
        "insert into cart_certificates (cart_id, number) select id, $2 from carts join sessions using (user_id) where token_hash = $1 on conflict do nothing",
        [fingerprint(buyer.token), number]
      )
    await buyer.take(goods.stone)
    await apply()
    const { totalAmount: total } = await buyer.cart()
    const first = (await buyer.order({ total, due: total - 30_000 })).data.id
    await shop.query("update holds set until = now() - interval '1 minute'")
    await shop.query("update orders set held_until = now() - interval '1 minute' where id = $1", [first])
    await buyer.take(goods.stone)
    await apply()
    const locked = query("select from issued_certificates where number = $1 for update", [number])
    const both = await whileLocked(locked, async () => {
      const placed = buyer.order({ total, due: total })
      await waiting(1)
      const cancelled = buyer.cancel(first)
      await waiting(2)
      return [placed, cancelled] as const
    })
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect(deadlocks).toBe(0)
  })

  test("a new password by letter and a password change wait for each other", async () => {
    const accounts = accountsOf(shop)
    const { email, token, user } = await accounts.register()
    const reset = "a-link-of-a-letter-0123456789-0123456789-abc"
    await shop.run(addReset(user.id, fingerprint(reset)))
    // The lock of the product: "for update" would also block the letter that registration still writes.
    const locked = query("select from users where id = $1 for no key update", [user.id])
    const both = await whileLocked(locked, async () => {
      const changed = accounts.send("PATCH", "/users/password/", { old: accounts.password, new: "krasota-1905" }, { token })
      await waiting(1)
      const renewed = accounts.send("PATCH", `/password-reset/${reset}`, { password: "krasota-1906" })
      await waiting(2)
      return [changed, renewed] as const
    })
    const [changed, renewed] = await Promise.all(both)
    expect([changed.status, renewed.status, deadlocks]).toEqual([200, 404, 0])
    expect((await accounts.logIn(email, "krasota-1905")).status).toBe(200)
  })

  test("a locked order does not block its letters and events", async () => {
    const buyer = await buyerOf(shop, accountsOf(shop))
    await buyer.take(goods.ring)
    const ordered = await buyer.order()
    expect(ordered).toMatchObject({ status: 200 })
    const { id } = ordered.data
    await whileLocked(lockOrder(id), () =>
      shop.query("set lock_timeout = '1s'; insert into order_events (order_id, event) values (" + id + ", 'moved')")
    )
    expect((await buyer.one(id)).data.timeline.map(({ event }) => event)).toContain("moved")
  })
})
