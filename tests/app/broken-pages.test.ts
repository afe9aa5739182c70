import { afterEach, describe, expect, it, vi } from "vitest"
import type { InProcessAnswer } from "../../app/renderer.ts"
import { makeRenderer } from "../../app/server.tsx"
import { menu } from "../../qa/samples/content.ts"
import { cards } from "../../qa/samples/diamonds.ts"

/** A bug that breaks only the rendering of prices. */
const breakPrices = () =>
  vi.spyOn(Number.prototype, "toFixed").mockImplementation(() => {
    throw new TypeError("a bug in a price")
  })
afterEach(() => void vi.restoreAllMocks())

/** Two visits to the listing: while prices are broken, and after that. */
const visit = async (debug: boolean) => {
  const logged: Array<readonly [level: string, message: string, data: Readonly<Record<string, unknown>>]> = []
  const answers: Readonly<Record<string, unknown>> = {
    "shell.menu": menu,
    "catalog.diamonds": { items: cards, total: 12, page: 1, pages: 1 },
    "pages.meta": null
  }
  const { render } = makeRenderer({
    ...{ build: "b", clientKey: "k", publicUrl: "https://gran.test", debug, hasTools: false },
    assets: { scripts: [], modules: [], styles: [], joinedStyles: [], screens: {} },
    call: (key) => Promise.resolve<InProcessAnswer>({ status: 200, data: answers[key] }),
    log: (level, message, data) => logged.push([level, message, data])
  })
  await render("/cart")
  breakPrices()
  const { headers, html, status } = await render("/diamonds")
  vi.restoreAllMocks()
  const { status: later } = await render("/diamonds")
  return { status, cache: headers["cache-control"], html, later, errors: logged.filter(([level]) => level === "error") }
}

describe("an address without a page", () => {
  const open = (debug: boolean) =>
    makeRenderer({
      ...{ build: "b", clientKey: "k", publicUrl: "https://gran.test", debug, hasTools: false },
      assets: { scripts: [], modules: [], styles: [], joinedStyles: [], screens: {} },
      call: (key) =>
        Promise.resolve<InProcessAnswer>(
          key === "shell.menu" ? { status: 200, data: menu } : { status: 404, message: "Такой страницы нет", errors: {} }
        ),
      log: () => undefined
    })

  it("[ERRC-001] is answered with status 404, and with its error in debug mode", async () => {
    for (const [path, message] of [
      ["/cart/success?orderId=x", "Page not found: /cart/success?orderId=x"],
      ["/%E0%A4%A?a=1", "Page Not Found: /%E0%A4%A?a=1"]
    ] as const) {
      const { html, status } = await open(true).render(path)
      expect(status).toBe(404)
      expect(/<pre[^>]*>([^<\n]*)/.exec(html)?.[1]).toBe(message)
      expect((await open(false).render(path)).html).not.toMatch(/Page not found/i)
    }
  })

  it("[ERRC-002] has a payload with status 404 and the path as data", async () => {
    expect(await open(false).payload("/cart/success?orderId=x")).toEqual({
      status: 404,
      body: { status: 404, data: { path: "/cart/success?orderId=x" } }
    })
  })
})

describe("a page that crashes during server rendering", () => {
  it("[ERR-002] is the shop's own error page with status 500, with its header and dark body", async () => {
    const { cache, html, status } = await visit(false)
    expect([status, cache]).toEqual([500, "no-store"])
    expect(html).toMatch(/<header[^>]* data-variant="transparent-white"/)
    expect(html).toMatch(/<main[^>]*><section[^>]* data-body="night"/)
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow">/)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it("[ERR-009] shows nothing of the bug, neither on the page nor in its state, and logs it", async () => {
    const { errors, html } = await visit(false)
    expect(html).not.toContain("a bug in a price")
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject(["error", "A page failed to render", { path: "/diamonds", message: "a bug in a price" }])
    expect(String(errors[0]?.[2]["stack"])).toContain("TypeError: a bug in a price")
  })

  it("[ERR-008] shows the message and the stack in debug mode", async () => {
    const { html } = await visit(true)
    expect(html).toMatch(/<pre[^>]*>a bug in a price(?:<!-- -->)?\s+TypeError: a bug in a price\s+at /)
  })

  it("is rendered again, completely, at the next request", async () => {
    const { later, status } = await visit(false)
    expect([status, later]).toEqual([500, 200])
  })
})
