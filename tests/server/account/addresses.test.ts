import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { maxAddresses } from "../../../core/domain/postal/address-limits.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { shopperOf } from "../../support/server/shoppers.ts"

type Book = { readonly items: ReadonlyArray<Readonly<Record<string, unknown>> & { readonly id: number }>; readonly revision: number }
type Suggested = {
  readonly items: ReadonlyArray<{
    readonly value: string
    readonly settlement: string
    readonly street: string | null
    readonly house: string | null
  }>
}

const home = {
  id: null,
  country: "RU",
  settlement: "Мирный",
  street: "улица Тихонова",
  house: "4",
  building: null,
  flat: "12",
  isDefault: false
}
const office = { ...home, settlement: "Москва", street: "улица Петровка", house: "15/13", building: "2", flat: null }

describe.each(databasesByTurn(import.meta.filename))("addresses on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())

  const member = async () => {
    const { send } = shopperOf(shop, { token: (await accounts.register()).token })
    const read = async () => (await send<Book>("GET", "/users/address/")).data
    const save = (items: ReadonlyArray<object>, revision: number, key?: string) =>
      send<Book>("PUT", "/users/address/", { items, revision }, key)
    return { read, save }
  }

  describe("an address book", () => {
    test("[ENT-037, ADDR-005] is stored with every field and one default, the last marked one", async () => {
      const { read, save } = await member()
      expect(await read()).toEqual({ items: [], revision: 0 })
      const { data } = await save(
        [
          { ...home, isDefault: true },
          { ...office, isDefault: true }
        ],
        0
      )
      expect(data).toEqual({
        items: [
          { ...home, id: expect.any(Number) },
          { ...office, id: expect.any(Number), isDefault: true }
        ],
        revision: 1
      })
      const [first, second] = data.items
      const { data: changed } = await save(
        [
          { ...first, flat: "13", isDefault: true },
          { ...second, isDefault: false }
        ],
        1
      )
      expect(changed.items).toMatchObject([
        { id: first?.id, flat: "13", isDefault: true },
        { id: second?.id, isDefault: false }
      ])
      expect(await read()).toEqual(changed)
    })

    test("loses omitted addresses, and the first of the rest becomes the default", async () => {
      const { save } = await member()
      const { data } = await save([{ ...home, isDefault: true }, office], 0)
      const { data: left } = await save(data.items.slice(1), data.revision)
      expect(left.items).toMatchObject([{ id: data.items[1]?.id, isDefault: true }])
    })

    test("[API-044, API-045] is read by its owner after a save, and not overwritten if it has changed meanwhile", async () => {
      const { read, save } = await member()
      const book = { items: [{ ...home, id: expect.any(Number), isDefault: true }], revision: 1 }
      expect(await save([home], 0)).toEqual({ status: 200, data: book })
      expect(await save([office], 0)).toMatchObject({ status: 409, message: expect.stringContaining("изменился в другой вкладке") })
      expect(await read()).toEqual(book)
      expect(await (await member()).read()).toEqual({ items: [], revision: 0 })
    })

    test("of another user is inaccessible", async () => {
      const [anna, olga] = [await member(), await member()]
      const { data } = await anna.save([home], 0)
      expect((await olga.save([{ ...office, id: data.items[0]?.id }], 0)).status).toBe(409)
      expect((await anna.read()).items).toEqual(data.items)
      expect((await shopperOf(shop).send("GET", "/users/address/")).status).toBe(401)
    })

    test("[ADDR-004] requires country, settlement, street and house, and a country of delivery", async () => {
      const { read, save } = await member()
      const required = "Обязательное поле"
      const { data, status } = await save([{ ...home, country: "", settlement: " ", street: "", house: "" }], 0)
      expect([status, data]).toEqual([
        422,
        { errors: { "items.0.country": required, "items.0.settlement": required, "items.0.street": required, "items.0.house": required } }
      ])
      expect(await save([{ ...home, country: "US" }], 0)).toMatchObject({
        status: 422,
        data: { errors: { "items.0.country": "В эту страну мы не доставляем" } }
      })
      expect(
        (
          await save(
            Array.from({ length: maxAddresses + 1 }, () => home),
            0
          )
        ).status
      ).toBe(422)
      expect((await read()).items).toEqual([])
      expect((await save([{ ...home, building: null, flat: null }], 0)).status).toBe(200)
    })

    test("is saved once if its answer was lost", async () => {
      const { read, save } = await member()
      const first = await save([home], 0, "address-once-1")
      expect(await save([home], 0, "address-once-1")).toEqual(first)
      expect((await read()).revision).toBe(1)
    })

    test("is deleted with its owner", async () => {
      const { save } = await member()
      const { data } = await save([home], 0)
      const rows = (sql: string) => shop.query(sql, [data.items[0]?.id])
      await rows("delete from users where id = (select user_id from addresses where id = $1)")
      expect(await rows("select id from addresses where id = $1")).toEqual([])
    })
  })

  describe("suggestions", () => {
    const suggest = async (text: string, country = "RU", end = "") =>
      (await shopperOf(shop).send<Suggested>("GET", `/suggestions/address/${country}/${encodeURIComponent(text)}${end}`)).data.items

    test("[API-011, API-012] list settlements before streets, large ones first, with and without a trailing slash", async () => {
      const found = await suggest("мо")
      expect(found[0]).toEqual({ value: "Москва", settlement: "Москва", street: null, house: null })
      expect(found).toHaveLength(8)
      expect(await suggest("мо", "RU", "/")).toEqual(found)
    })

    test.each([
      ["Тверская", "Москва, Тверская улица"],
      ["москва, ул. тверск", "Москва, Тверская улица"],
      ["спб невский", "Санкт-Петербург, Невский проспект"],
      ["санкт петербург невск", "Санкт-Петербург, Невский проспект"],
      ["орел ленина", "Орёл, улица Ленина"],
      ["мирный, тихон", "Мирный (Республика Саха (Якутия)), улица Тихонова"]
    ])("of «%s» start with %s", async (text, value) => {
      expect((await suggest(text))[0]?.value).toBe(value)
    })

    test("preserve the typed house number", async () => {
      expect((await suggest("москва тверская д. 12а"))[0]).toMatchObject({
        value: "Москва, Тверская улица, 12а",
        street: "Тверская улица",
        house: "12а"
      })
      expect((await suggest("екатеринбург 8 марта"))[0]).toMatchObject({ street: "улица 8 Марта", house: null })
    })

    test("are within the country", async () => {
      expect(await suggest("москва", "BY")).toEqual([])
      expect((await suggest("минск независимости", "BY"))[0]?.value).toBe("Минск, проспект Независимости")
    })

    test.each(["'", "':* | '", "%", "\\", "улица", "ъ", "x".repeat(200)])("of «%s» are empty without an error", async (text) => {
      expect(await suggest(text)).toEqual([])
    })
  })
})
