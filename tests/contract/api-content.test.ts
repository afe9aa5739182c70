import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { resolveRoute } from "../../core/routes/resolve.ts"
import { query } from "../../server/platform/db/query.ts"
import { databasesByTurn } from "../support/database/databases.ts"
import { post } from "../support/server/good-calls.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

describe.each(databasesByTurn(import.meta.filename, "content"))("the API over $name", ({ start }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ diamonds: 60, database: await start() })
  })
  afterAll(() => shop.stop())

  describe("static pages", () => {
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
      const rows = await shop.query<{ code: string }>("select code from static_pages")
      expect(items.map(({ code }: { code: string }) => code).toSorted()).toEqual(rows.map(({ code }) => code).toSorted())
      expect(items).toContainEqual({ code: "about/russian-cut", title: expect.any(String), link: "/about/russian-cut" })
    })

    test("[API-081] landings have their own pieces, and list the others", async () => {
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
    const stored = Effect.map(query<{ email: string }>("select email from newsletter_subscriptions order by accepted_at"), (rows) =>
      rows.map(({ email }) => email)
    )

    test("[API-013] stores an address once, in any letter case, and subscribing again is not an error", async () => {
      const before = await shop.run(stored)
      const emails = ["Olga@Gran.test", "olga@gran.test", "OLGA@GRAN.TEST", "Ольга@Почта.рф", "ольга@почта.рф"]
      for (const email of emails) expect(await subscribe({ email, accept: true })).toEqual({ status: 200, data: { email } })
      expect(await shop.run(stored)).toEqual([...before, "Olga@Gran.test", "Ольга@Почта.рф"])
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
    ])("refuses %j, each field with a message", async (body, errors) => {
      const before = await shop.run(stored)
      expect(await subscribe(body)).toEqual({ status: 422, message: "Проверьте правильность введенных данных", data: { errors } })
      expect(await shop.run(stored)).toEqual(before)
    })
  })

  describe("pages.meta", () => {
    const meta = async (url: string) => shop.ask(`/api/v2/page-meta/?${new URLSearchParams({ url }).toString()}`)

    test("[API-083] returns the record of a page by its path", async () => {
      const { data } = await (await meta("/diamonds")).json()
      expect(data).toMatchObject({ title: expect.any(String), description: expect.any(String), h1: expect.any(String) })
      // Pages request meta by their path, without the sort order (META-020).
      const match = resolveRoute("/diamonds/", "?sort=price&order=desc")
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

    test("returns nulls for a page without a record", async () => {
      const { data } = await (await meta("/нет-такой")).json()
      expect(new Set(Object.values(data))).toEqual(new Set([null]))
    })

    test("refuses an address that is not a path, too long or missing", async () => {
      const refused = await Promise.all([meta("diamonds"), meta(`/${"a".repeat(1000)}`), shop.ask("/api/v2/page-meta/")])
      const bodies = await Promise.all(
        refused.map(async (response) => ({ status: response.status, errors: (await response.json()).data.errors }))
      )
      expect(bodies).toEqual([
        { status: 422, errors: { url: "Поле заполнено неверно" } },
        { status: 422, errors: { url: "Поле заполнено неверно" } },
        { status: 422, errors: { url: "Обязательное поле" } }
      ])
    })
  })

  describe("the shop's own routes", () => {
    const data = async (path: string) => (await (await shop.app.request(path)).json()).data

    test("[API-010] the home page has its texts, novelties, and the numbers of pieces and stones", async () => {
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

    test("[API-089] countries, and the config with the captcha's key, are cached for five minutes and contain nothing of the product API", async () => {
      expect((await data("/api/countries")).countries.length).toBeGreaterThan(0)
      expect(await data("/api/config")).toEqual({ domain: "gran.test", captchaClientKey: null })
      expect((await shop.app.request("/api/config")).headers.get("cache-control")).toBe("public, max-age=300")
      expect(Object.keys((await (await shop.ask("/api/v2/config/")).json()).data)).not.toContain("captchaClientKey")
    })

    test("[ENT-003] the config contains the captcha's client key if the editors have set one", async () => {
      await shop.query("update shop_config set captcha_client_key = 'site-key'")
      expect(await data("/api/config")).toEqual({ domain: "gran.test", captchaClientKey: "site-key" })
      await shop.query("update shop_config set captcha_client_key = null")
    })

    test("[API-084] the product API returns its own config, with prices in roubles", async () => {
      const { data: config } = await (await shop.ask("/api/v2/config/")).json()
      expect(config).toMatchObject({ currency: "RUB", pageSizes: { diamonds: 24, jewelry: 24 } })
    })
  })
})
