import { Deferred, Effect, Fiber } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { wishedDiamond } from "../../../qa/samples/diamond-orders.ts"
import { findUser } from "../../../server/account/users.ts"
import { closeAccount, lockAccount } from "../../../server/closed-accounts/close-account.ts"
import { transaction } from "../../../server/platform/db/query.ts"
import { fingerprint } from "../../../server/platform/identity/secrets.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { accountsOf } from "../../support/samples/accounts.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

/** PGlite has one connection, so calls cannot overlap there. */
const served = bothDatabases().filter(({ name }) => name === "PostgreSQL")

describe.each(served)("a call that waits for the closing of its account on $name", ({ start }) => {
  let shop: TestShop
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    goods = await prepareGoods(shop)
  })
  afterAll(() => shop.stop())

  const countWaiting = async () =>
    (await shop.query<{ count: number }>("select count(distinct pid)::int4 as count from pg_locks where not granted"))[0]?.count

  const isWaiting = async () => {
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
  }

  /** Sends the call while the account is being closed, and returns its answer. */
  const sendWhileClosing = <A>(userId: number, send: () => Promise<A>): Promise<A> =>
    shop.run(
      Effect.gen(function* () {
        const [held, done] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const closing = Effect.gen(function* () {
          yield* lockAccount(userId)
          yield* closeAccount(yield* findUser(userId))
          yield* Deferred.succeed(held, undefined)
          yield* Deferred.await(done)
        })
        const fiber = yield* Effect.forkChild(transaction(closing))
        yield* Deferred.await(held)
        const sent = send()
        yield* Effect.promise(isWaiting)
        yield* Deferred.succeed(done, undefined)
        yield* Fiber.join(fiber)
        return yield* Effect.promise(() => sent)
      })
    )
  const userIdOf = async (token: string): Promise<number> =>
    (await shop.query<{ id: number }>("select user_id as id from sessions where token_hash = $1", [fingerprint(token)]))[0]?.id ?? 0

  test("is refused like one without a session: an order is not placed, a diamond not requested", async () => {
    const buyer = await buyerOf(shop, accountsOf(shop))
    await buyer.take(goods.ring)
    const userId = await userIdOf(buyer.token)
    expect((await sendWhileClosing(userId, () => buyer.order({ paymentId: 3 }))).status).toBe(401)
    const other = await buyerOf(shop, accountsOf(shop))
    const ask = () => other.send("POST", "/users/diamonds/", wishedDiamond())
    expect((await sendWhileClosing(await userIdOf(other.token), ask)).status).toBe(401)
    expect(await shop.query("select id from orders where user_id = $1", [userId])).toEqual([])
  })
})
