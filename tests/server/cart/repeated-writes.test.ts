import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { bothDatabases } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"

const refusal = (status: number, message: string, errors: object = {}) => ({ status, message, data: { errors } })

describe.each(bothDatabases())("the cart on $name", ({ start }) => {
  let shop: TestShop
  let goods: Goods
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20, database: await start() })
    goods = await prepareGoods(shop)
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  const shopper = (who?: Parameters<typeof shopperOf>[1]) => shopperOf(shop, who)

  describe("a write under a key", () => {
    test("is done once and answered the same with the current cart, also a refusal", async () => {
      const { add, cart, change, remove, short } = shopper()
      const [first, second, third, fourth] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
      const once = await add(goods.ring, 2, {}, first)
      const refused = await add(goods.ring, 9, {}, second)
      expect(refused.status).toBe(422)
      await change(goods.ring, 1, third)
      expect(await add(goods.ring, 2, {}, first)).toEqual({ ...once, data: { ...once.data, cart: await cart() } })
      expect(await add(goods.ring, 9, {}, second)).toEqual(refused)
      expect((await short()).total).toBe(1)
      const removed = await remove({ jewelries: [goods.ring] }, fourth)
      await add(goods.ring)
      expect(await remove({ jewelries: [goods.ring] }, fourth)).toEqual({ ...removed, data: { ...removed.data, cart: await cart() } })
      expect((await short()).total).toBe(1)
    })

    test("that arrives five times at once is done once", async () => {
      const { add, short } = shopper()
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 5 }, () => add(goods.ring, 2, {}, key)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect((await short()).total).toBe(2)
    })

    test("is refused with another body, for another shopper, and with an invalid key", async () => {
      const one = shopper()
      const key = randomUUID()
      await one.add(goods.ring, 1, {}, key)
      const taken = refusal(422, "Этот ключ уже был у другого запроса")
      expect(await one.add(goods.ring, 2, {}, key)).toEqual(taken)
      expect(await one.change(goods.ring, 1, key)).toEqual(taken)
      expect(await shopper().add(goods.ring, 1, {}, key)).toEqual(taken)
      expect((await one.add(goods.ring, 1, {}, "short")).status).toBe(422)
      expect((await one.short()).total).toBe(1)
    })

    test("of a guest is recognised after the login too", async () => {
      const { token } = await accounts.register()
      const guest = shopper()
      const key = randomUUID()
      const once = await guest.add(goods.ring, 2, {}, key)
      const signedIn = guest.signIn(token)
      expect(await signedIn.add(goods.ring, 2, {}, key)).toEqual(once)
      expect((await signedIn.short()).total).toBe(2)
    })
  })
})
