import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { findPairedDiamonds } from "../../server/product/diamond-pairs.ts"
import { databasesByTurn } from "../support/database/databases.ts"
import { type GoodCalls, goodCallsOf, post } from "../support/server/good-calls.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

describe.each(databasesByTurn(import.meta.filename, "product"))("the API over $name", ({ start }) => {
  let shop: TestShop
  let article = ""
  let productCode = ""
  let good: GoodCalls
  beforeAll(async () => {
    shop = await startShop({ diamonds: 60, database: await start() })
    good = await goodCallsOf(shop)
    ;({ article, productCode } = good)
  })
  afterAll(() => shop.stop())

  describe("catalog.diamond", () => {
    test("[API-020] returns the stone with the article", async () => {
      const { data } = await (await shop.ask(`/api/v2/catalog/diamonds/${article}/`)).json()
      expect({ code: data.code, article: data.article }).toEqual({ code: article, article })
    })

    test("answers 404 for an unknown article", async () => {
      const response = await shop.ask("/api/v2/catalog/diamonds/9999999999/")
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: "Такого бриллианта нет", data: { errors: {} } })
    })

    test.each(["1234567", "12345678901", "abcdefgh", "%E0%A4%A", "1234567%00", "%2F..%2F.."])("refuses the article %s", async (code) => {
      const response = await shop.ask(`/api/v2/catalog/diamonds/${code}/`)
      expect(response.status).toBe(422)
      expect((await response.json()).message).toBe("Проверьте правильность введенных данных")
    })
  })

  describe("a piece", () => {
    test("[API-016] comes with its variants by its product code", async () => {
      const { data } = await (await shop.ask(`/api/v2/catalog/products/${productCode}/`)).json()
      expect(data.productCode).toBe(productCode)
      expect(data.skus.length).toBeGreaterThan(0)
    })

    test("[API-017] is returned with up to four others, never itself", async () => {
      const { data } = await (await shop.ask(`/api/v2/product/recommends/${productCode}/`)).json()
      const codes = data.items.map((card: { productCode: string }) => card.productCode)
      expect(codes.length).toBeGreaterThan(0)
      expect([codes.length <= 4, new Set(codes).size, codes.includes(productCode)]).toEqual([true, codes.length, false])
    })

    test("[API-018] is returned with up to four of other categories that match it", async () => {
      const { data } = await (await shop.ask(`/api/v2/jewelry/${productCode}/make-your-look/`)).json()
      const codes = data.items.map((card: { productCode: string }) => card.productCode)
      expect(codes.length).toBeGreaterThan(0)
      expect([codes.length <= 4, new Set(codes).size, codes.includes(productCode)]).toEqual([true, codes.length, false])
    })

    test("[API-019] [API-022] viewed by a visitor is listed for that visitor only, as a stone is; for none without a guest id", async () => {
      const mine = await good.visitor()
      const note = (kind: string, code: string, headers: Readonly<Record<string, string>>) =>
        shop.ask(`/api/v2/catalog/recently-viewed-${kind}/`, post({ code }, headers))
      const seen = async (kind: string, headers: Readonly<Record<string, string>>) =>
        (await (await shop.ask(`/api/v2/catalog/recently-viewed-${kind}/`, { headers })).json()).data.items.map(
          (card: { code: string; productCode?: string }) => card.productCode ?? card.code
        )
      expect([(await note("jewelry", productCode, mine)).status, (await note("diamonds", article, mine)).status]).toEqual([200, 200])
      expect([await seen("jewelry", mine), await seen("diamonds", mine)]).toEqual([[productCode], [article]])
      expect([await seen("jewelry", await good.visitor()), await seen("diamonds", {})]).toEqual([[], []])
      const stranger = { "x-sale-user-id": "00000000-0000-4000-8000-000000000000" }
      expect([(await note("jewelry", productCode, {})).status, (await note("jewelry", productCode, stranger)).status]).toEqual([422, 422])
      expect([(await note("jewelry", "zzzzzzz", mine)).status, (await note("diamonds", "9999999999", mine)).status]).toEqual([404, 404])
    })

    test("[API-021] a stone is returned with those that pair with it, and an unknown one is 404", async () => {
      const rows = await shop.query<{ code: string; shape: string }>("select code, shape from diamonds")
      const pairs = await shop.run(Effect.forEach(rows, ({ code }) => Effect.map(findPairedDiamonds(code, 4), (alike) => alike ?? [])))
      const index = pairs.findIndex((alike) => alike.length > 0)
      const { data } = await (await shop.ask(`/api/v2/catalog/paired-diamonds/${rows[index]?.code}/`)).json()
      expect(data).toEqual({ items: pairs[index] })
      expect(data.items.map(({ code, shape }: { code: string; shape: string }) => [shape, code === rows[index]?.code])).toEqual(
        data.items.map(() => [rows[index]?.shape, false])
      )
      expect((await shop.ask("/api/v2/catalog/paired-diamonds/9999999999/")).status).toBe(404)
    })

    test.each(["catalog/products", "product/recommends"])("an unknown piece is 404: %s", async (path) => {
      const response = await shop.ask(`/api/v2/${path}/zzzzzzz/`)
      expect([response.status, (await response.json()).message]).toEqual([404, "Такого украшения нет"])
    })

    test.each(["123456", "12345678901", "12-45678", "%E0%A4%A"])("has no code such as %s", async (code) => {
      expect((await shop.ask(`/api/v2/catalog/products/${code}/`)).status).toBe(422)
    })
  })
})
