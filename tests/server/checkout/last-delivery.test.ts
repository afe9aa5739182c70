import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import type { LastDelivery } from "../../../core/contract/checkout.ts"
import type { SavedAddress } from "../../../core/domain/postal/address-schema.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { buyerOf, parcel, refusalOf } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"

describe.each(databasesByTurn(import.meta.filename))("the last delivery and the packaging, on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    accounts = accountsOf(shop)
  }, 60_000)
  afterAll(() => shop.stop())
  beforeEach(async () => {
    goods = await prepareGoods(shop)
  })

  const lastOf = async ({ send }: Pick<ReturnType<typeof shopperOf>, "send">) =>
    (await send<{ readonly last: LastDelivery | null }>("GET", "/deliveries")).data.last

  const addressesOf = async ({ send }: Pick<ReturnType<typeof shopperOf>, "send">) =>
    (await send<{ readonly items: ReadonlyArray<SavedAddress> }>("GET", "/users/address/")).data.items

  test("the next checkout starts with the last recipient and place; nothing is stored for certificates and guests", async () => {
    const buyer = await buyerOf(shop, accounts)
    expect(await lastOf(buyer)).toBeNull()
    await buyer.take(goods.ring)
    await buyer.order({ name: "Вера Седова" })
    const contact = { name: "Вера Седова", phone: "+79991234567", email: "anna@gran.test" }
    const [stored] = await addressesOf(buyer)
    expect(stored).toMatchObject({ ...parcel, isDefault: true })
    const byCourier = { ...contact, deliveryId: 1, addressId: stored?.id, address: null, pointId: null, settlement: null }
    expect(await lastOf(buyer)).toEqual(byCourier)
    await buyer.take(goods.card)
    expect((await buyer.order({ deliveryId: null, address: null })).status).toBe(200)
    expect(await lastOf(buyer)).toEqual(byCourier)
    await buyer.take(goods.ring)
    await buyer.order({ deliveryId: 2, address: null, pointId: 1 })
    expect(await lastOf(buyer)).toMatchObject({ name: "Анна Петрова", deliveryId: 2, address: null, pointId: 1 })
    expect(await lastOf(shopperOf(shop))).toBeNull()
  })

  test("an address of two orders appears once in the account", async () => {
    const buyer = await buyerOf(shop, accounts)
    await buyer.take(goods.ring)
    expect((await buyer.order()).status).toBe(200)
    await buyer.take(goods.card)
    await buyer.take(goods.stone)
    const typed = { ...parcel, settlement: `${parcel.settlement.toUpperCase()} ` }
    expect((await buyer.order({ address: typed })).status).toBe(200)
    expect((await addressesOf(buyer)).map(({ isDefault, street }) => [street, isDefault])).toEqual([[parcel.street, true]])
  })

  test("an order's packaging is free and stated in its letter; mailed orders have none", async () => {
    const { email, token } = await accounts.registerProven()
    const buyer = await buyerOf(shop, accounts, token)
    await buyer.take(goods.ring)
    const { totalAmount } = await buyer.cart()
    const placed = await buyer.order({ email, isGiftWrapped: true, parcelNote: "  С днём рождения, мама!\n" })
    expect(placed).toMatchObject({ status: 200, data: { total: totalAmount } })
    expect((await buyer.one(placed.data.id)).data.parcel).toEqual({ isGiftWrapped: true, parcelNote: "С днём рождения, мама!" })
    const [letter] = (await shop.takeLetters()).filter(({ subject }) => subject.includes(placed.data.number))
    expect(letter?.text).toContain("Записка в посылке, без цен: «С днём рождения, мама!»")
    expect(letter?.text).toContain("Подарочная упаковка")
    await buyer.take(goods.card)
    const mailed = await buyer.order({ deliveryId: null, address: null, isGiftWrapped: true, parcelNote: "Открытка" })
    expect((await buyer.one(mailed.data.id)).data.parcel).toEqual({ isGiftWrapped: false, parcelNote: null })
  })

  test("a note that does not fit the card is refused at its field, and nothing is ordered", async () => {
    const buyer = await buyerOf(shop, accounts)
    await buyer.take(goods.ring)
    expect(refusalOf(await buyer.order({ parcelNote: "ы".repeat(301) }))).toMatchObject({ status: 422, fields: ["parcelNote"] })
    expect((await buyer.cart()).totalCount).toBe(1)
  })
})
