import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { maskSecrets } from "../../core/domain/url/secret-links.ts"
import { startShop, type TestShop } from "../support/server/server.ts"

const secret = "s3cr3t-0123456789"
const paths = ["password-reset", "test-payments", "receipts", "gifts", "certificates"]

describe("logged addresses", () => {
  test.each(paths)("contain no link of /%s/, for any number in one text", (path) => {
    const link = `https://gran.test/${path}/${secret}`
    expect(maskSecrets(`${link}?a=1`)).toBe(`https://gran.test/${path}/***?a=1`)
    const texts = [
      `at f (${link}:1:2)\nat g (${link}/more)`,
      `${link} and then ${link}, "${link}"`,
      `first /?page=2 then ${link} then ${link}?x=1`,
      `/page-meta/?url=${encodeURIComponent(link)}&b=${encodeURIComponent(encodeURIComponent(link))}`,
      `/${path.toUpperCase()}/${secret}`
    ]
    for (const text of texts) expect(maskSecrets(text)).not.toContain(secret)
  })

  test("contain no typed address", () => {
    const typed = "%D0%9C%D0%B8%D1%80%D0%BD%D1%8B%D0%B9"
    expect(maskSecrets(`/api/v2/suggestions/address/RU/${typed}`)).toBe("/api/v2/suggestions/address/RU/***")
    for (const text of [
      `/suggestions/address/${typed}`,
      `/suggestions/address/RU/${typed}/${typed}/`,
      `/SUGGESTIONS/ADDRESS/ru/${typed}?x`
    ])
      expect(maskSecrets(text)).not.toContain(typed)
    expect(maskSecrets("/suggestions/address/")).toBe("/suggestions/address/")
  })
})

describe("the log of a request", () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop()
  })
  afterAll(() => shop.stop())

  test("has the call of suggestions without the typed text", async () => {
    const typed = encodeURIComponent("Мирный, улица Тихонова, 4")
    expect((await shop.ask(`/api/v2/suggestions/address/RU/${typed}`)).status).toBe(200)
    await shop.ask(`/api/v2/suggestions/address/RU/${typed}/flat/12`)
    const lines = shop.takeLog().filter(({ message }) => message === "request")
    expect(lines.map(({ path }) => path)).toEqual(["/api/v2/suggestions/address/RU/***", "/api/v2/suggestions/address/RU/***"])
  })
})
