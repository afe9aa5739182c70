import { describe, expect, it } from "vitest"
import type { InProcessAnswer } from "../../app/renderer.ts"
import { makeRenderer } from "../../app/server.tsx"
import { resolveRoute } from "../../core/routes/resolve.ts"
import { menu } from "../../qa/samples/content.ts"
import { diamondOf } from "../../qa/samples/diamonds.ts"
import { jewelry } from "../../qa/samples/jewelry.ts"
import { openShop } from "../support/server/open-shop.ts"
import { metaOf, withTexts, titleOf } from "../support/view/rendered.ts"

const stone = diamondOf("round")

/** A shop that finds a piece or a stone under any name, so that an address is refused only for its form. */
const answers: Readonly<Record<string, unknown>> = { "shell.menu": menu, "catalog.product": jewelry, "catalog.diamond": stone }
const renderer = (more: typeof answers = {}) =>
  makeRenderer({
    ...{ build: "b", clientKey: "k", publicUrl: "https://gran.test", debug: false, hasTools: false },
    assets: { scripts: [], modules: [], styles: [], joinedStyles: [], screens: {} },
    call: (key) => {
      const { [key]: data } = { ...answers, ...more }
      return Promise.resolve<InProcessAnswer>(data === undefined ? { status: 404, message: "", errors: {} } : { status: 200, data })
    },
    log: () => undefined
  })

/** Status and heading of an address. */
const seen = async (address: string) => {
  const { heading, status } = withTexts(await renderer().render(address))
  return { address, status, heading }
}
const missing = { status: 404, heading: "К сожалению, страница, которую вы искали, не найдена." }
const seeMissing = async (addresses: ReadonlyArray<string>) => {
  for (const address of addresses) expect(await seen(address)).toEqual({ address, ...missing })
}

describe("the address of a piece", () => {
  const codes = ["0241073", "abcd_123", "AB_cd_123", "Kolco_0001"]

  it("[RT-110] has a code of seven to ten letters, digits or underscores, with or without a trailing slash", async () => {
    expect(codes.map(({ length }) => length)).toEqual([7, 8, 9, 10])
    for (const address of codes.flatMap((code) => [`/jewelry/kolco/${code}/`, `/jewelry/kolco/${code}`])) {
      expect(await seen(address)).toEqual({ address, status: 200, heading: jewelry.name })
    }
  })

  it("[RT-111] is not found if its code is shorter, longer or has another character", async () => {
    const wrong = ["024107", "a", "Kolco_00012", "0".repeat(40), "ab-12345", "ab.12345", "0241073%20"]
    await seeMissing(wrong.map((code) => `/jewelry/kolco/${code}/`))
  })
})

describe("the address of a stone", () => {
  it("[RT-115] is not found if its article has letters, too few digits or too many", async () => {
    for (const address of ["/diamonds/10248617/", "/diamonds/10248617"]) {
      expect(await seen(address)).toMatchObject({ status: 200, heading: stone.name })
    }
    await seeMissing(["abcdefgh", "1024861a", "123456", "1234567", "12345678901", "123456789012"].map((article) => `/diamonds/${article}/`))
  })
})

describe("an address with a parameter that its route refuses", () => {
  const refused = ["/diamonds/0", "/diamonds/1234567/", "/jewelry/kolco/0", "/jewelry/none/", "/personal/order-history/abc/"]

  it("[VAL-025] is answered exactly like an address without a page, with the not-found page", async () => {
    const unknown = withTexts(await renderer().render("/no/such/page"))
    expect(unknown.status).toBe(404)
    for (const address of refused) {
      expect(resolveRoute(address, ""), address).toMatchObject({ _tag: "Missing", reason: "invalid" })
      const { status, text } = withTexts(await renderer().render(address))
      expect({ address, status, text }).toEqual({ address, status: 404, text: unknown.text })
    }
  })

  it("[VAL-025] opens the not-found page in the tab, without a message", async () => {
    const { features, go, loadDeferred, navigation, settled } = openShop()
    await settled()
    await loadDeferred({ auth: "guest" })
    for (const address of refused) {
      await go("/")
      await go(address)
      const { context, value } = navigation().getSnapshot()
      expect([address, value, context.refusal]).toEqual([address, "missing", null])
      expect([features().toasts?.getSnapshot().context.toasts, features().dialogs?.getSnapshot().context.active]).toEqual([[], null])
    }
  })
})

describe("the page of a product", () => {
  it("[META-004, META-005] states authenticity and delivery all over Russia, for a piece and a stone", async () => {
    for (const address of ["/jewelry/kolco/0241073/", "/diamonds/10248617/"]) {
      expect(metaOf((await renderer().render(address)).html, "description")).toMatch(/доставкой по всей России.*гарантией подлинности/)
    }
  })

  it("[META-021] of a stone shows the stone's own texts, or the defaults", async () => {
    const said = async (meta: Partial<typeof stone.meta>) => {
      const page = withTexts(
        await renderer({ "catalog.diamond": { ...stone, meta: { ...stone.meta, ...meta } } }).render("/diamonds/10248617/")
      )
      return {
        title: titleOf(page.html),
        description: metaOf(page.html, "description"),
        h1: page.heading,
        keywords: metaOf(page.html, "keywords")
      }
    }
    const usual = await said({ title: null, description: null, h1: null, keywords: null })
    expect(usual).toMatchObject({ title: expect.stringMatching(/купить/), description: expect.stringMatching(/^Закажите/), h1: stone.name })
    const own = { title: "Аврора", description: "Камень с именем", h1: "Бриллиант Аврора", keywords: "аврора" }
    expect(await said(own)).toEqual(own)
    expect(await said({ ...own, title: null, h1: null })).toEqual({ ...own, title: usual.title, h1: usual.h1 })
  })
})

describe("the address of a placed order", () => {
  it("[RT-049] leads to the page of the order with that number", async () => {
    const { headers, heading, html, status } = withTexts(await renderer().render("/cart/success?orderId=12"))
    expect([status, titleOf(html), heading]).toEqual([200, "Ваш заказ | Грань", "Ваш заказ"])
    expect(headers["cache-control"]).toContain("no-store")
  })

  it("[RT-050, RT-051] is not found without a number, or with one that is not digits alone", async () => {
    expect(await seen("/cart/success?orderId=12")).toMatchObject({ status: 200 })
    await seeMissing(["", "?order=12", "?orderId=", "?orderId=12a", "?orderId=-5", "?orderId=1.5"].map((query) => `/cart/success${query}`))
  })
})
