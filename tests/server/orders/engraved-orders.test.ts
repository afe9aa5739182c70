import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { engravingText } from "../../../core/domain/engraving/engraving.ts"
import { orderLetter } from "../../../server/orders/order-letter.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { publicUrl, startShop, type TestShop } from "../../support/server/server.ts"

describe.each(databasesByTurn(import.meta.filename))("an engraved order on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let ring: string
  beforeAll(async () => {
    shop = await startShop({ diamonds: 5, database: await start() })
    accounts = accountsOf(shop)
    const [row] = await shop.query(
      `select min(sku.id) as id from jewelry_skus as sku join jewelry as piece on piece.id = sku.jewelry_id
        where category = 'obruchalnoe-kolco' and inserts_count = 0 and not is_on_order and is_available_for_sale`
    )
    ring = `0-${String(row?.["id"])}`
  }, 120_000)
  afterAll(() => shop.stop())

  test("preserves the engraving and its price in its sums and in the letter, and repeats the order with it", async () => {
    const buyer = await buyerOf(shop, accounts)
    const engraving = { side: "inside", font: "script", text: "Анна и Пётр" } as const
    await buyer.send("PUT", "/cart/engraving/", { id: ring, engraving })
    const { totalAmount, totalAmountWithoutEngraving } = await buyer.cart()
    const placed = await buyer.order({ paymentId: 1 })
    expect(placed).toMatchObject({ status: 200, data: { total: totalAmountWithoutEngraving + 3_500 } })
    const { data: order } = await buyer.one(placed.data.id)
    expect(order.items).toMatchObject([{ id: ring, amount: totalAmountWithoutEngraving, engraving: { ...engraving, price: 3_500 } }])
    expect(order.amounts).toMatchObject({ items: totalAmount, total: totalAmount })
    const { text } = orderLetter({ kind: "placed", order, links: { receipt: null, gifts: {} }, publicUrl })
    expect(text).toContain(engravingText(engraving))

    const again = { order: placed.data.id }
    await shop.query("update jewelry_skus set is_available_for_sale = true")
    await buyer.add(ring, 1, again)
    expect((await buyer.cart()).jewelries).toMatchObject([{ engraving }])
    const other = await buyerOf(shop, accounts)
    await other.add(ring, 1, again)
    expect((await other.cart()).jewelries).toMatchObject([{ engraving: null }])
  })
})
