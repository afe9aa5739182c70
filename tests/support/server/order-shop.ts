import { afterAll, beforeAll, beforeEach } from "vitest"
import type { TestDatabase } from "../database/databases.ts"
import { type Accounts, accountsOf } from "../samples/accounts.ts"
import { buyerOf } from "../samples/orders.ts"
import { startShop, type TestShop } from "./server.ts"
import { type Goods, prepareGoods } from "./shoppers.ts"

/** A shop for a `describe`, with goods of every sort and users who order them; before each test nothing is held. */
export const orderShop = (start: () => Promise<TestDatabase>) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 30, database: await start() })
    accounts = accountsOf(shop)
  }, 60_000)
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.query("delete from holds")
    await shop.query("delete from rate_limits")
    goods = await prepareGoods(shop)
  })

  return {
    get shop() {
      return shop
    },
    get accounts() {
      return accounts
    },
    get goods() {
      return goods
    },
    /** A new user with these things in the cart. */
    buyerWith: async (...ids: ReadonlyArray<string>) => {
      const buyer = await buyerOf(shop, accounts)
      await buyer.take(...ids)
      return buyer
    },
    /** Things that an order holds. */
    holdsOf: async (order: number) =>
      (await shop.query<{ thing: string }>("select thing from holds where order_id = $1 order by thing", [order])).map(({ thing }) => thing)
  }
}
