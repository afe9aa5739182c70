import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { shopperOf } from "../../support/server/shoppers.ts"

type Shopper = ReturnType<typeof shopperOf>

const [card, design, other] = ["3-2-30000-0", "3-2-30000-1", "3-3-50000-0"]
const ofAmount = "Можно заказать не больше 10\u00A0сертификатов одного номинала"
const gift = { recipient: "Анна", sender: "Пётр", words: "", way: "email", email: "anna@gran.test", sendOn: null }

describe.each(databasesByTurn(import.meta.filename))("the limit of certificates on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 5, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())

  const sign = (shopper: Shopper, quantity: number, isInCart = false) =>
    shopper.send("POST", "/cart/gifts/", { ...gift, line: card, isInCart, quantity })
  const putAside = (shopper: Shopper, id: string, isAside: boolean) => shopper.send("PUT", "/cart/aside/", { id, isAside })

  test("[LIM-037] counts all certificates of one amount: any design, signed or not, added, increased or restored", async () => {
    const shopper = shopperOf(shop)
    expect([await shopper.add(card, 4), await sign(shopper, 3), await shopper.add(design, 3)].map(({ status }) => status)).toEqual([
      200, 200, 200
    ])
    expect(await shopper.add(card)).toMatchObject({ status: 422, message: ofAmount })
    expect(await shopper.add(design)).toMatchObject({ status: 422, message: ofAmount })
    expect(await sign(shopper, 1)).toMatchObject({ status: 409, message: ofAmount })
    expect(await shopper.change(card, 5)).toMatchObject({ status: 422, message: ofAmount })
    expect(await shopper.add(other, 10)).toMatchObject({ status: 200 })
    await putAside(shopper, design, true)
    await shopper.change(card, 6)
    expect(await putAside(shopper, design, false)).toMatchObject({ status: 409, message: ofAmount })
    await shopper.change(card, 4)
    expect(await putAside(shopper, design, false)).toMatchObject({ status: 200 })
    await shopper.remove({ certificates: [design] })
    await shopper.change(card, 7)
    expect(await shopper.add(design, 3, { isBack: true })).toMatchObject({ status: 422, message: ofAmount })
    expect((await shopper.short()).total).toBe(20)
  })

  test("[LIM-037] holds after each of four logins that add ten more", async () => {
    const { token } = await accounts.register()
    const counts: Array<number> = []
    for (const quantity of [7, 10, 10, 10]) {
      const guest = shopperOf(shop)
      await sign(guest, quantity)
      if (quantity === 7) await guest.add(other)
      counts.push((await guest.signIn(token).short()).total)
    }
    expect(counts).toEqual([8, 11, 11, 11])
    const { certificates } = await shopperOf(shop, { token }).cart()
    expect(certificates.map(({ price, quantity }) => [price, quantity])).toEqual([
      [30_000, 7],
      [50_000, 1],
      [30_000, 3]
    ])
  })

  test("counts a certificate after signing as before", async () => {
    const shopper = shopperOf(shop)
    await shopper.add(card, 10)
    await sign(shopper, 1, true)
    const [{ id } = { id: "" }] = (await shopper.cart()).certificates
    expect(await shopper.change(id, 9)).toMatchObject({ status: 200 })
    expect(await shopper.add(card, 2)).toMatchObject({ status: 422 })
    expect(await shopper.add(card)).toMatchObject({ status: 200 })
  })
})
