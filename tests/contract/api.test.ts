import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type CallKey, calls } from "../../core/contract/calls.ts"
import { testDatabases } from "../support/databases.ts"
import { startShop, type TestShop } from "../support/server.ts"

describe.each(testDatabases())("the API over $name", ({ start }) => {
  let shop: TestShop
  let article = ""
  beforeAll(async () => {
    shop = await startShop({ diamonds: 60, database: await start() })
    const { data } = await (await shop.ask("/api/v2/catalog-diamonds/")).json()
    article = data.items[0].code
  }, 60_000)
  afterAll(() => shop.stop())

  /** One good input for each call; a call without one does not compile. */
  const good = (): Record<CallKey, string> => ({
    "catalog.diamonds": "/api/v2/catalog-diamonds/?page=2",
    "catalog.diamond": `/api/v2/catalog/diamonds/${article}/`,
    "pages.main": "/api/v2/main-page/",
    "pages.meta": "/api/v2/page-meta/?url=/diamonds/",
    "shell.menu": "/api/menu",
    "shell.banners": "/api/banners",
    "shell.tooltips": "/api/tooltip",
    "shell.countries": "/api/countries",
    "shell.config": "/api/config"
  })

  const fits = async (key: CallKey, body: unknown): Promise<string> => {
    const answer: Schema.Codec<unknown, unknown> = (await calls[key]()).answer
    const exit = await Schema.decodeUnknownPromise(Schema.Struct({ data: answer }), { onExcessProperty: "error", errors: "all" })(
      body
    ).then(() => "", String)
    return exit
  }

  describe.each(Object.keys(calls) as Array<CallKey>)("%s", (key) => {
    test("answers good input by the contract, and the same with and without the last slash", async () => {
      const [path = "", query = ""] = good()[key].split("?")
      const bare = path.replace(/\/$/, "")
      const bodies = await Promise.all(
        [bare, `${bare}/`].map(async (form) => {
          const response = await shop.ask(`${form}?${query}`)
          expect(response.status).toBe(200)
          expect(response.headers.get("content-type")).toMatch(/^application\/json/)
          return response.json()
        })
      )
      expect(bodies[0]).toEqual(bodies[1])
      expect(await fits(key, bodies[0])).toBe("")
    })

    test("refuses what the contract does not know: 422, the field named", async () => {
      const [path, query = ""] = good()[key].split("?")
      const response = await shop.ask(`${path}?${query}&extra=1&more=2`)
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({
        message: "Проверьте правильность введенных данных",
        data: { errors: { extra: "Лишнее поле", more: "Лишнее поле" } }
      })
    })

    test("takes no other method: 405, and says which it takes", async () => {
      const response = await shop.ask(good()[key], { method: "DELETE" })
      expect(response.status).toBe(405)
      expect(response.headers.get("allow")).toBe("GET")
      expect(await response.json()).toEqual({ message: "Этот адрес не принимает такой метод", data: { errors: {} } })
    })
  })

  test("each call stands once, under its own key", async () => {
    const endpoints = await Promise.all(Object.entries(calls).map(async ([key, load]) => ({ key, endpoint: await load() })))
    expect(endpoints.map(({ endpoint }) => endpoint.key)).toEqual(endpoints.map(({ key }) => key))
    const addresses = endpoints.map(({ endpoint: { base, method, path } }) => `${method} ${base}${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  describe("catalog.diamonds", () => {
    const page = async (query: string) => shop.ask(`/api/v2/catalog-diamonds/${query}`)

    test("[API-015] gives pages of 24 stones, and says how many there are in all", async () => {
      const { data } = await (await page("?page=3")).json()
      expect({ ...data, items: data.items.length }).toEqual({ items: 12, total: 60, page: 3, pages: 3 })
      const first = await (await page("")).json()
      expect(first.data.items).toHaveLength(24)
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
        data: { errors: { page: "Некорректное значение" } }
      })
    })
  })

  describe("catalog.diamond", () => {
    test("[API-020] gives the stone with the article", async () => {
      const { data } = await (await shop.ask(`/api/v2/catalog/diamonds/${article}/`)).json()
      expect({ code: data.code, article: data.article }).toEqual({ code: article, article })
    })

    test("answers 404 for an article that no stone has", async () => {
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

  describe("pages.meta", () => {
    const meta = async (url: string) => shop.ask(`/api/v2/page-meta/?${new URLSearchParams({ url }).toString()}`)

    test("[API-083] gives the record of a page by its path", async () => {
      const { data } = await (await meta("/diamonds/")).json()
      expect(Object.keys(data).toSorted()).toEqual([
        "canonical",
        "description",
        "h1",
        "keywords",
        "redirect",
        "redirectCode",
        "robots",
        "text",
        "title"
      ])
    })

    test("gives nulls for a page that nothing is written of", async () => {
      const { data } = await (await meta("/нет-такой")).json()
      expect(new Set(Object.values(data))).toEqual(new Set([null]))
    })

    test("refuses an address that is no path, one that is too long and one that is missing", async () => {
      const refused = await Promise.all([meta("diamonds"), meta(`/${"a".repeat(1000)}`), shop.ask("/api/v2/page-meta/")])
      const bodies = await Promise.all(
        refused.map(async (response) => ({ status: response.status, errors: (await response.json()).data.errors }))
      )
      expect(bodies).toEqual([
        { status: 422, errors: { url: "Некорректное значение" } },
        { status: 422, errors: { url: "Некорректное значение" } },
        { status: 422, errors: { url: "Обязательное поле" } }
      ])
    })
  })

  describe("the shop's own routes", () => {
    const data = async (path: string) => (await (await shop.app.request(path)).json()).data

    test("[API-010] the home page has its content", async () => {
      const { data: page } = await (await shop.ask("/api/v2/main-page/")).json()
      expect(page.shapes.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBeGreaterThan(0)
    })

    test("[API-085][API-086][API-087] banners, the four menus and tooltips need no client key", async () => {
      expect(Object.keys(await data("/api/banners"))).toEqual(["banners"])
      expect(Object.keys(await data("/api/menu")).toSorted()).toEqual(["footer", "hamburger", "header", "mobile"])
      expect(Object.keys(await data("/api/tooltip"))).toEqual(["tooltips"])
    })

    test("[API-088][API-089] countries, and the config with the captcha's key", async () => {
      expect((await data("/api/countries")).countries.length).toBeGreaterThan(0)
      expect(await data("/api/config")).toEqual({ domain: "gran.test", captchaClientKey: null })
    })
  })
})
