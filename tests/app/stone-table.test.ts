import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Renderer } from "../../app/renderer.ts"
import { makeRenderer } from "../../app/server.tsx"
import { canonicalRedirect } from "../../core/routes/resolve.ts"
import { callInProcess } from "../../server/platform/api/served-calls.ts"
import { canonicalOf, itemsOf, withTexts } from "../support/view/rendered.ts"
import { publicUrl, startShop, type TestShop } from "../support/server/server.ts"

let shop: TestShop
let renderer: Renderer
beforeAll(async () => {
  shop = await startShop({ diamonds: 60 })
  renderer = makeRenderer({
    ...{ build: "build-1", clientKey: "gran-storefront", publicUrl, debug: false, hasTools: false },
    assets: { scripts: [], modules: [], styles: [], joinedStyles: [], screens: {} },
    call: (key, input) => shop.run(callInProcess(shop.calls, key, input)),
    log: () => undefined
  })
})
afterAll(() => shop.stop())

const visit = async (url: string) => withTexts(await renderer.render(url))
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"))
const rowsOf = (html: string) => html.match(/<tr[^>]*data-item/g)?.length ?? 0

describe("stones as a table, without a script", () => {
  it("are reached by a link of the list, and the cards by one of the table", async () => {
    const cards = await visit("/diamonds/filter/shape--round?sort=price&order=asc")
    expect(rowsOf(cards.html)).toBe(0)
    const [link = ""] = linksOf(cards.html).filter((each) => each.includes("view=table"))
    expect(link).toBe("/diamonds/filter/shape--round?sort=price&order=asc&view=table")
    const table = await visit(link)
    expect([table.status, rowsOf(table.html)]).toEqual([200, new Set(itemsOf(table.html)).size])
    expect(rowsOf(table.html)).toBeGreaterThan(3)
    expect(table.html).toMatch(
      /<a[^>]*aria-current="true"[^>]*href="[^"]*view=table"|<a[^>]*href="[^"]*view=table"[^>]*aria-current="true"/
    )
    expect(linksOf(table.html)).toContain("/diamonds/filter/shape--round?sort=price&order=asc")
    expect(new Set(itemsOf(table.html))).toEqual(new Set(itemsOf(cards.html)))
  })

  it("remain a table in every other order, on every other page and in the form of the filters", async () => {
    const { html } = await visit("/diamonds?view=table")
    const links = linksOf(html).filter((link) => /^\/diamonds(?:\?|\/2(?:\?|$)|\/filter)/.test(link) && /sort=|\/2\b/.test(link))
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((link) => !link.includes("view=table"))).toEqual([])
    expect(html).toMatch(/<input type="hidden" name="view" value="table"\/>/)
    expect(canonicalRedirect("/diamonds/filter/", "?view=table&shape=oval&weight_from=1")).toEqual({
      _tag: "Moved",
      to: "/diamonds/filter/shape--oval/weight--from-1?view=table",
      status: 303
    })
  })

  it("have the canonical address of their list, so that search engines index one page of both", async () => {
    expect(canonicalOf((await visit("/diamonds?view=table")).html)).toBe(`${publicUrl}/diamonds`)
  })

  it("have one address: another name, and a table of pieces, redirect to the cards", () => {
    expect(canonicalRedirect("/diamonds", "?view=circle")).toEqual({ _tag: "Moved", to: "/diamonds", status: 301 })
    expect(canonicalRedirect("/jewelry/", "?view=table")).toEqual({ _tag: "Moved", to: "/jewelry/", status: 301 })
  })
})
