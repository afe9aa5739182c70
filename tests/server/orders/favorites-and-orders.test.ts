import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, numberIn, shopperOf, prepareGoods } from "../../support/server/shoppers.ts"

type Items = { readonly items: ReadonlyArray<{ readonly id: number; readonly type: number }> }

const required = "Обязательное поле"
const unfit = (errors: object) => ({ status: 422, message: "Проверьте правильность введенных данных", data: { errors } })

describe.each(databasesByTurn(import.meta.filename, "favourites", "orders"))("favourites and orders on $name", ({ start }) => {
  let shop: TestShop
  let goods: Goods
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 60, database: await start() })
    goods = await prepareGoods(shop)
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  const member = async () => shopperOf(shop, { token: (await accounts.register()).token })
  const like = (skuId: number, isDiamond: boolean) => ({ skuId, isDiamond })

  describe("favourites", () => {
    test("[API-034, API-038] are added once each, and grouped by kind", async () => {
      const { send } = await member()
      const [ring, stone] = [numberIn(goods.ring), numberIn(goods.stone)]
      expect(await send("POST", "/favorites/", like(stone, true))).toEqual({ status: 200, data: { diamonds: [stone], jewelries: [] } })
      await send("POST", "/favorites/", like(ring, false))
      await send("POST", "/favorites/", like(stone, true))
      expect((await send("GET", "/favorites/ids")).data).toEqual({ diamonds: [stone], jewelries: [ring] })
    })

    test("[API-033, ENT-032, ENT-033] are listed in the order of adding, each with its attributes for comparison", async () => {
      const { send } = await member()
      await send("POST", "/favorites/", like(numberIn(goods.stone), true))
      await send("POST", "/favorites/", like(numberIn(goods.sold), false))
      const { items } = (await send<Items>("GET", "/favorites/")).data
      const [stone] = await shop.query("select shape, weight, color, clarity, price, width from diamonds where id = $1", [
        numberIn(goods.stone)
      ])
      const [report] = await shop.query(
        `select polish, symmetry, fluorescence, "table", depth, girdle, crown_angle as "crownAngle", pavilion_angle as "pavilionAngle",
          split_part(cert, ' ', 1) as laboratory, price_per_carat as "pricePerCarat",
          jsonb_build_object('length', length, 'width', width, 'height', height) as measurements from diamonds where id = $1`,
        [numberIn(goods.stone)]
      )
      const [insert] = await shop.query(
        `select piece.inserts -> 0 ->> 'shape' as shape, piece.inserts -> 0 ->> 'color' as color, piece.inserts -> 0 ->> 'clarity' as clarity,
          (piece.inserts -> 0 ->> 'weight')::float8 as "includeWeight"
          from jewelry_skus as sku join jewelry as piece on piece.id = sku.jewelry_id where sku.id = $1`,
        [numberIn(goods.sold)]
      )
      expect(items).toMatchObject([
        {
          id: numberIn(goods.stone),
          type: 1,
          category: null,
          isAvailable: true,
          ...stone,
          ...{ code: expect.any(String), picture: expect.any(String), title: expect.any(String), subtitle: expect.any(String) },
          diameter: expect.any(Number),
          size: null,
          report
        },
        {
          id: numberIn(goods.sold),
          type: 0,
          category: { code: expect.any(String) },
          isAvailable: false,
          ...insert,
          report: null,
          ...{ code: expect.any(String), picture: expect.any(String), title: expect.any(String), subtitle: expect.any(String) },
          ...{ skuCode: expect.any(String), price: expect.any(Number), metalProbe: expect.any(Number) },
          ...{ includesCount: expect.any(Number), includesWeightSum: expect.any(Number) },
          order: { isReady: false, comment: expect.stringMatching(/^Артикул: .+; бирка: ./) }
        }
      ])
      const fields =
        "category clarity clarityRf code color colorRf cut cutRf diameter id includeWeight includesCount includesWeightSum isAvailable link metal metalProbe order picture price report shape size skuCode subtitle title type weight width"
      for (const item of [items[0], items[1]])
        expect(
          Object.keys(item ?? {})
            .toSorted()
            .join(" ")
        ).toBe(fields)
    })

    test("[API-035, API-036, API-037] are removed by their kind, or all; removing a missing one is not an error", async () => {
      const { send } = await member()
      const [ring, stone] = [numberIn(goods.ring), numberIn(goods.stone)]
      for (const [id, isDiamond] of [
        [stone, true],
        [ring, false]
      ] as const)
        await send("POST", "/favorites/", like(id, isDiamond))
      expect((await send("DELETE", `/favorites/jewelry/${ring}/`)).data).toEqual({ diamonds: [stone], jewelries: [] })
      expect((await send("DELETE", `/favorites/diamond/${stone + 40}/`)).data).toEqual({ diamonds: [stone], jewelries: [] })
      await send("POST", "/favorites/", like(ring, false))
      expect((await send("DELETE", `/favorites/diamond/${stone}/`)).data).toEqual({ diamonds: [], jewelries: [ring] })
      await send("POST", "/favorites/", like(stone, true))
      expect((await send("DELETE", "/favorites/")).data).toEqual({ diamonds: [], jewelries: [] })
      expect((await send("GET", "/favorites/ids")).data).toEqual({ diamonds: [], jewelries: [] })
    })

    test("[WISH-008, WISH-009, LIM-003] are limited to fifty; the next is refused without a change, also for simultaneous calls", async () => {
      const { send } = await member()
      const stones = (await shop.query("select id from diamonds order by id limit 60")).map(({ id }) => Number(id))
      for (const id of stones.slice(0, 49)) await send("POST", "/favorites/", like(id, true))
      const last = await Promise.all(stones.slice(49, 55).map((id) => send("POST", "/favorites/", like(id, true))))
      expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
      expect(last.find(({ status }) => status === 409)).toEqual({
        status: 409,
        message: "В избранном может быть не больше 50 товаров",
        data: { errors: {} }
      })
      const fiftieth = stones[49 + last.findIndex(({ status }) => status === 200)]
      expect((await send("GET", "/favorites/ids")).data["diamonds"]).toEqual([...stones.slice(0, 49), fiftieth])
    })

    test("are for users only, of existing products only", async () => {
      expect((await shopperOf(shop).send("POST", "/favorites/", like(1, true))).status).toBe(401)
      expect((await (await member()).send("POST", "/favorites/", like(99_999, true))).status).toBe(404)
    })

    test("are not removed by a repeated removal if added again since", async () => {
      const { send } = await member()
      const stone = numberIn(goods.stone)
      const key = randomUUID()
      await send("POST", "/favorites/", like(stone, true))
      await send("DELETE", `/favorites/diamond/${stone}/`, undefined, key)
      await send("POST", "/favorites/", like(stone, true))
      await send("DELETE", `/favorites/diamond/${stone}/`, undefined, key)
      expect((await send("GET", "/favorites/ids")).data["diamonds"]).toEqual([stone])
    })

    test("[API-039] of a guest are found by ids with their types, in order, without unknown ones", async () => {
      const guest = shopperOf(shop, { guest: null })
      const { items } = (await guest.send<Items>("GET", `/favorites/guest?ids=${goods.stone},0-99999,${goods.ring}`)).data
      expect(items).toMatchObject([
        { id: numberIn(goods.stone), type: 1 },
        { id: numberIn(goods.ring), type: 0 }
      ])
      expect((await guest.send("GET", "/favorites/guest?ids=")).data).toEqual({ items: [] })
    })

    test("[API-039] of a guest are found by plain ids too: an id of both a piece and a stone gives both", async () => {
      const { send } = shopperOf(shop, { guest: null })
      const rows = await shop.query("select id from jewelry_skus where id not in (select id from diamonds) order by id desc limit 2")
      const [piece = 0, both = 0] = rows.map(({ id }) => Number(id))
      await shop.query("update diamonds set id = $1 where id = (select max(id) from diamonds)", [both])
      const stone = numberIn(goods.stone)
      const { items } = (await send<Items>("GET", `/favorites/guest?ids=${piece},${both},${goods.stone}`)).data
      expect(items.map(({ id, type }) => [id, type])).toEqual([
        [piece, 0],
        [both, 0],
        [both, 1],
        [stone, 1]
      ])
      const fifty = Array.from({ length: 50 }, (_, index) => index + 1)
      expect((await send("GET", `/favorites/guest?ids=${fifty.join(",")}`)).status).toBe(200)
      expect(await send("GET", `/favorites/guest?ids=${[...fifty, 51].join(",")}`)).toEqual(unfit({ ids: "Не больше 50 товаров" }))
      for (const ids of ["1,,2", "1, 2", "0", "1-", "2-7", "-1", "1e3", "1234567890"])
        expect(await send("GET", `/favorites/guest?ids=${ids}`)).toEqual(unfit({ ids: "Нужны товары через запятую: 0-12,1-7 или 12,7" }))
    })
  })

  describe("orders without a cart", () => {
    const order = (changes: object = {}) => ({
      userName: "Анна",
      email: "anna@gran.test",
      phone: "+7 (999) 123-45-67",
      comment: "Артикул 0241073-1, металл: белое золото",
      agreement: true,
      link: "/jewelry/kolco/0241073/",
      idProduct: numberIn(goods.ring),
      ...changes
    })
    const stored = (id: unknown) =>
      shop.query("select kind, user_name, email, phone, comment, link, product_id from quick_orders where id = $1", [id])

    test.each([
      ["API-024", "/quick-order/", "quick"],
      ["API-025", "/order-request/", "request"]
    ])("[%s, QO-016] of a guest are stored: %s", async (_, path, kind) => {
      const { data, status } = await shopperOf(shop).send("POST", path, order())
      expect(status).toBe(200)
      const [row] = await stored(data["id"])
      expect(row).toEqual({
        kind,
        user_name: "Анна",
        email: "anna@gran.test",
        phone: "+79991234567",
        comment: order().comment,
        link: order().link,
        product_id: order().idProduct
      })
    })

    test("[QO-005, QO-006, QO-008] name every invalid field", async () => {
      const { send } = shopperOf(shop)
      const wrong = { userName: "", email: "анна", phone: "123", agreement: false, link: "https://elsewhere.example/", idProduct: 0 }
      expect(await send("POST", "/quick-order/", order(wrong))).toEqual(
        unfit({
          userName: required,
          email: "Некорректный адрес",
          phone: "Некорректный номер телефона",
          agreement: required,
          link: "Поле заполнено неверно",
          idProduct: "Поле заполнено неверно"
        })
      )
      expect(await send("POST", "/quick-order/", order({ email: "" }))).toEqual(unfit({ email: required }))
    })

    test("[QO-017] accept exactly their seven fields, for an existing product", async () => {
      const { send } = shopperOf(shop)
      expect(await send("POST", "/quick-order/", order({ discount: 1 }))).toEqual(unfit({ discount: "Лишнее поле" }))
      const fields = ["userName", "email", "phone", "comment", "agreement", "link", "idProduct"]
      expect(Object.keys(order())).toEqual(fields)
      for (const field of fields) {
        const { data, status } = await send<{ errors: object }>("POST", "/quick-order/", order({ [field]: undefined }))
        expect([status, Object.keys(data.errors)]).toEqual([422, [field]])
      }
      expect((await send("POST", "/quick-order/", order({ idProduct: 99_999 }))).status).toBe(404)
    })

    test("that are repeated under their key are one order", async () => {
      const { send } = shopperOf(shop)
      const key = randomUUID()
      const first = await send("POST", "/quick-order/", order(), key)
      expect(await send("POST", "/quick-order/", order(), key)).toEqual(first)
    })

    test("are limited to sixty an hour from one network", async () => {
      await shop.query("delete from rate_limits")
      const { send } = shopperOf(shop)
      for (let count = 0; count < 60; count++) await send("POST", "/quick-order/", order({ email: `anna-${count}@gran.test` }))
      expect((await send("POST", "/order-request/", order())).status).toBe(429)
      await shop.query("delete from rate_limits")
    }, 20_000)
  })
})
