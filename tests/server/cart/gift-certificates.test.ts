import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { shopperOf } from "../../support/server/shoppers.ts"

describe.each(databasesByTurn(import.meta.filename))("the list of gift certificates on $name", ({ start }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ diamonds: 1, database: await start() })
  })
  afterAll(() => shop.stop())

  test("[API-023, ENT-031] has their prices or amounts, and their designs", async () => {
    const { items } = (await shopperOf(shop).send<{ readonly items: ReadonlyArray<object> }>("GET", "/catalog/giftcards/")).data
    expect(items).toContainEqual({
      id: 2,
      name: "Подарочный сертификат",
      price: 30_000,
      amounts: null,
      quantity: 1,
      maxQuantity: null,
      previews: ["night", "drawing", "shapes"]
    })
    expect(items).toContainEqual(expect.objectContaining({ price: null, amounts: { least: 10_000, most: 1_000_000, step: 1_000 } }))
  })
})
