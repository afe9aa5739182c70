import { Effect, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type CallKey, calls } from "../../core/contract/calls.ts"
import type { CountedFacets } from "../../core/contract/catalog-filters.ts"
import { readPaper } from "../../core/domain/orders/papers.ts"
import { resolve } from "../../core/routes/resolve.ts"
import { Database } from "../../server/platform/db/database.ts"
import { findPairedDiamonds } from "../../server/product/diamond-pairs.ts"
import { testDatabases } from "../support/database/databases.ts"
import { type GoodCalls, goodCallsOf, post } from "../support/server/good-calls.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

describe.each(testDatabases())("the API over $name", ({ start }) => {
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

  /** These answer something of their own each time: a token, an id, a user. */
  const isNewEachTime = (key: CallKey) =>
    [
      "session.logIn",
      "session.me",
      "session.register",
      "session.guest",
      "users.change",
      "users.emailLetter",
      "users.keepEmail",
      "users.saveAddresses",
      "orders.quick",
      "orders.request",
      "orders.place",
      "orders.list",
      "orders.one",
      "orders.cancel",
      "orders.receipt",
      "papers.open",
      "gifts.share",
      "payments.state",
      "payments.start"
    ].includes(key)

  const fits = async (key: CallKey, body: unknown): Promise<string> => {
    const answer: Schema.Codec<unknown, unknown> = (await calls[key]()).answer
    const exit = await Schema.decodeUnknownPromise(Schema.Struct({ data: answer }), { onExcessProperty: "error", errors: "all" })(
      body
    ).then(() => "", String)
    return exit
  }

  /** Addresses of papers that open something by themselves: no answer has one, but the call that makes a link for a receiver. */
  const openingIn = (bodies: unknown): ReadonlyArray<string> =>
    [...JSON.stringify(bodies).matchAll(/[^"]*\/(?:receipts|gifts|certificates)\/[^"]*/g)]
      .map(([url]) => url)
      .filter((url) => readPaper(url) === null)

  describe.each(Object.keys(calls) as Array<CallKey>)("%s", (key) => {
    test("answers good input by the contract, and the same with and without the last slash", async () => {
      const bodies: Array<unknown> = []
      for (const end of ["", "/"]) {
        const { path: own, ...request } = await good.sentWith(key)
        const [path = "", query = ""] = (own ?? good.addressOf(key)).split("?")
        const response = await shop.ask(`${path.replace(/\/$/, "")}${end}?${query}`, request)
        expect(response.status).toBe(200)
        expect(response.headers.get("content-type")).toMatch(/^application\/json/)
        bodies.push(await response.json())
      }
      if (!isNewEachTime(key)) expect(bodies[0]).toEqual(bodies[1])
      for (const body of bodies) expect(await fits(key, body)).toBe("")
      if (key !== "gifts.share") expect(openingIn(bodies)).toEqual([])
    })

    test("refuses what the contract does not know: 422, the field named", async () => {
      const [path, query = ""] = good.addressOf(key).split("?")
      const { path: _, ...request } = await good.sentWith(key)
      const response = await shop.ask(`${path}?${query}&extra=1&more=2`, request)
      expect(response.status).toBe(422)
      expect(await response.json()).toEqual({
        message: "Проверьте правильность введенных данных",
        data: { errors: { extra: "Лишнее поле", more: "Лишнее поле" } }
      })
    })

    test("takes no other method: 405, and says which it takes", async () => {
      const endpoints = await Promise.all(Object.values(calls).map((load) => load()))
      const own = endpoints.find((endpoint) => endpoint.key === key)
      const taken = endpoints.filter(({ base, path }) => base === own?.base && path === own.path).map(({ method }) => method)
      const other = ["DELETE", "PUT", "PATCH"].find((method) => taken.every((known) => known !== method)) ?? ""
      const response = await shop.ask(good.addressOf(key), { method: other })
      expect(response.status).toBe(405)
      expect(response.headers.get("allow")?.split(", ").toSorted()).toEqual(taken.toSorted())
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

    test("[API-015] gives pages of 24 stones, filtered and sorted, and says how many there are in all", async () => {
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
        data: { errors: { page: "Некорректное значение" } }
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

    test("[CAT-028] narrow the stones, and each count is what is shown once it is chosen", async () => {
      const { data: facets } = await ask("catalog-diamonds/facets/?filters=weight--0.3-1")
      const { data: list } = await ask("catalog-diamonds/?filters=shape--round/weight--0.3-1&sort=weight&order=asc")
      expect(list.total).toBe(countOf(facets, "shape", "round"))
      expect(list.total).toBeGreaterThan(0)
      const weights = list.items.map(({ shape, weight }: { shape: string; weight: number }) => (shape === "round" ? weight : 0))
      expect(weights).toEqual(weights.toSorted((one: number, other: number) => one - other))
      expect(weights.every((weight: number) => weight >= 0.3 && weight <= 1)).toBe(true)
    })

    test("[API-014] narrow the pieces to a variant that fits, in the order, the categories and the page that are asked for", async () => {
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

    test("[CAT-033] of which nothing is left give an empty page, and none after it", async () => {
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
    ])("that cannot be are refused, and say so: %.60s", async (filters) => {
      for (const path of ["catalog-diamonds/", "catalog-diamonds/facets/", "catalog/", "catalog/facets/"]) {
        const { data, status } = await ask(`${path}?filters=${filters}`)
        expect(status).toBe(422)
        expect(Object.keys(data.errors)).toEqual([filters.includes("%00") ? "query" : "filters"])
      }
    })

    test("in another order, or with their ends exchanged, mean the same", async () => {
      const { data } = await ask("catalog-diamonds/?filters=shape--oval,round/weight--0.3-1")
      expect((await ask("catalog-diamonds/?filters=weight--1-0.30/shape--round,oval,round")).data).toEqual(data)
    })

    test.each(["sort=beauty", "sort=price&order=sideways", "sort=price&sort=weight", "order="])(
      "an order that is none is refused: %s",
      async (query) => {
        expect((await ask(`catalog-diamonds/?${query}`)).status).toBe(422)
      }
    )
  })

  describe("search", () => {
    const ask = async (path: string, term: string, more = "") => {
      const response = await shop.ask(`/api/v2/search/${path}?term=${encodeURIComponent(term)}${more}`)
      return { status: response.status, ...(await response.json()) }
    }

    test("[API-069] suggests words, lists, pages, pieces and stones for a term", async () => {
      const { data } = await ask("suggest/", "  кольц  ")
      expect(data).toMatchObject({ term: "  кольц  ", corrected: null, diamonds: { items: [], total: 0 } })
      expect(data.queries).toContain("кольцо")
      expect(data.sections.map(({ link }: { link: string }) => link)).toContain("/jewelry/kolco")
      expect(data.jewelry.items).toHaveLength(4)
      expect((await ask("suggest/", "круг")).data.diamonds.total).toBeGreaterThan(0)
      expect((await ask("suggest/", "сертификат")).data.articles.length).toBeGreaterThan(0)
    })

    test("[API-070] [LIM-035] gives 12 pieces a page, in the order that is asked for, and 404 past the last", async () => {
      const first = await ask("jewelries", "кольцо", "&sortBy=price&order=asc")
      expect(first.data.items).toHaveLength(12)
      const prices = first.data.items.map(({ price }: { price: number }) => price)
      expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other))
      const { data: last } = await ask("jewelries", "кольцо", `&page=${first.data.pages}`)
      expect(last).toMatchObject({ total: first.data.total, pages: Math.ceil(first.data.total / 12), page: first.data.pages })
      const { data: few } = await ask("jewelries", "кольцо", "&sortBy=price&order=asc&limit=5&page=2")
      // Pictures take turns along a page, so that the same piece may show another side here.
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

    test("[API-071] gives 12 stones a page, or fewer, by shape and by article, with the term as it was understood", async () => {
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

    test("says that 10,000 letters are too many for an address", async () => {
      const response = await shop.ask(`/api/v2/search/suggest/?term=${"x".repeat(10_000)}`)
      expect([response.status, await response.json()]).toEqual([414, { message: "Слишком длинный адрес", data: { errors: {} } }])
    })

    test.each(["'", '"', "' or 1=1; drop table diamonds; --", "%_", "\\\\", "<script>", "1e9", "абвгд"])(
      "finds nothing by %s, and says so",
      async (term) => {
        const typed = `${term}  ${term}`
        expect(await ask("jewelries", typed)).toMatchObject({ status: 200, data: { items: [], total: 0, page: 1, pages: 1 } })
      }
    )
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

  describe("catalog.jewelry", () => {
    const page = async (query: string) => {
      const response = await shop.ask(`/api/v2/catalog/${query}`)
      return { status: response.status, ...(await response.json()) }
    }

    test("gives the pieces of one category, page by page, and every category with how many it has", async () => {
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

    test("[LIM-002] has 24 pieces on a page but the last, and none past it", async () => {
      const { data: first } = await page("")
      const { data: last } = await page(`?page=${first.pages}`)
      expect(first.pages).toBe(Math.ceil(first.total / 24))
      expect([first.items.length, last.items.length]).toEqual([24, first.total - (first.pages - 1) * 24])
      const { data: stones } = await (await shop.ask("/api/v2/catalog-diamonds/")).json()
      expect([stones.items.length, stones.pages]).toEqual([24, Math.ceil(stones.total / 24)])
      expect(await page(`?page=${first.pages + 1}`)).toEqual({ status: 404, message: "Такой страницы нет", data: { errors: {} } })
    })

    test("knows no other category", async () => {
      for (const category of ["filter", "KOLCO", "kolco%20", "%D0%BA", "", "kolco,", "kolco,filter"]) {
        expect(await page(`?categories=${category}`)).toEqual({ status: 404, message: "Такой категории нет", data: { errors: {} } })
      }
    })
  })

  describe("a piece", () => {
    test("[API-016] comes with its variants by its product code", async () => {
      const { data } = await (await shop.ask(`/api/v2/catalog/products/${productCode}/`)).json()
      expect(data.productCode).toBe(productCode)
      expect(data.skus.length).toBeGreaterThan(0)
    })

    test("[API-017] comes with up to four others, never itself", async () => {
      const { data } = await (await shop.ask(`/api/v2/product/recommends/${productCode}/`)).json()
      const codes = data.items.map((card: { productCode: string }) => card.productCode)
      expect(codes.length).toBeGreaterThan(0)
      expect([codes.length <= 4, new Set(codes).size, codes.includes(productCode)]).toEqual([true, codes.length, false])
    })

    test("[API-018] comes with up to four others of other kinds that are worn with it", async () => {
      const { data } = await (await shop.ask(`/api/v2/jewelry/${productCode}/make-your-look/`)).json()
      const codes = data.items.map((card: { productCode: string }) => card.productCode)
      expect(codes.length).toBeGreaterThan(0)
      expect([codes.length <= 4, new Set(codes).size, codes.includes(productCode)]).toEqual([true, codes.length, false])
    })

    test("[API-019] [API-022] that a visitor has looked at is that visitor's alone, as a stone is; nobody's without a number", async () => {
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

    test("[API-021] a stone comes with those that pair with it, and one that there is not with none", async () => {
      const rows = await shop.run(
        Database.use((database) => database.query<{ code: string; shape: string }>("select code, shape from diamonds"))
      )
      const pairs = await shop.run(Effect.forEach(rows, ({ code }) => Effect.map(findPairedDiamonds(code, 4), (alike) => alike ?? [])))
      const index = pairs.findIndex((alike) => alike.length > 0)
      const { data } = await (await shop.ask(`/api/v2/catalog/paired-diamonds/${rows[index]?.code}/`)).json()
      expect(data).toEqual({ items: pairs[index] })
      expect(data.items.map(({ code, shape }: { code: string; shape: string }) => [shape, code === rows[index]?.code])).toEqual(
        data.items.map(() => [rows[index]?.shape, false])
      )
      expect((await shop.ask("/api/v2/catalog/paired-diamonds/9999999999/")).status).toBe(404)
    })

    test.each(["catalog/products", "product/recommends"])("that there is not is 404: %s", async (path) => {
      const response = await shop.ask(`/api/v2/${path}/zzzzzzz/`)
      expect([response.status, (await response.json()).message]).toEqual([404, "Такого украшения нет"])
    })

    test.each(["123456", "12345678901", "12-45678", "%E0%A4%A"])("has no code such as %s", async (code) => {
      expect((await shop.ask(`/api/v2/catalog/products/${code}/`)).status).toBe(422)
    })
  })

  describe("pages of words", () => {
    const pageOf = async (code: string) => {
      const response = await shop.ask(`/api/v2/static-pages/${code}`)
      return { status: response.status, ...(await response.json()) }
    }

    test("[API-082] are found by their code, its slashes encoded", async () => {
      expect((await pageOf("about%2Frussian-cut/")).data.code).toBe("about/russian-cut")
      expect((await pageOf("about%2frussian-cut")).data.code).toBe("about/russian-cut")
      expect(await pageOf("about%2Fnowhere/")).toEqual({ status: 404, message: "Такой страницы нет", data: { errors: {} } })
    })

    test.each(["about%2F", "%2Fabout", "a%2F%2Fb", "..%2Fabout", "a".repeat(201)])("have no code such as %.12s", async (code) => {
      expect((await pageOf(code)).status).toBe(422)
    })

    test("[API-080] are listed with their links", async () => {
      const { items } = (await (await shop.ask("/api/v2/root-pages/")).json()).data
      const rows = await shop.run(Database.use((database) => database.query<{ code: string }>("select code from static_pages")))
      expect(items.map(({ code }: { code: string }) => code).toSorted()).toEqual(rows.map(({ code }) => code).toSorted())
      expect(items).toContainEqual({ code: "about/russian-cut", title: expect.any(String), link: "/about/russian-cut" })
    })

    test("[API-081] landings have their own pieces, and name the others", async () => {
      const { data } = await (await shop.ask("/api/v2/landings/collections/luminous")).json()
      expect(new Set(data.products.map((card: { collection: { code: string } }) => card.collection.code))).toEqual(new Set(["luminous"]))
      expect(data).toMatchObject({ code: "luminous", kind: "Коллекция", products: expect.arrayContaining([expect.any(Object)]) })
      expect(data.others.map(({ link }: { link: string }) => link)).not.toContain("/luminous")
      expect((await shop.ask("/api/v2/landings/collections/nowhere")).status).toBe(404)
    })
  })

  test("[API-053][API-054][API-055] contacts, places and cities agree with one another", async () => {
    const dataOf = async (path: string) => (await (await shop.ask(`/api/v2/${path}/`)).json()).data
    const [contacts, places, cities] = await Promise.all(["store-contacts", "store-locations", "store-cities"].map(dataOf))
    expect(contacts).toMatchObject({ phone: expect.stringMatching(/^8 800 /), email: expect.stringContaining("@") })
    const counted = cities.items.map(({ code }: { code: string }) => ({
      code,
      count: places.items.filter(({ city }: { city: string }) => city === code).length
    }))
    expect(counted.length).toBeGreaterThan(0)
    expect(cities.items.map(({ code, count }: { code: string; count: number }) => ({ code, count }))).toEqual(counted)
    expect(places.items.length).toBe(counted.reduce((sum: number, { count }: { count: number }) => sum + count, 0))
  })

  describe("subscriptions.subscribe", () => {
    const subscribe = async (body: object) => {
      const response = await shop.ask("/api/v2/subscriptions/alrosa/", post(body))
      return { status: response.status, ...(await response.json()) }
    }
    const kept = Effect.map(
      Database.use((database) => database.query<{ email: string }>("select email from newsletter_subscriptions order by accepted_at")),
      (rows) => rows.map(({ email }) => email)
    )

    test("[API-013] keeps an address once, whatever its letters, and subscribing again is no error", async () => {
      const before = await shop.run(kept)
      const emails = ["Olga@Gran.test", "olga@gran.test", "OLGA@GRAN.TEST", "Ольга@Почта.рф", "ольга@почта.рф"]
      for (const email of emails) expect(await subscribe({ email, accept: true })).toEqual({ status: 200, data: { email } })
      expect(await shop.run(kept)).toEqual([...before, "Olga@Gran.test", "Ольга@Почта.рф"])
    })

    test.each([
      [{}, { email: "Обязательное поле", accept: "Обязательное поле" }],
      [
        { email: "", accept: false },
        { email: "Обязательное поле", accept: "Обязательное поле" }
      ],
      [{ email: "  ", accept: true }, { email: "Обязательное поле" }],
      [{ email: "ольга", accept: true }, { email: "Некорректный адрес" }],
      [{ email: "o@gran", accept: true }, { email: "Некорректный адрес" }],
      [{ email: `${"o".repeat(250)}@gran.test`, accept: true }, { email: "Некорректный адрес" }],
      [{ email: "o@gran.test", accept: "true" }, { accept: "Обязательное поле" }],
      [{ email: "o@gran.test", accept: true, name: "О" }, { name: "Лишнее поле" }]
    ])("refuses %j, each field in words", async (body, errors) => {
      const before = await shop.run(kept)
      expect(await subscribe(body)).toEqual({ status: 422, message: "Проверьте правильность введенных данных", data: { errors } })
      expect(await shop.run(kept)).toEqual(before)
    })
  })

  describe("pages.meta", () => {
    const meta = async (url: string) => shop.ask(`/api/v2/page-meta/?${new URLSearchParams({ url }).toString()}`)

    test("[API-083] gives the record of a page by its path", async () => {
      const { data } = await (await meta("/diamonds")).json()
      expect(data).toMatchObject({ title: expect.any(String), description: expect.any(String), h1: expect.any(String) })
      // Pages ask by their path, without its order (META-020).
      const match = resolve("/diamonds/", "?sort=price&order=desc")
      const asked = match._tag === "Found" ? match.calls : []
      expect(asked.flatMap((one) => (one.key === "pages.meta" ? [one.input.query.url] : []))).toEqual(["/diamonds"])
      expect((await (await meta("/jewelry")).json()).data.title).not.toBe(data.title)
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

    test("[API-010] the home page has its words, what is new, and how many pieces and stones there are", async () => {
      const { data: page } = await (await shop.ask("/api/v2/main-page/")).json()
      const sum = (counted: ReadonlyArray<{ count: number }>) => counted.reduce((total, { count }) => total + count, 0)
      expect(sum(page.shapes)).toBeGreaterThan(0)
      expect(sum(page.categories)).toBe((await (await shop.ask("/api/v2/catalog/")).json()).data.total)
      expect([page.novelties.length, page.featured.length]).toEqual([3, 3])
      expect(page.collection).toMatchObject({ link: "/luminous" })
    })

    test("banners, the four menus and tooltips need no client key", async () => {
      expect(Object.keys(await data("/api/banners"))).toEqual(["banners"])
      expect(Object.keys(await data("/api/menu")).toSorted()).toEqual(["footer", "hamburger", "header", "mobile"])
      expect(Object.keys(await data("/api/tooltip"))).toEqual(["tooltips"])
    })

    test("[API-089] countries, and the config with the captcha's key, kept for five minutes and none of the product API's", async () => {
      expect((await data("/api/countries")).countries.length).toBeGreaterThan(0)
      expect(await data("/api/config")).toEqual({ domain: "gran.test", captchaClientKey: null })
      expect((await shop.app.request("/api/config")).headers.get("cache-control")).toBe("public, max-age=300")
      expect(Object.keys((await (await shop.ask("/api/v2/config/")).json()).data)).not.toContain("captchaClientKey")
    })

    test("[ENT-003] the config carries the captcha's client key where the editors have set one", async () => {
      await shop.run(Database.use((database) => database.query("update shop_config set captcha_client_key = 'site-key'")))
      expect(await data("/api/config")).toEqual({ domain: "gran.test", captchaClientKey: "site-key" })
      await shop.run(Database.use((database) => database.query("update shop_config set captcha_client_key = null")))
    })

    test("[API-084] the product API tells its own config, and that its prices are in roubles", async () => {
      const { data: config } = await (await shop.ask("/api/v2/config/")).json()
      expect(config).toMatchObject({ currency: "RUB", pageSizes: { diamonds: 24, jewelry: 24 } })
    })
  })
})
