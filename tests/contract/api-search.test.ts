import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { databasesByTurn } from "../support/database/databases.ts"
import { type GoodCalls, goodCallsOf } from "../support/server/good-calls.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

describe.each(databasesByTurn(import.meta.filename, "search"))("the API over $name", ({ start }) => {
  let shop: TestShop
  let article = ""
  let good: GoodCalls
  beforeAll(async () => {
    shop = await startShop({ diamonds: 60, database: await start() })
    good = await goodCallsOf(shop)
    ;({ article } = good)
  })
  afterAll(() => shop.stop())

  describe("search", () => {
    const ask = async (path: string, term: string, more = "") => {
      const response = await shop.ask(`/api/v2/search/${path}?term=${encodeURIComponent(term)}${more}`)
      return { status: response.status, ...(await response.json()) }
    }

    test("[API-069] suggests terms, lists, pages, pieces and stones for a term", async () => {
      const { data } = await ask("suggest/", "  кольц  ")
      expect(data).toMatchObject({ term: "  кольц  ", corrected: null, diamonds: { items: [], total: 0 } })
      expect(data.queries).toContain("кольцо")
      expect(data.sections.map(({ link }: { link: string }) => link)).toContain("/jewelry/kolco")
      expect(data.jewelry.items).toHaveLength(4)
      expect((await ask("suggest/", "круг")).data.diamonds.total).toBeGreaterThan(0)
      expect((await ask("suggest/", "сертификат")).data.articles.length).toBeGreaterThan(0)
    })

    test("[API-070] [LIM-035] returns 12 pieces a page, in the requested order, and 404 past the last", async () => {
      const first = await ask("jewelries", "кольцо", "&sortBy=price&order=asc")
      expect(first.data.items).toHaveLength(12)
      const prices = first.data.items.map(({ price }: { price: number }) => price)
      expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other))
      const { data: last } = await ask("jewelries", "кольцо", `&page=${first.data.pages}`)
      expect(last).toMatchObject({ total: first.data.total, pages: Math.ceil(first.data.total / 12), page: first.data.pages })
      const { data: few } = await ask("jewelries", "кольцо", "&sortBy=price&order=asc&limit=5&page=2")
      // Pictures alternate along a page, so that the same piece may show another side here.
      const codesOf = (items: ReadonlyArray<{ productCode: string }>) => items.map(({ productCode: code }) => code)
      expect(codesOf(few.items)).toEqual(codesOf(first.data.items.slice(5, 10)))
      expect(few).toMatchObject({ page: 2, pages: Math.ceil(first.data.total / 5) })
      expect((await ask("jewelries", "кольцо", "&sortBy=price&order=asc&limit=12")).data).toEqual(first.data)
      for (const limit of ["0", "13", "1.5", ""])
        expect(await ask("jewelries", "кольцо", `&limit=${limit}`)).toMatchObject({
          status: 422,
          data: { errors: { limit: expect.any(String) } }
        })
      expect(await ask("jewelries", "кольцо", "&page=999")).toEqual({ status: 404, message: "Такой страницы нет", data: { errors: {} } })
    })

    test("[API-071] returns up to 12 stones a page, by shape and by article, with the parsed term", async () => {
      const { data } = await ask("diamonds", "круг", "&sortBy=weight&order=desc")
      const weights = data.items.map(({ shape, weight }: { shape: string; weight: number }) => (shape === "round" ? weight : 0))
      expect(weights).toEqual(weights.toSorted((one: number, other: number) => other - one))
      expect([data.total > 2, data.items.length]).toEqual([true, Math.min(12, data.total)])
      const { data: few } = await ask("diamonds", "круг", "&sortBy=weight&order=desc&limit=2&page=2")
      expect(few).toMatchObject({ items: data.items.slice(2, 4), total: data.total, page: 2, pages: Math.ceil(data.total / 2) })
      expect((await ask("diamonds", "круг", "&sortBy=weight&order=desc&limit=12")).data).toEqual(data)
      expect((await ask("diamonds", article)).data.items.map(({ code }: { code: string }) => code)).toEqual([article])
      expect(await ask("diamonds", "rheu")).toMatchObject({ status: 200, data: { total: data.total, corrected: "круг" } })
    })

    test.each([
      ["without letters", "", "Введите хотя бы две буквы"],
      ["of one letter", " я ", "Введите хотя бы две буквы"],
      ["of 201 letters", "x".repeat(201), "Сократите запрос до 200 знаков"]
    ])("refuses a term %s", async (_, term, text) => {
      for (const path of ["suggest/", "jewelries", "diamonds"]) {
        expect(await ask(path, term)).toMatchObject({ status: 422, data: { errors: { term: text } } })
      }
    })

    test("refuses 10,000 letters as too long for an address", async () => {
      const response = await shop.ask(`/api/v2/search/suggest/?term=${"x".repeat(10_000)}`)
      expect([response.status, await response.json()]).toEqual([414, { message: "Слишком длинный адрес", data: { errors: {} } }])
    })

    test.each(["'", '"', "' or 1=1; drop table diamonds; --", "%_", "\\\\", "<script>", "1e9", "абвгд"])(
      "finds nothing by %s, and reports it",
      async (term) => {
        const typed = `${term}  ${term}`
        expect(await ask("jewelries", typed)).toMatchObject({ status: 200, data: { items: [], total: 0, page: 1, pages: 1 } })
      }
    )
  })
})
