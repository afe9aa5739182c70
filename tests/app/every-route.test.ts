import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { jewelryPath } from "../../core/domain/product/jewelry.ts"
import { compilePattern } from "../../core/routes/pattern.ts"
import { resolveRoute } from "../../core/routes/resolve.ts"
import type { ScreenName } from "../../core/routes/route.ts"
import { routes } from "../../core/routes/table.ts"
import { pieces } from "../support/samples/seed-jewelry.ts"
import { builtAddresses } from "../e2e/support/addresses.ts"
import { cyrillicShare, foreignIn, shownTexts } from "../support/russian.ts"
import type { Fits } from "../support/server/frame-shop.ts"
import { type OpenedPage, type PageShop, startPageShop } from "../support/server/page-shop.ts"
import { hrefInMain, hrefOf, hrefsOf, plainText, textOf } from "../support/view/parsed.ts"

const notFoundHeading = "К сожалению, страница, которую вы искали, не найдена."

/** Developer screens, which show files, keys and tokens. */
const tools: ReadonlySet<string> = new Set(["icons", "parts", "dialogs", "journal"] satisfies ReadonlyArray<ScreenName>)

/** Facts about a page that the tests use; parses its document once. */
const readPage = ({ document, heading, status }: OpenedPage) => {
  const form = document.querySelector("footer form")
  return {
    status,
    heading: plainText(heading),
    texts: [document.title, ...shownTexts(document.body)],
    isQuiet: document.querySelector("header")?.getAttribute("data-variant") === "quiet",
    form: {
      action: form?.getAttribute("action"),
      method: form?.getAttribute("method"),
      fields: [...(form?.querySelectorAll("[name]") ?? [])].map((field) => field.getAttribute("name"))
    }
  }
}

let shop: PageShop
/** Every page by its address. */
const pages = new Map<string, ReturnType<typeof readPage>>()
beforeAll(async () => {
  shop = await startPageShop({ diamonds: 1500, hasTools: true })
  const [piece] = pieces
  const { items } = await shop.answer<Fits>("/blanks/opora/diamonds/")
  const stone = items[0]?.diamond
  type Variants = { readonly items: ReadonlyArray<{ readonly id: number; readonly productCode: string }> }
  const [variant] = (await shop.answer<Variants>("/catalog/?categories=kolco")).items
  const filledIn = (path: string) =>
    path
      .replace("{piece}", jewelryPath(piece?.category.code ?? "kolco", piece?.productCode ?? ""))
      .replace("{article}", stone?.code ?? "")
      .replace("5917", String(stone?.id))
  const addresses = [
    ...builtAddresses.map(({ path }) => filledIn(path)),
    ...[`/jewelry/kolco/${variant?.productCode}/skuId_${variant?.id}`, "/ring-size"],
    ...routes.filter(({ screen }) => screen !== null).flatMap(({ pattern }) => plainAddress(pattern) ?? [])
  ]
  for (const address of new Set(addresses)) pages.set(address, readPage(await shop.open(address)))
}, 180_000)
afterAll(() => shop.stop())

/** Address of a pattern that needs at most a filter, else `null`. */
function plainAddress(pattern: string): string | null {
  const address = pattern.replace(/\/\{page\?[^/]*$/, "").replace("{filter?:.+}", "metal--white")
  return /\{/.test(address) || /diamonds\/filter/.test(address) ? null : address
}

const partsOf = (address: string): readonly [path: string, search: string] => {
  const [path = "", query] = address.split("?")
  return [path, query === undefined ? "" : `?${query}`]
}

const screenAt = (address: string): string => {
  const match = resolveRoute(...partsOf(address))
  return match._tag === "Found" ? match.screen : "error"
}

describe("a page opened by its address", () => {
  it("[RT-143] exists for every route of the table: it answers 200 with its own heading", () => {
    const compiled = routes.map(({ pattern }) => ({ pattern, matches: compilePattern(pattern) }))
    const loaded = [...pages].filter(([, { status }]) => status === 200)
    const reached = new Set(loaded.map(([address]) => compiled.find(({ matches }) => matches(partsOf(address)[0]) !== undefined)?.pattern))
    expect(routes.filter(({ pattern, screen }) => screen !== null && !reached.has(pattern)).map(({ pattern }) => pattern)).toEqual([])
    for (const [address, { heading }] of loaded) expect(["", notFoundHeading], address).not.toContain(heading)
  })

  it("[RT-088] is the not-found screen at /notfound, with status 404", async () => {
    const { document, heading, status } = await shop.open("/notfound")
    expect([status, plainText(heading)]).toEqual([404, notFoundHeading])
    expect(hrefInMain(document, "Перейти в каталог")).toBe("/jewelry/")
  })

  it("[GEN-001] is in Russian: its title, its texts and its labels", () => {
    const read = [...pages].filter(([address]) => !tools.has(screenAt(address)))
    for (const [address, { texts }] of read) expect(cyrillicShare(texts), address).toBeGreaterThan(0.8)
    // An article names its sources and quotes reports in their own language.
    const foreign = read.flatMap(([address, { texts }]) =>
      screenAt(address) === "article" ? [] : foreignIn(texts).map((word) => `${address}: ${word}`)
    )
    expect(foreign).toEqual([])
  })

  it("[GEN-019] ends with the newsletter's form in the default layout, which a browser without JavaScript can send", () => {
    const usual = [...pages].filter(([, { isQuiet }]) => !isQuiet)
    expect(usual.length).toBeGreaterThan(100)
    const form = { action: "/subscribe", method: "post", fields: ["email", "accept"] }
    for (const [address, page] of usual) expect({ address, form: page.form }).toEqual({ address, form })
  })
})

it("[GEN-016] is reached by links from home: static pages, the blog with an article, the horoscope with a sign", async () => {
  const open = async ({ document }: OpenedPage, name: string | RegExp) => shop.open(hrefOf(document, name))
  const home = await shop.open("/")
  const [blog, horoscope] = [await open(home, "Блог"), await open(home, /[Гг]ороскоп/)]
  const article = hrefsOf(blog.document, "main a[href]").find((href) => /\/blog\/[^?/]+/.test(href)) ?? ""
  const [warranty, about] = [await open(home, "Гарантия"), await open(home, "О доме")]
  const read = [warranty, about, blog, await shop.open(article), horoscope, await open(horoscope, "Лев")]
  for (const { at, document, heading, status } of read) {
    expect({ at, status }).toEqual({ at, status: 200 })
    expect(plainText(heading), at).not.toBe(notFoundHeading)
    expect(textOf(document.querySelector("main")).length, at).toBeGreaterThan(800)
  }
  expect(new Set(read.map(({ heading }) => heading)).size).toBe(read.length)
})
