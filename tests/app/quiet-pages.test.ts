import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Renderer } from "../../app/renderer.ts"
import { makeRenderer } from "../../app/server.tsx"
import { organization } from "../../core/domain/content/organization.ts"
import { callInProcess } from "../../server/platform/api/served-calls.ts"
import { publicUrl, startShop, type TestShop } from "../support/server/server.ts"

let shop: TestShop
let renderer: Renderer
beforeAll(async () => {
  shop = await startShop({ diamonds: 30 })
  renderer = makeRenderer({
    ...{ build: "build-1", clientKey: "gran-storefront", publicUrl, debug: false, hasTools: false },
    assets: { scripts: [], modules: [], styles: [], joinedStyles: [], screens: {} },
    call: (key, input) => shop.run(callInProcess(shop.calls, key, input)),
    log: () => undefined
  })
})
afterAll(() => shop.stop())

const bannerOf = (html: string) => /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? ""
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
const footOf = (html: string) => /<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? ""

describe("the page of placing or paying an order, before any script", () => {
  it.each([
    ["/cart/checkout/", "/cart"],
    ["/cart/pay/?orderId=100001", "/cart/success?orderId=100001"],
    ["/cart/pay/", "/cart"]
  ])("%s links back, home and to the shop's telephone, and nowhere else", async (url, back) => {
    const { html } = await renderer.render(url)
    expect(hrefs(bannerOf(html))).toEqual([back, "/", `tel:${organization.phoneInternational}`])
    expect(hrefs(footOf(html))).toEqual(["/privacy-policy/", "/terms-and-conditions/", "/privacy-policy/"])
    expect(html).not.toMatch(/action="\/subscribe"/)
    expect(html).toMatch(/<noscript>/)
  })

  it("has the whole footer again where the order is shown", async () => {
    expect((await renderer.render("/cart/success/?orderId=100001")).html).toMatch(/action="\/subscribe"/)
  })
})
