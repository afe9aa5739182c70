import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { staticPages } from "../../../server/seed/content/static-pages.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ diamonds: 60 })
}, 120_000)
afterAll(() => shop.stop())

const get = async (path: string) => {
  const response = await shop.app.request(path)
  return { status: response.status, type: response.headers.get("content-type") ?? "", text: await response.text() }
}
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname)

describe("files for search engines", () => {
  test("robots.txt excludes personal pages and other sort orders, and links to the sitemap", async () => {
    const { status, text } = await get("/robots.txt")
    expect(status).toBe(200)
    for (const line of [
      "Disallow: /cart",
      "Disallow: /personal/",
      "Disallow: /api/",
      "Disallow: /*?sort=",
      "Disallow: /create-jewelry/*Id="
    ])
      expect(text).toContain(`${line}\n`)
    expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
  })

  test("the sitemap is an index of existing files", async () => {
    const index = await get("/sitemap.xml")
    expect([index.status, index.type]).toEqual([200, "application/xml; charset=utf-8"])
    const files = locationsIn(index.text)
    expect(files).toEqual(["pages", "lists", "frames", "articles", "jewelry-1", "diamonds-1"].map((name) => `/sitemaps/${name}.xml`))
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200])
  })

  test("the sitemap lists every stone and piece once, the static pages, and no private page", async () => {
    const stones = locationsIn((await get("/sitemaps/diamonds-1.xml")).text)
    expect(new Set(stones).size).toBe(60)
    expect(stones.every((path) => /^\/diamonds\/\d{8,10}\/$/.test(path))).toBe(true)
    const pages = locationsIn((await get("/sitemaps/pages.xml")).text)
    expect(pages).toEqual(expect.arrayContaining(["/", "/about", "/lethe", "/customer-service/warranty"]))
    expect(pages.filter((path) => /^\/(?:cart|wishlist|personal(?!-data)|search|dev|_icons|markup$)/.test(path))).toEqual([])
  })

  test("the sitemap lists every static page and every indexable address of the table, each once and reachable", async () => {
    const pages = locationsIn((await get("/sitemaps/pages.xml")).text)
    expect(new Set(pages).size).toBe(pages.length)
    const textPages = ["/returns", "/diamond-guide", "/ring-size", "/care", "/passport", "/gift-certificates"]
    expect(pages).toEqual(expect.arrayContaining([...textPages, ...staticPages.map(({ code }) => `/${code}`)]))
    const missing = pages.filter((path) => resolveRoute(path, "")._tag === "Missing")
    expect(missing).toEqual([])
  })

  test("the sitemap lists the constructor, its lists of frames and every frame, without choices", async () => {
    expect(locationsIn((await get("/sitemaps/pages.xml")).text)).toContain("/create-jewelry/")
    const frames = locationsIn((await get("/sitemaps/frames.xml")).text)
    const root = "/create-jewelry/constructor/from-frame"
    expect(frames.slice(0, 3)).toEqual(["kolco", "podveska", "odinochnye-sergi"].map((category) => `${root}/${category}/`))
    expect(frames.slice(3)).toEqual(expect.arrayContaining([`${root}/frame/opora/`, `${root}/frame/okno/`]))
    expect([frames.length, frames.filter((path) => /ready-product|diamonds?\//.test(path))]).toEqual([36, []])
  })

  test("the sitemap lists non-empty lists of one value, and no finer ones", async () => {
    const lists = locationsIn((await get("/sitemaps/lists.xml")).text)
    expect(lists).toEqual(expect.arrayContaining(["/diamonds", "/jewelry/", "/jewelry/kolco", "/diamonds/filter/shape--round"]))
    expect(lists.filter((path) => path.includes(",") || (path.match(/--/g) ?? []).length > 1)).toEqual([])
  })

  test.each([
    "/sitemaps/nothing.xml",
    "/sitemaps/diamonds-2.xml",
    "/sitemaps/diamonds-0.xml",
    "/sitemaps/diamonds.xml",
    "/sitemaps/pages-1.xml"
  ])("%s is not a file", async (path) => expect((await get(path)).status).toBe(404))
})
