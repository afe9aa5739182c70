import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type PageShop, startPageShop } from "../support/server/page-shop.ts"
import { titleOf } from "../support/view/rendered.ts"

let shop: PageShop
beforeAll(async () => {
  shop = await startPageShop({ diamonds: 60 })
}, 120_000)
afterAll(() => shop.stop())

const locationsIn = async (file: string) => {
  const { html } = await shop.open(`/sitemaps/${file}.xml`)
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname)
}

/** Path without its trailing slash. */
const bare = (path: string) => (path === "/" ? path : path.replace(/\/$/, ""))

/** Follows links from the home page to every page in `wanted`; returns titles by path. */
const crawl = async (expected: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> => {
  const titles = new Map<string, string>()
  const waiting: Array<string> = ["/"]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (titles.has(path)) continue
    const { html, status } = await shop.open(path)
    expect({ path, status }).toEqual({ path, status: 200 })
    titles.set(path, titleOf(html) ?? "")
    const linked = [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, href = "/"]) => bare(href))
    waiting.push(...linked.filter((next) => expected.has(next) && !titles.has(next)))
  }
  return titles
}

describe("a crawl from the home page", () => {
  it("reaches every page of the sitemap by links, each with a unique title", async () => {
    const files = await Promise.all(["pages", "articles"].map(locationsIn))
    const expected = new Set(files.flat().map(bare))
    expect(expected.size).toBeGreaterThan(70)
    const titles = await crawl(expected)
    expect([...expected].filter((path) => !titles.has(path))).toEqual([])
    const shared = [...Map.groupBy(titles, ([, title]) => title).values()].filter((pages) => pages.length > 1)
    expect(shared.map((pages) => pages.map(([path]) => path))).toEqual([])
  }, 120_000)
})
