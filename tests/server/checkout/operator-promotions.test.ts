import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { accountsOf } from "../../support/samples/accounts.ts"
import { buyerOf } from "../../support/samples/orders.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { prepareGoods } from "../../support/server/shoppers.ts"

const operatorKey = "the-operators-own-key-0123456789abcdef="

describe("an operator managing promotions", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, operatorKey })
  })
  afterAll(() => shop.stop())

  const ask = async (method: string, path = "", body?: object, key = operatorKey) => {
    const response = await shop.app.request(`/internal/promotions/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) })
    })
    return { status: response.status, ...(await response.json()) }
  }
  const summer = { code: "SUMMER", kind: "sum", value: 5_000, from: 20_000, until: "2099-12-31", isOnce: false }

  test("creates one once, which a shopper uses, lists its discounts, and ends it", async () => {
    const goods = await prepareGoods(shop)
    const buyer = await buyerOf(shop, accountsOf(shop))
    await buyer.take(goods.ring)
    expect(await ask("POST", "", summer)).toMatchObject({ status: 200, data: summer })
    expect((await ask("POST", "", summer)).status).toBe(409)
    await buyer.send("POST", "/cart/vouchers/", { voucher: "summer", certificateCode: null })
    expect((await buyer.order({ total: (await buyer.cart()).totalAmount - 5_000 })).status).toBe(200)
    expect((await ask("GET")).data).toEqual([{ ...summer, isOver: false, orders: 1, given: 5_000 }])
    expect((await ask("POST", "SUMMER/end", {})).status).toBe(200)
    expect((await ask("GET")).data).toMatchObject([{ code: "SUMMER", isOver: true }])
    await buyer.take(goods.ring)
    expect(await buyer.send("POST", "/cart/vouchers/", { voucher: "summer", certificateCode: null })).toMatchObject({ status: 422 })
  })

  test("creates a single-use one, which an order of certificates alone does not use up", async () => {
    const goods = await prepareGoods(shop)
    const buyer = await buyerOf(shop, accountsOf(shop))
    expect((await ask("POST", "", { ...summer, code: "WINTER", kind: "percent", value: 10, from: 0, isOnce: true })).status).toBe(200)
    const apply = () => buyer.send("POST", "/cart/vouchers/", { voucher: "WINTER", certificateCode: null })
    await buyer.take(goods.card)
    expect((await apply()).status).toBe(200)
    const { data } = await buyer.order({ deliveryId: null, address: null })
    expect((await buyer.one(data.id)).data).toMatchObject({ promotion: null, amounts: { discount: 0 } })
    await buyer.take(goods.ring)
    expect((await apply()).status).toBe(200)
    const { totalAmount } = await buyer.cart()
    const discount = Math.floor(totalAmount / 10)
    const { id } = (await buyer.order({ total: totalAmount - discount })).data
    expect((await buyer.one(id)).data).toMatchObject({ promotion: { code: "WINTER" }, amounts: { discount } })
  })

  test.each([
    ["a code in other letters", { code: "ЛЕТО" }],
    ["a code like a certificate's number", { code: "GABCDEFGH" }],
    ["more than ninety hundredths", { kind: "percent", value: 91 }],
    ["a sum that is as much as it asks for", { value: 20_000 }],
    ["a day that is not there", { until: "2026-02-30" }]
  ])("refuses %s", async (_, changes) => expect((await ask("POST", "", { ...summer, code: "OTHER", ...changes })).status).toBe(422))

  test("ends none for a request with a body that is not an empty object", async () => {
    await ask("POST", "", { ...summer, code: "AUTUMN" })
    for (const body of [{ code: "AUTUMN" }, [1]])
      expect(await ask("POST", "AUTUMN/end", body)).toMatchObject({ status: 422, message: "Нужен пустой объект" })
    const { data }: { readonly data: ReadonlyArray<{ readonly code: string; readonly isOver: boolean }> } = await ask("GET")
    expect(data.filter(({ code }) => code === "AUTUMN").map(({ isOver }) => isOver)).toEqual([false])
  })

  test("requires the key, and cannot end an unknown one", async () => {
    expect((await ask("GET", "", undefined, "another")).status).toBe(401)
    expect((await ask("POST", "", summer, "another")).status).toBe(401)
    expect((await ask("POST", "NOSUCH/end", {})).status).toBe(404)
  })
})
