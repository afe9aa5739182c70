import { afterAll, beforeAll, expect, it } from "vitest"
import { type PageShop, startPageShop } from "../support/server/page-shop.ts"
import { publicUrl } from "../support/server/server.ts"
import { canonicalOf } from "../support/view/rendered.ts"

let shop: PageShop
beforeAll(async () => {
  shop = await startPageShop({ diamonds: 30 })
})
afterAll(() => shop.stop())

const locationsIn = async (path: string): Promise<ReadonlyArray<string>> =>
  [...(await (await shop.app.request(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url)

it.each([
  ["pages", 1],
  ["articles", 4],
  ["frames", 9],
  ["lists", 9],
  ["jewelry-1", 60],
  ["diamonds-1", 10]
])("an address of the sitemap's %s is its page's canonical one", async (file, step) => {
  const listed = (await locationsIn(`/sitemaps/${file}.xml`)).filter((_, index) => index % step === 0)
  expect(listed.length).toBeGreaterThan(1)
  for (const url of listed) {
    const { html, redirect, status } = await shop.open(url.slice(publicUrl.length))
    expect([url, status, redirect, canonicalOf(html)]).toEqual([url, 200, null, url])
  }
})
