import { Effect, Exit } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readReply } from "../../../adapters/http/api-reply.ts"
import { calls } from "../../../core/contract/calls.ts"
import { customItem, diamondItem, jewelryItem } from "../../../core/domain/cart/cart-items.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"

describe.each(databasesByTurn(import.meta.filename))("the cart on $name", ({ start }) => {
  let shop: TestShop
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20, database: await start() })
    goods = await prepareGoods(shop)
  })
  afterAll(() => shop.stop())
  const priceOf = async (id: string) =>
    Number((await shop.query("select price from jewelry_skus where id = $1", [numberIn(id)]))[0]?.["price"])
  const shopper = (who?: Parameters<typeof shopperOf>[1]) => shopperOf(shop, who)

  describe("reading", () => {
    test("[API-026, ENT-016] the short cart has ids, counts and prices by id, and the total number of items", async () => {
      const { add, cart, short } = shopper()
      await add(goods.ring, 3)
      await add(goods.card, 2)
      expect(await short()).toEqual({
        ids: [goods.ring, goods.card],
        counts: { [goods.ring]: 3, [goods.card]: 2 },
        prices: { [goods.ring]: await priceOf(goods.ring), [goods.card]: 30_000 },
        total: 5
      })
      expect((await cart()).totalCount).toBe(5)
    })

    test("[CART-051] the short cart requires its ids, counts, prices and total", async () => {
      const endpoint = await calls["cart.short"]()
      const data = { ids: ["0-7"], counts: { "0-7": 3 }, prices: { "0-7": 100 }, total: 3 }
      const decode = (more: object) =>
        Effect.runPromise(
          Effect.exit(
            readReply(endpoint, { status: 200, requestId: null, retryAfter: null, text: JSON.stringify({ data: { ...data, ...more } }) })
          )
        )
      expect(await decode({ shown: true })).toEqual(Exit.succeed(data))
      for (const name of ["ids", "counts", "prices", "total"]) expect(Exit.isFailure(await decode({ [name]: undefined })), name).toBe(true)
    })

    test("[API-028, ENT-022, ENT-023] the whole cart has four sections, each line with its id, activity and quantity", async () => {
      const { add, cart } = shopper()
      for (const id of [goods.ring, goods.stone, goods.frame, goods.card]) await add(id)
      const { aside, certificates, customJewelries, diamond, jewelries, ...amounts } = await cart()
      expect(Object.values(aside)).toEqual([[], [], [], []])
      expect(Object.values(amounts).filter((each) => Array.isArray(each))).toEqual([])
      const line = { isActive: true, quantity: 1 }
      expect(jewelries).toMatchObject([{ id: goods.ring, ...line, isAvailableforSale: true, previousPrice: null }])
      expect(diamond).toMatchObject([{ id: goods.stone, ...line, quantityMax: 1, diamondName: null, certificateUrl: null }])
      expect(certificates).toMatchObject([{ id: goods.card, ...line }])
      expect(customJewelries).toMatchObject([
        { id: goods.frame, ...line, jewelryId: 101, diamondId: numberIn(goods.stone), complectId: null, isCustomJewelryActive: true }
      ])
      const [ring, stone, frame, card] = [jewelries, diamond, customJewelries, certificates].map(([one]) => one?.price ?? 0)
      const sum = (ring ?? 0) + (stone ?? 0) + (frame ?? 0) + (card ?? 0)
      expect(sum).toBeGreaterThan(30_000)
      expect(amounts).toEqual({ engravingTotalAmount: 0, totalAmountWithoutEngraving: sum, totalAmount: sum, totalCount: 4 })
    })

    test("[ENT-028] a piece is read with every field of the catalogue, and spelled as the wire spells it", async () => {
      const { add, cart } = shopper()
      const [ring] = await shop.query(
        `select sku.id from jewelry_skus as sku join jewelry on jewelry.id = sku.jewelry_id
         where collection = 'fancy' and category = 'kolco' and is_available_for_sale order by sku.id limit 1`
      )
      const ringId = `0-${String(ring?.["id"])}`
      for (const id of [ringId, goods.stone]) await add(id)
      const {
        diamond: [stone],
        jewelries: [piece]
      } = await cart()
      const [stored] = await shop.query(
        `select sku.code, product_code as "productCode", name, metal, metal_probe as "metalProbe", metal_color as "metalColor", weight, size,
           inserts_count as "insertsCount", inserts_weight as "insertsWeight", inserts, price,
           jsonb_build_object('code', collection) as collection, jsonb_build_object('code', category) as category,
           is_available_for_sale as "isAvailableforSale",
           jsonb_path_query_first(previews, '$[*] ? (@.metalColor == $color).pictures', jsonb_build_object('color', metal_color)) as previews
         from jewelry_skus as sku join jewelry on jewelry.id = sku.jewelry_id where sku.id = $1`,
        [ring?.["id"]]
      )
      expect(piece).toMatchObject({ ...stored, id: ringId })
      expect([piece?.category.name, piece?.collection?.name]).toEqual(["Кольца", "Fancy"])
      expect([Object.hasOwn(piece ?? {}, "isAvailableForSale"), stone?.isAvailableForSale]).toEqual([false, true])
    })

    test("[ENT-024] totalAmount is the sum of the other two, for available items at current prices", async () => {
      const { add, cart } = shopper()
      await add(goods.ring, 2)
      await add(goods.card, 3)
      const { engravingTotalAmount, totalAmount, totalAmountWithoutEngraving } = await cart()
      expect(totalAmountWithoutEngraving).toBe((await priceOf(goods.ring)) * 2 + 90_000)
      expect(totalAmount).toBe(totalAmountWithoutEngraving + engravingTotalAmount)
    })

    test("a changed price is listed beside the seen one, and counts", async () => {
      const { add, cart } = shopper()
      const price = await priceOf(goods.ring)
      await add(goods.ring, 1, { price })
      await shop.query("update jewelry_skus set price = $2, old_price = null where id = $1", [numberIn(goods.ring), price + 500])
      const { jewelries, totalAmount } = await cart()
      expect(jewelries).toMatchObject([{ price: price + 500, previousPrice: price }])
      expect(totalAmount).toBe(price + 500)
      await shop.query("update jewelry_skus set price = $2 where id = $1", [numberIn(goods.ring), price])
      expect((await cart()).jewelries).toMatchObject([{ price, previousPrice: null }])
    })

    test("[CART-046, CART-047] a line sold meanwhile remains at no cost, and a removed product is not active", async () => {
      const { add, cart } = shopper()
      for (const id of [goods.brooch, goods.otherStone, "2-102-1", goods.card]) await add(id)
      await shop.query("update jewelry_skus set is_available_for_sale = false where id = $1", [numberIn(goods.brooch)])
      await shop.query("update frames set is_active = false where id = 102")
      await shop.query("update diamonds set code = '99999999' where id = $1", [numberIn(goods.otherStone)])
      const { customJewelries, diamond, jewelries, totalAmount, totalCount } = await cart()
      expect(jewelries).toMatchObject([{ id: goods.brooch, isActive: true, isAvailableforSale: false }])
      expect(customJewelries).toMatchObject([{ isActive: true, isCustomJewelryActive: false }])
      expect(diamond).toMatchObject([{ id: goods.otherStone, isActive: false, name: expect.any(String) }])
      const items = [...jewelries.map(jewelryItem), ...customJewelries.map(customItem), ...diamond.map(diamondItem)]
      expect(items.map(({ isAvailable }) => isAvailable)).toEqual([false, false, false])
      expect({ totalAmount, totalCount }).toEqual({ totalAmount: 30_000, totalCount: 4 })
      await prepareGoods(shop)
    })
  })
})
