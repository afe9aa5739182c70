import { randomUUID } from "node:crypto"
import { Effect, Exit } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readReply } from "../../../adapters/http/api-reply.ts"
import { calls } from "../../../core/contract/calls.ts"
import { customItem, diamondItem, jewelryItem } from "../../../core/domain/cart/cart-items.ts"
import { Database } from "../../../server/platform/db/database.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { testDatabases } from "../../support/database/databases.ts"
import { openPaper } from "../../support/samples/papers.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, shopperOf, stock } from "../../support/server/shoppers.ts"

const quantityText = "Укажите количество целым числом, не меньше 1"
const refusal = (status: number, message: string, errors: object = {}) => ({ status, message, data: { errors } })
const unfit = (errors: object) => refusal(422, "Проверьте правильность введенных данных", errors)

describe.each(testDatabases())("the cart on $name", ({ start }) => {
  let shop: TestShop
  let goods: Goods
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 20, database: await start() })
    goods = await stock(shop)
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())

  const query = (sql: string, params: ReadonlyArray<unknown> = []) =>
    shop.run(Database.use((database) => database.query<Record<string, unknown>>(sql, params)))
  const priceOf = async (id: string) => Number((await query("select price from jewelry_skus where id = $1", [numberIn(id)]))[0]?.["price"])
  const shopper = (who?: Parameters<typeof shopperOf>[1]) => shopperOf(shop, who)

  describe("adding", () => {
    test("answers the line and how many things there are; more of a thing adds to it", async () => {
      const { add } = shopper()
      expect(await add(goods.ring, 2, { price: 100 })).toEqual({ status: 200, data: { id: goods.ring, quantity: 2, totalCount: 2 } })
      expect(await add(goods.ring)).toEqual({ status: 200, data: { id: goods.ring, quantity: 3, totalCount: 3 } })
      expect((await add(goods.stone)).data).toEqual({ id: goods.stone, quantity: 1, totalCount: 4 })
    })

    test.each([0, -1, 1.5, "2", null])("refuses the quantity %j in words, and changes nothing", async (quantity) => {
      const { add, change, short } = shopper()
      await add(goods.ring, 2)
      expect(await add(goods.ring, quantity)).toEqual(unfit({ quantity: quantityText }))
      expect(await change(goods.ring, quantity)).toEqual(unfit({ quantity: quantityText }))
      expect((await short()).total).toBe(2)
    })

    test("[LIM-037] takes ten of a certificate and of what can be counted, one of what is the only one", async () => {
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

    test("[CART-035] a certificate that says its own limit keeps to it, and to ten where it says none", async () => {
      await query("update gift_cards set max_quantity = 3 where id = 3")
      const { add, cart } = shopper()
      expect([(await add("3-3-50000-0", 3)).status, (await add(goods.card, 10)).status]).toEqual([200, 200])
      expect([(await add("3-3-50000-0")).status, (await add(goods.card)).status]).toEqual([422, 422])
      expect((await cart()).certificates).toMatchObject([
        { id: "3-3-50000-0", maxQuantity: 3, quantityMax: 3 },
        { id: goods.card, maxQuantity: null, quantityMax: 10 }
      ])
    })

    test("refuses a piece that is made on order: what it costs is agreed on first", async () => {
      const makeOnOrder = (isOnOrder: boolean) =>
        query("update jewelry set is_on_order = $2 where id = (select jewelry_id from jewelry_skus where id = $1)", [
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

    test("refuses what there is not, and what cannot be bought", async () => {
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

    test("[CERT-002, CERT-005] takes a certificate of any amount that is offered, at that price", async () => {
      const { add, cart } = shopper()
      expect((await add(goods.anyCard, 2, { price: 45_000 })).status).toBe(200)
      expect((await add(goods.card, 1, { price: 1 })).status).toBe(422)
      const { certificates, totalAmount } = await cart()
      expect(certificates).toMatchObject([{ id: goods.anyCard, quantity: 2, price: 45_000, quantityMax: 10, maxQuantity: null }])
      expect(totalAmount).toBe(90_000)
    })

    test("a cart holds a hundred lines", async () => {
      const { add } = shopper()
      for (let line = 0; line < 100; line++) expect((await add(`3-7-${10_000 + line * 1_000}-0`)).status).toBe(200)
      expect(await add(goods.ring)).toEqual(refusal(409, "В корзине может быть не больше 100 позиций"))
      expect((await add("3-7-10000-0")).status).toBe(200)
    }, 20_000)
  })

  describe("reading", () => {
    test("[API-026, ENT-016] the short cart has ids, counts and prices by id, and how many things there are", async () => {
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

    test("[CART-051] the short cart is decoded from its ids, counts, prices and total, and from nothing less", async () => {
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
      const { certificates, customJewelries, diamond, jewelries, ...amounts } = await cart()
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
      const [ring] = await query(
        `select sku.id from jewelry_skus as sku join jewelry on jewelry.id = sku.jewelry_id
         where collection = 'fancy' and category = 'kolco' and is_available_for_sale order by sku.id limit 1`
      )
      const ringId = `0-${String(ring?.["id"])}`
      for (const id of [ringId, goods.stone]) await add(id)
      const {
        diamond: [stone],
        jewelries: [piece]
      } = await cart()
      const [kept] = await query(
        `select sku.code, product_code as "productCode", name, metal, metal_probe as "metalProbe", metal_color as "metalColor", weight, size,
           inserts_count as "insertsCount", inserts_weight as "insertsWeight", inserts, price,
           jsonb_build_object('code', collection) as collection, jsonb_build_object('code', category) as category,
           is_available_for_sale as "isAvailableforSale",
           jsonb_path_query_first(previews, '$[*] ? (@.metalColor == $color).pictures', jsonb_build_object('color', metal_color)) as previews
         from jewelry_skus as sku join jewelry on jewelry.id = sku.jewelry_id where sku.id = $1`,
        [ring?.["id"]]
      )
      expect(piece).toMatchObject({ ...kept, id: ringId })
      expect([piece?.category.name, piece?.collection?.name]).toEqual(["Кольца", "Fancy"])
      expect([Object.hasOwn(piece ?? {}, "isAvailableForSale"), stone?.isAvailableForSale]).toEqual([false, true])
    })

    test("[ENT-024] totalAmount is the sum of the other two, of what can be bought at the prices of now", async () => {
      const { add, cart } = shopper()
      await add(goods.ring, 2)
      await add(goods.card, 3)
      const { engravingTotalAmount, totalAmount, totalAmountWithoutEngraving } = await cart()
      expect(totalAmountWithoutEngraving).toBe((await priceOf(goods.ring)) * 2 + 90_000)
      expect(totalAmount).toBe(totalAmountWithoutEngraving + engravingTotalAmount)
    })

    test("a price that has changed stands beside the one that was seen, and counts", async () => {
      const { add, cart } = shopper()
      const price = await priceOf(goods.ring)
      await add(goods.ring, 1, { price })
      await query("update jewelry_skus set price = $2, old_price = null where id = $1", [numberIn(goods.ring), price + 500])
      const { jewelries, totalAmount } = await cart()
      expect(jewelries).toMatchObject([{ price: price + 500, previousPrice: price }])
      expect(totalAmount).toBe(price + 500)
      await query("update jewelry_skus set price = $2 where id = $1", [numberIn(goods.ring), price])
      expect((await cart()).jewelries).toMatchObject([{ price, previousPrice: null }])
    })

    test("[CART-046, CART-047] what was sold meanwhile stays and costs nothing, what has left the shop is not active", async () => {
      const { add, cart } = shopper()
      for (const id of [goods.brooch, goods.otherStone, "2-102-1", goods.card]) await add(id)
      await query("update jewelry_skus set is_available_for_sale = false where id = $1", [numberIn(goods.brooch)])
      await query("update frames set is_active = false where id = 102")
      await query("update diamonds set code = '99999999' where id = $1", [numberIn(goods.otherStone)])
      const { customJewelries, diamond, jewelries, totalAmount, totalCount } = await cart()
      expect(jewelries).toMatchObject([{ id: goods.brooch, isActive: true, isAvailableforSale: false }])
      expect(customJewelries).toMatchObject([{ isActive: true, isCustomJewelryActive: false }])
      expect(diamond).toMatchObject([{ id: goods.otherStone, isActive: false, name: expect.any(String) }])
      const items = [...jewelries.map(jewelryItem), ...customJewelries.map(customItem), ...diamond.map(diamondItem)]
      expect(items.map(({ isAvailable }) => isAvailable)).toEqual([false, false, false])
      expect({ totalAmount, totalCount }).toEqual({ totalAmount: 30_000, totalCount: 4 })
      await stock(shop)
    })
  })

  describe("changing and removing", () => {
    test("[API-030] a quantity is set, not added", async () => {
      const { add, change, short } = shopper()
      await add(goods.ring, 5)
      await add(goods.stone)
      expect(await change(goods.ring, 2)).toEqual({ status: 200, data: { quantity: 2, totalCount: 3 } })
      expect((await short()).counts).toEqual({ [goods.ring]: 2, [goods.stone]: 1 })
      expect(await change(goods.card, 2)).toEqual(refusal(404, "Этого товара нет в корзине"))
    })

    test("[API-029] removes the ids of each section and answers how many things are left", async () => {
      const { add, remove, short } = shopper()
      for (const id of [goods.ring, goods.stone, goods.frame, goods.card]) await add(id)
      expect(await remove({ jewelries: [goods.ring], certificates: [goods.card] })).toEqual({ status: 200, data: { totalCount: 2 } })
      expect(await remove({ jewelries: [goods.ring] })).toEqual({ status: 200, data: { totalCount: 2 } })
      expect((await short()).ids).toEqual([goods.stone, goods.frame])
      expect((await remove({ diamonds: [goods.stone] })).data).toEqual({ totalCount: 1 })
      expect((await remove({ customJewelries: [goods.frame] })).data).toEqual({ totalCount: 0 })
      expect((await short()).ids).toEqual([])
    })

    test("removes nothing where an id stands in another's section", async () => {
      const { add, remove, short } = shopper()
      for (const id of [goods.ring, goods.stone]) await add(id)
      expect(await remove({ jewelries: [goods.ring, goods.stone] })).toEqual(unfit({ jewelries: "Поле заполнено неверно" }))
      expect((await short()).total).toBe(2)
    })
  })

  describe("whose it is", () => {
    test("[CART-048] a guest's cart is bound to the number that is sent, and nobody else's", async () => {
      const [one, other] = [shopper(), shopper()]
      await one.add(goods.ring)
      expect((await shopper({ guest: one.guest }).short()).total).toBe(1)
      expect((await other.short()).total).toBe(0)
    })

    test("without a number and a token nothing is kept, and that is said", async () => {
      const nobody = shopper({ guest: null })
      expect(await nobody.add(goods.ring)).toEqual(refusal(409, "Не удалось узнать, чья это корзина. Обновите страницу"))
      expect((await nobody.short()).total).toBe(0)
      expect((await shopper({ token: "unknown" }).send("GET", "/cart/")).status).toBe(401)
    })

    test("[CART-050] a guest's cart joins the user's: quantities add up to their limits, nothing doubles", async () => {
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

    test("what a guest adds at the moment of the login is not lost", async () => {
      const { token } = await accounts.register()
      const guest = shopper()
      const signedIn = guest.signIn(token)
      await Promise.all([guest.add(goods.ring), signedIn.short(), guest.add(goods.card), signedIn.add(goods.stone), guest.add(goods.ring)])
      expect((await signedIn.short()).counts).toEqual({ [goods.ring]: 2, [goods.card]: 1, [goods.stone]: 1 })
    })
  })

  describe("a write under a key", () => {
    test("is done once and answered the same, a refusal too", async () => {
      const { add, change, remove, short } = shopper()
      const [first, second, third, fourth] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
      const once = await add(goods.ring, 2, {}, first)
      const refused = await add(goods.ring, 9, {}, second)
      expect(refused.status).toBe(422)
      await change(goods.ring, 1, third)
      expect(await add(goods.ring, 2, {}, first)).toEqual(once)
      expect(await add(goods.ring, 9, {}, second)).toEqual(refused)
      expect((await short()).total).toBe(1)
      const removed = await remove({ jewelries: [goods.ring] }, fourth)
      await add(goods.ring)
      expect(await remove({ jewelries: [goods.ring] }, fourth)).toEqual(removed)
      expect((await short()).total).toBe(1)
    })

    test("that comes five times at once is done once", async () => {
      const { add, short } = shopper()
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 5 }, () => add(goods.ring, 2, {}, key)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect((await short()).total).toBe(2)
    })

    test("is refused with another body, for another shopper, and where the key is none", async () => {
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

    test("of a guest is known after the login too", async () => {
      const { token } = await accounts.register()
      const guest = shopper()
      const key = randomUUID()
      const once = await guest.add(goods.ring, 2, {}, key)
      const signedIn = guest.signIn(token)
      expect(await signedIn.add(goods.ring, 2, {}, key)).toEqual(once)
      expect((await signedIn.short()).total).toBe(2)
    })
  })

  describe("words for a stone", () => {
    const path = () => `/diamonds/${numberIn(goods.stone)}/certificate/`

    test("[API-031, API-032] are kept and read back, by their shopper alone", async () => {
      const one = shopper()
      await one.add(goods.stone)
      expect((await one.send("GET", path())).data).toEqual({ name: "", message: "", url: null })
      const saved = await one.send("PUT", path(), { name: " Аврора ", message: "Навсегда" })
      expect(saved).toEqual({
        status: 200,
        data: { name: "Аврора", message: "Навсегда", url: `/certificates/${numberIn(goods.stone)}.pdf` }
      })
      expect((await one.send("GET", path())).data).toEqual(saved.data)
      expect((await one.cart()).diamond).toMatchObject([
        { diamondName: "Аврора", diamondMessage: "Навсегда", certificateUrl: saved.data["url"] }
      ])
      expect((await shopper().send("GET", path())).data).toEqual({ name: "", message: "", url: null })
    })

    test("[CERT-009, CERT-010, CERT-011] may both be empty, and have 20 and 100 characters at most", async () => {
      const { add, send } = shopper()
      await add(goods.stone)
      const save = (name: number, message: number) => send("PUT", path(), { name: "и".repeat(name), message: "я".repeat(message) })
      expect((await save(20, 100)).status).toBe(200)
      expect(await save(21, 101)).toEqual(unfit({ name: "Максимальная длина - 20 символов", message: "Максимальная длина - 100 символов" }))
      expect((await save(0, 0)).data).toEqual({ name: "", message: "", url: null })
    })

    test("are printed as a PDF that only their shopper opens", async () => {
      const { add, headers, send } = shopper()
      await add(goods.stone)
      const { url } = (await send<{ url: string }>("PUT", path(), { name: "Аврора", message: "Ёлке и Жене, навсегда" })).data
      const { cookie } = await openPaper(shop, headers, url)
      const response = await shop.app.request(url, { headers: { cookie } })
      expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
        200,
        "application/pdf",
        "no-store"
      ])
      const bytes = Buffer.from(await response.arrayBuffer())
      expect([bytes.subarray(0, 5).toString("latin1"), bytes.length > 5_000]).toEqual(["%PDF-", true])
      await send("PUT", path(), { name: "", message: "" })
      expect((await shop.app.request(url, { headers: { cookie } })).status).toBe(403)
      expect((await openPaper(shop, headers, url)).status).toBe(404)
      expect((await shop.app.request(`/certificates/${randomUUID()}.pdf`)).status).toBe(404)
    })

    test("are of a stone in the cart, outlive its removal, and go with the guest into the user's cart", async () => {
      const { token } = await accounts.register()
      const guest = shopper()
      expect((await guest.send("PUT", path(), { name: "Аврора", message: "" })).status).toBe(409)
      await guest.add(goods.stone)
      await guest.send("PUT", path(), { name: "Аврора", message: "" })
      await guest.remove({ diamonds: [goods.stone] })
      await guest.add(goods.stone)
      expect((await guest.cart()).diamond).toMatchObject([{ diamondName: "Аврора" }])
      expect((await guest.signIn(token).cart()).diamond).toMatchObject([{ diamondName: "Аврора" }])
      expect((await guest.send("GET", "/diamonds/99999/certificate/")).status).toBe(404)
    })
  })
})
