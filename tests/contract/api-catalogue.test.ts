import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { CountedFacets } from "../../core/contract/catalog-filters.ts"
import { hues } from "../../core/domain/product/fancy-color.ts"
import { databasesByTurn } from "../support/database/databases.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

describe.each(databasesByTurn(import.meta.filename, "catalogue"))("the API over $name", ({ start }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ diamonds: 60, database: await start() })
  })
  afterAll(() => shop.stop())

  describe("catalog.diamonds", () => {
    const page = async (query: string) => shop.ask(`/api/v2/catalog-diamonds/${query}`)

    test("[API-015] returns pages of 24 stones, filtered and sorted, with the total", async () => {
      const { data } = await (await page("?page=3")).json()
      expect({ ...data, items: data.items.length }).toEqual({ items: 12, total: 60, page: 3, pages: 3 })
      const first = await (await page("")).json()
      expect(first.data.items).toHaveLength(24)
      const sorted: Array<{ price: number; shape: string }> = []
      for (const number of [1, 2]) {
        const filtered = await (
          await page(`?filters=shape--round,oval,pear,emerald,cushion,princess&sort=price&order=desc&page=${number}`)
        ).json()
        sorted.push(...filtered.data.items)
      }
      expect(sorted.length).toBeGreaterThan(24)
      expect(sorted.map(({ price }) => price)).toEqual(sorted.map(({ price }) => price).toSorted((one, other) => other - one))
      expect(sorted.filter(({ shape }) => ["marquise", "heart", "radiant", "asscher"].includes(shape))).toEqual([])
    })

    test("answers 404 past the last page", async () => {
      const response = await page("?page=4")
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: "Такой страницы нет", data: { errors: {} } })
    })

    test.each([
      "?page=0",
      "?page=1000",
      "?page=abc",
      "?page=1.5",
      "?page=",
      "?page=1&page=2",
      "?page=1e1",
      "?page=0x1",
      "?page=%201",
      "?page=%2B1"
    ])("refuses %s", async (query) => {
      const response = await page(query)
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({
        message: "Проверьте правильность введенных данных",
        data: { errors: { page: "Поле заполнено неверно" } }
      })
    })
  })

  describe("filters", () => {
    const ask = async (path: string) => {
      const response = await shop.ask(`/api/v2/${path}`)
      return { status: response.status, ...(await response.json()) }
    }
    const countOf = (data: CountedFacets, code: string, value: string) =>
      data.facets.find((facet) => facet.code === code)?.options.find((option) => option.value === value)?.count

    test("[CAT-028] narrow the stones, and each count equals the results of its choice", async () => {
      const { data: facets } = await ask("catalog-diamonds/facets/?filters=weight--0.3-1")
      const { data: list } = await ask("catalog-diamonds/?filters=shape--round/weight--0.3-1&sort=weight&order=asc")
      expect(list.total).toBe(countOf(facets, "shape", "round"))
      expect(list.total).toBeGreaterThan(0)
      type Stone = { readonly isAvailableForSale: boolean; readonly shape: string; readonly weight: number }
      const stones: ReadonlyArray<Stone> = list.items
      const weights = stones.map(({ shape, weight }) => (shape === "round" ? weight : 0))
      /** Sold pieces come last. */
      const inOrder = stones.toSorted(
        (one, other) => Number(other.isAvailableForSale) - Number(one.isAvailableForSale) || one.weight - other.weight
      )
      expect(stones).toEqual(inOrder)
      expect(weights.every((weight) => weight >= 0.3 && weight <= 1)).toBe(true)
    })

    test("narrow the stones to fancy colours, by hue and intensity", async () => {
      const { data: facets } = await ask("catalog-diamonds/facets/?filters=color--fancy")
      const { data: list } = await ask("catalog-diamonds/?filters=color--fancy/hue--yellow/intensity--fancy,fancy_light")
      const colors: ReadonlyArray<string> = list.items.map(({ color }: { color: string }) => color)
      expect(colors.filter((color) => !["Fancy Yellow", "Fancy Light Yellow"].includes(color))).toEqual([])
      expect(facets.total).toBeGreaterThan(0)
      expect(hues.reduce((sum, hue) => sum + (countOf(facets, "hue", hue.toLowerCase()) ?? 0), 0)).toBe(facets.total)
    })

    test.each(["hue--purple", "hue--Yellow", "hue--yellow,", "intensity--fancy_deep", "intensity--fancy%20vivid", "hue--1-2"])(
      "refuse %s by its field",
      async (filters) => {
        const refused = {
          status: 422,
          message: "Проверьте правильность введенных данных",
          data: { errors: { filters: "Поле заполнено неверно" } }
        }
        expect(await ask(`catalog-diamonds/?filters=${filters}`)).toEqual(refused)
        expect(await ask(`catalog-diamonds/facets/?filters=${filters}`)).toEqual(refused)
      }
    )

    test("[API-014] narrow the pieces to a matching variant, in the requested order, categories and page", async () => {
      const { data: facets } = await ask("catalog/facets/?filters=category--kolco/metal--gold")
      const { data: list } = await ask("catalog/?filters=category--kolco/metal--gold/color--rose&sort=price&order=desc")
      expect(list.total).toBe(countOf(facets, "color", "rose"))
      expect(list.category).toEqual({ code: "kolco", name: "Кольца" })
      expect(new Set(list.items.map(({ metalColor }: { metalColor: string }) => metalColor))).toEqual(new Set(["rose"]))
      const prices = list.items.map(({ price }: { price: number }) => price)
      expect(prices).toEqual(prices.toSorted((one: number, other: number) => other - one))
      const asked = "catalog/?categories=kolco,sergi&filters=metal--gold&sort=price&order=desc"
      const [first, second] = [await ask(asked), await ask(`${asked}&page=2`)]
      const cards: ReadonlyArray<{ category: { code: string }; id: number; price: number }> = [...first.data.items, ...second.data.items]
      expect([first.data.items.length, new Set(cards.map(({ id }) => id)).size]).toEqual([24, cards.length])
      expect(cards.length).toBeGreaterThan(24)
      expect(cards.map(({ price }) => price)).toEqual(cards.map(({ price }) => price).toSorted((one, other) => other - one))
      expect(new Set(cards.map(({ category }) => category.code))).toEqual(new Set(["kolco", "sergi"]))
      expect((await ask("catalog/?filters=category--kolco,sergi")).data.category).toBeNull()
      expect((await ask("catalog/?categories=sergi&filters=category--kolco")).data.category.code).toBe("sergi")
    })

    test("[CAT-033] without results return an empty page, and none after it", async () => {
      const none = "catalog-diamonds/?filters=weight--from-900"
      expect(await ask(none)).toEqual({ status: 200, data: { items: [], total: 0, page: 1, pages: 1 } })
      expect(await ask(`${none}&page=2`)).toEqual({ status: 404, message: "Такой страницы нет", data: { errors: {} } })
      const { data } = await ask("catalog-diamonds/?filters=shape--round")
      expect(await ask(`catalog-diamonds/?filters=shape--round&page=${data.pages}`)).toMatchObject({
        status: 200,
        data: { total: data.total }
      })
      for (const path of ["catalog-diamonds/?filters=shape--round", "catalog/?filters=metal--gold"]) {
        expect((await ask(`${path}&page=999`)).status).toBe(404)
      }
    })

    test("have forty bars for each range", async () => {
      const { data } = await ask("catalog-diamonds/facets/")
      expect(data.ranges.map(({ code }: { code: string }) => code)).toEqual(["weight", "price", "table", "depth", "ratio"])
      for (const { histogram } of data.ranges) {
        expect(histogram).toHaveLength(40)
        expect(histogram.reduce((sum: number, count: number) => sum + count, 0)).toBe(data.total)
      }
    })

    test.each([
      "shape",
      "shape--",
      "shape--square",
      "taste--sweet",
      "shape--round/shape--oval",
      "weight--1e9-2",
      "weight--from--1",
      "price--to-99999999999",
      "shape--%D0%BA%D1%80%D1%83%D0%B3",
      "shape--round'%3Bdrop%20table%20diamonds%3B--",
      "shape--round%00",
      "/",
      "shape--round/2",
      Array.from({ length: 200 }, () => "shape--round")
        .join("/")
        .slice(0, 999),
      Array.from({ length: 200 }, () => "shape--round").join("/")
    ])("that are invalid are refused with a message: %.60s", async (filters) => {
      for (const path of ["catalog-diamonds/", "catalog-diamonds/facets/", "catalog-diamonds/plot/", "catalog/", "catalog/facets/"]) {
        const { data, status } = await ask(`${path}?filters=${filters}`)
        expect(status).toBe(422)
        expect(Object.keys(data.errors)).toEqual([filters.includes("%00") ? "query" : "filters"])
      }
    })

    test("in another order, or with swapped ends, mean the same", async () => {
      const { data } = await ask("catalog-diamonds/?filters=shape--oval,round/weight--0.3-1")
      expect((await ask("catalog-diamonds/?filters=weight--1-0.30/shape--round,oval,round")).data).toEqual(data)
    })

    test.each(["sort=beauty", "sort=price&order=sideways", "sort=price&sort=weight", "order="])(
      "with an invalid sort are refused: %s",
      async (query) => {
        expect((await ask(`catalog-diamonds/?${query}`)).status).toBe(422)
      }
    )
  })

  describe("catalog.jewelry", () => {
    const page = async (query: string) => {
      const response = await shop.ask(`/api/v2/catalog/${query}`)
      return { status: response.status, ...(await response.json()) }
    }

    test("returns the pieces of one category, page by page, and every category with its count", async () => {
      const { data: all } = await page("")
      const { data } = await page("?categories=sergi")
      expect(data.category).toEqual({ code: "sergi", name: "Серьги" })
      expect(new Set(data.items.map((card: { category: { code: string } }) => card.category.code))).toEqual(new Set(["sergi"]))
      expect(data.categories).toEqual(all.categories)
      expect(data.categories.find(({ code }: { code: string }) => code === "sergi").count).toBe(data.total)
      expect(all).toMatchObject({
        category: null,
        page: 1,
        total: all.categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
      })
    })

    test("[LIM-002] has 24 pieces on a page except the last, and none past it", async () => {
      const { data: first } = await page("")
      const { data: last } = await page(`?page=${first.pages}`)
      expect(first.pages).toBe(Math.ceil(first.total / 24))
      expect([first.items.length, last.items.length]).toEqual([24, first.total - (first.pages - 1) * 24])
      const { data: stones } = await (await shop.ask("/api/v2/catalog-diamonds/")).json()
      expect([stones.items.length, stones.pages]).toEqual([24, Math.ceil(stones.total / 24)])
      expect(await page(`?page=${first.pages + 1}`)).toEqual({ status: 404, message: "Такой страницы нет", data: { errors: {} } })
    })

    test("does not find an unknown category", async () => {
      for (const category of ["filter", "KOLCO", "kolco%20", "%D0%BA", "", "kolco,", "kolco,filter"]) {
        expect(await page(`?categories=${category}`)).toEqual({ status: 404, message: "Такой категории нет", data: { errors: {} } })
      }
    })
  })
})
