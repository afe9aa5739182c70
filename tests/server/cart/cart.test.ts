import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"

const quantityText = "Укажите количество целым числом, не меньше 1"
const refusal = (status: number, message: string, errors: object = {}) => ({ status, message, data: { errors } })
const unfit = (errors: object) => refusal(422, "Проверьте правильность введенных данных", errors)

describe.each(databasesByTurn(import.meta.filename))("the cart on $name", ({ start }) => {
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

  describe("adding", () => {
    test("returns the line, the number of items and the cart; a repeated add increases it", async () => {
      const { add, cart } = shopper()
      const first = await add(goods.ring, 2, { price: 100 })
      expect(first).toEqual({ status: 200, data: { id: goods.ring, quantity: 2, totalCount: 2, cart: await cart() } })
      const second = await add(goods.ring)
      expect(second).toEqual({ status: 200, data: { id: goods.ring, quantity: 3, totalCount: 3, cart: await cart() } })
      expect((await add(goods.stone)).data).toEqual({ id: goods.stone, quantity: 1, totalCount: 4, cart: await cart() })
    })

    test.each([0, -1, 1.5, "2", null])("refuses the quantity %j with a message, and changes nothing", async (quantity) => {
      const { add, change, short } = shopper()
      await add(goods.ring, 2)
      expect(await add(goods.ring, quantity)).toEqual(unfit({ quantity: quantityText }))
      expect(await change(goods.ring, quantity)).toEqual(unfit({ quantity: quantityText }))
      expect((await short()).total).toBe(2)
    })

    test("[LIM-037] accepts ten of a certificate and of countable products, and one of a unique one", async () => {
      const { add, change, short } = shopper()
      for (const id of [goods.ring, goods.card]) {
        const many = refusal(422, "Можно заказать не больше 10", { quantity: "Можно заказать не больше 10" })
        expect((await add(id, 10)).status).toBe(200)
        expect(await add(id)).toEqual(many)
        expect(await change(id, 11)).toEqual(many)
      }
      const only = "Это единственный экземпляр, он уже в корзине"
      for (const id of [goods.brooch, goods.stone, goods.frame]) {
        await add(id)
        expect(await add(id)).toEqual(refusal(422, only, { quantity: only }))
      }
      expect((await short()).total).toBe(23)
    })

    test("[CART-035] limits a certificate to its own limit, or to ten without one", async () => {
      await shop.query("update gift_cards set max_quantity = 3 where id = 3")
      const { add, cart } = shopper()
      expect([(await add("3-3-50000-0", 3)).status, (await add(goods.card, 10)).status]).toEqual([200, 200])
      expect([(await add("3-3-50000-0")).status, (await add(goods.card)).status]).toEqual([422, 422])
      expect((await cart()).certificates).toMatchObject([
        { id: "3-3-50000-0", maxQuantity: 3, quantityMax: 3 },
        { id: goods.card, maxQuantity: null, quantityMax: 10 }
      ])
    })

    test("refuses a piece made on order, because its price is agreed first", async () => {
      const makeOnOrder = (isOnOrder: boolean) =>
        shop.query("update jewelry set is_on_order = $2 where id = (select jewelry_id from jewelry_skus where id = $1)", [
          numberIn(goods.brooch),
          isOnOrder
        ])
      const { add, short } = shopper()
      await makeOnOrder(true)
      const refused = await add(goods.brooch)
      await makeOnOrder(false)
      expect(refused).toEqual(refusal(409, "Это изделие делают на заказ. Отправьте запрос «Под заказ» на его странице"))
      expect([(await add(goods.brooch)).status, (await short()).total]).toEqual([200, 1])
    })

    test("refuses unknown and unavailable products", async () => {
      const { add, short } = shopper()
      const unknown = refusal(404, "Такого товара нет")
      for (const id of ["0-99999", "1-99999", "2-9-1", "3-2-30001-0", "3-2-30000-7", "3-7-10001-0", "3-7-1001000-0"]) {
        expect(await add(id)).toEqual(unknown)
      }
      for (const id of ["", "7", "4-1", "1-1-1", "0-01", "0-1;drop", "0--1", "3-1"])
        expect(await add(id)).toEqual(unfit({ id: "Такого товара нет" }))
      expect(await add(goods.sold)).toEqual(refusal(409, "Этого товара сейчас нет в наличии"))
      expect(await short()).toEqual({ ids: [], counts: {}, prices: {}, total: 0 })
    })

    test("[CERT-002, CERT-005] accepts a certificate of any offered amount, at that price", async () => {
      const { add, cart } = shopper()
      expect((await add(goods.anyCard, 2, { price: 45_000 })).status).toBe(200)
      expect((await add(goods.card, 1, { price: 1 })).status).toBe(422)
      const { certificates, totalAmount } = await cart()
      expect(certificates).toMatchObject([{ id: goods.anyCard, quantity: 2, price: 45_000, quantityMax: 10, maxQuantity: null }])
      expect(totalAmount).toBe(90_000)
    })

    test("limits a cart to a hundred lines", async () => {
      const { add } = shopper()
      for (let line = 0; line < 100; line++) expect((await add(`3-7-${10_000 + line * 1_000}-0`)).status).toBe(200)
      expect(await add(goods.ring)).toEqual(refusal(409, "В корзине может быть не больше 100 позиций"))
      expect((await add("3-7-10000-0")).status).toBe(200)
    }, 20_000)
  })

  describe("changing and removing", () => {
    test("[API-030] a quantity is set, not added", async () => {
      const { add, cart, change, short } = shopper()
      await add(goods.ring, 5)
      await add(goods.stone)
      const changed = await change(goods.ring, 2)
      expect(changed).toEqual({ status: 200, data: { quantity: 2, totalCount: 3, cart: await cart() } })
      expect((await short()).counts).toEqual({ [goods.ring]: 2, [goods.stone]: 1 })
      expect(await change(goods.card, 2)).toEqual(refusal(404, "Этого товара нет в корзине"))
    })

    test("[API-029] removes the ids of each section and returns the number of remaining items, with the cart", async () => {
      const { add, cart, remove, short } = shopper()
      for (const id of [goods.ring, goods.stone, goods.frame, goods.card]) await add(id)
      const removed = await remove({ jewelries: [goods.ring], certificates: [goods.card] })
      expect(removed).toEqual({ status: 200, data: { totalCount: 2, cart: await cart() } })
      expect(await remove({ jewelries: [goods.ring] })).toEqual(removed)
      expect((await short()).ids).toEqual([goods.stone, goods.frame])
      expect((await remove({ diamonds: [goods.stone] })).data).toEqual({ totalCount: 1, cart: await cart() })
      expect((await remove({ customJewelries: [goods.frame] })).data).toEqual({ totalCount: 0, cart: await cart() })
      expect((await short()).ids).toEqual([])
    })

    test("removes nothing if an id belongs to another section", async () => {
      const { add, remove, short } = shopper()
      for (const id of [goods.ring, goods.stone]) await add(id)
      expect(await remove({ jewelries: [goods.ring, goods.stone] })).toEqual(unfit({ jewelries: "Поле заполнено неверно" }))
      expect((await short()).total).toBe(2)
    })
  })

  describe("ownership", () => {
    test("[CART-048] a guest's cart belongs to the sent guest id only", async () => {
      const [one, other] = [shopper(), shopper()]
      await one.add(goods.ring)
      expect((await shopper({ guest: one.guest }).short()).total).toBe(1)
      expect((await other.short()).total).toBe(0)
    })

    test("without a guest id and a token nothing is stored, and the call is refused", async () => {
      const nobody = shopper({ guest: null })
      expect(await nobody.add(goods.ring)).toEqual(refusal(409, "Не удалось узнать, чья это корзина. Обновите страницу"))
      expect((await nobody.short()).total).toBe(0)
      expect((await shopper({ token: "unknown" }).send("GET", "/cart/")).status).toBe(401)
    })

    test("[CART-050] a guest's cart is merged into the user's: quantities add up to their limits, nothing doubles", async () => {
      const { token } = await accounts.register()
      const home = shopper({ token })
      await home.add(goods.ring, 4)
      await home.add(goods.stone)
      const phone = shopper()
      await phone.add(goods.ring, 8)
      await phone.add(goods.stone)
      await phone.add(goods.card, 2)
      const signedIn = phone.signIn(token)
      const counts = { [goods.ring]: 10, [goods.stone]: 1, [goods.card]: 2 }
      expect((await signedIn.short()).counts).toEqual(counts)
      expect((await signedIn.short()).counts).toEqual(counts)
      expect((await home.short()).counts).toEqual(counts)
      expect((await phone.short()).total).toBe(0)
    })

    test("a guest's add at the moment of the login is not lost", async () => {
      const { token } = await accounts.register()
      const guest = shopper()
      const signedIn = guest.signIn(token)
      await Promise.all([guest.add(goods.ring), signedIn.short(), guest.add(goods.card), signedIn.add(goods.stone), guest.add(goods.ring)])
      expect((await signedIn.short()).counts).toEqual({ [goods.ring]: 2, [goods.card]: 1, [goods.stone]: 1 })
    })
  })
})
