import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Renderer } from "../../app/renderer.ts"
import type { CallKey } from "../../core/contract/calls.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { storeContacts } from "../../server/seed/content/stores.ts"
import { pieces } from "../support/samples/seed-jewelry.ts"
import { changedPrices, deadControls } from "../support/view/page-controls.ts"
import { rendererOf } from "../support/view/renderer-of.ts"
import { canonicalOf, imageOf, itemsOf, metaOf, withTexts, titleOf } from "../support/view/rendered.ts"
import { publicUrl, startShop, type TestShop } from "../support/server/server.ts"
import { publicPages } from "../support/samples/public-pages.ts"

let shop: TestShop
let renderer: Renderer
/** Call that currently fails. */
let lost: CallKey | undefined
const troubles: Array<string> = []
beforeAll(async () => {
  shop = await startShop({ diamonds: 60 })
  renderer = rendererOf(shop, { isLost: (key) => key === lost, log: (trouble) => troubles.push(trouble) })
})
afterAll(() => shop.stop())
const visit = async (url: string) => withTexts(await renderer.render(url))

describe("a list whose banners fail to load", () => {
  it.each(["/diamonds", "/jewelry/"])("[SHL-017] %s is rendered with all its products, without banners", async (url) => {
    const banners = (html: string) => html.match(/<section[^>]*data-scene="night"/g)?.length ?? 0
    const cards = (html: string) => html.match(/data-item=/g)?.length ?? 0
    const whole = await visit(url)
    lost = "shell.banners"
    const bare = await visit(url)
    lost = undefined
    expect(troubles.splice(0)).toEqual([expect.stringContaining('"call":"shell.banners"')])
    expect([bare.status, bare.heading, cards(bare.html)]).toEqual([200, whole.heading, cards(whole.html)])
    expect([banners(whole.html) > 0, banners(bare.html), cards(whole.html) > 0]).toEqual([true, 0, true])
  })
})

describe("every public page", () => {
  const visits = new Map<string, Awaited<ReturnType<typeof visit>>>()
  beforeAll(async () => {
    for (const url of publicPages()) visits.set(url, await visit(url))
  })

  it("is rendered completely, has a title and one heading, and is cacheable", () => {
    for (const [url, { headers, heading, html, status }] of visits) {
      expect({ url, status, cache: headers["cache-control"] }).toEqual({
        url,
        status: 200,
        cache: "public, max-age=0, s-maxage=60, stale-while-revalidate=300"
      })
      expect(heading.length, url).toBeGreaterThan(0)
      expect(html.match(/<h1/g), url).toHaveLength(1)
      expect(titleOf(html), url).not.toBe("Грань")
    }
    expect(troubles).toEqual([])
  })

  it("has no control that loses a press before hydration, and no price that a translator changes", () => {
    const found = [...visits].flatMap(([url, { html }]) => [...deadControls(html), ...changedPrices(html)].map((each) => `${url}: ${each}`))
    expect(found).toEqual([])
  })

  it("has its own canonical address", () => {
    for (const [url, { html }] of visits) expect(canonicalOf(html)?.replace(/\/$/, "")).toBe(`${publicUrl}${url}`.replace(/\/$/, ""))
  })

  it("is shared with an existing picture", () => {
    const files = [...visits.values()].map(({ html }) => imageOf(html)?.replace(publicUrl, "../../public") ?? "none")
    expect(files.filter((file) => !existsSync(fileURLToPath(new URL(file, import.meta.url))))).toEqual([])
  })

  it("[CNT-016] of contacts shows the phone of the central office", async () => {
    expect((await visit("/customer-service/contacts/")).text).toContain(storeContacts.phone)
  })
})

describe("a list at an address with filters", () => {
  /** Number of the selected products shown by the page at an address, provided that it shows no others. */
  const countAt = async (address: string, sql: string) => {
    const [{ heading, html, status }, rows] = await Promise.all([visit(address), shop.query<{ readonly code: string }>(sql)])
    const [items, expected] = [itemsOf(html), new Set(rows.map(({ code }) => code))]
    expect([address, status, heading.length > 0, items.filter((code) => !expected.has(code))]).toEqual([address, 200, true, []])
    expect(items).toHaveLength(Math.min(24, expected.size))
    return items.length
  }

  it("[RT-103] of stones shows the results of one or several filters", async () => {
    const round = "select code from diamonds where shape = 'round'"
    const whole = await countAt("/diamonds/filter/shape--round", round)
    const some = await countAt("/diamonds/filter/shape--round/color--d,e,f", `${round} and color in ('D', 'E', 'F')`)
    expect([whole > some, some > 0]).toEqual([true, true])
  })

  it("[RT-108, RT-109] of pieces shows the results of a category, or of all; `filter` is not a category", async () => {
    const rose = "exists (select from jewelry_skus where jewelry_id = jewelry.id and metal_color = 'rose')"
    for (const [address, where] of [
      ["/jewelry/filter/collections--lethe", "collection = 'lethe'"],
      ["/jewelry/filter/collections--lethe/color--rose", `collection = 'lethe' and ${rose}`],
      ["/jewelry/sergi/filter/color--rose", `category = 'sergi' and ${rose}`],
      ["/jewelry/sergi/filter/collections--lethe/color--rose", `category = 'sergi' and collection = 'lethe' and ${rose}`]
    ] as const) {
      expect(await countAt(address, `select product_code as code from jewelry where ${where}`)).toBeGreaterThan(0)
    }
  })
})

describe("a page of the seed", () => {
  it("[CNT-014] of a collection is filled from its call", async () => {
    await shop.query("update landings set lead = 'Слово из базы' where code = 'lethe'")
    expect((await visit("/lethe")).text).toContain("Слово из базы")
  })

  it("[CNT-015, RT-136] of static text is filled from its call, of one segment or several, and a missing one is 404", async () => {
    for (const [position, code] of ["own", "own/page", "own/page/of_three"].entries()) {
      await shop.query(`insert into static_pages (code, position, title, lead, blocks) values ('${code}', ${99 + position}, 'Страница ${code}', 'Слово',
        '[{"kind":"text","text":"Абзац из базы"}]')`)
      const { heading, html, status, text } = await visit(`/${code}/`)
      expect([status, heading, text.includes("Абзац из базы"), text.includes("Слово")]).toEqual([200, `Страница ${code}`, true, true])
      expect(canonicalOf(html)).toBe(`${publicUrl}/${code}`)
    }
    expect((await visit("/own/nowhere")).status).toBe(404)
    expect((await visit(`/${"a".repeat(300)}`)).status).toBe(404)
  })

  it("of a piece is the same under a wrong category, with the right one in its canonical link", async () => {
    const [piece] = pieces
    const right = `/jewelry/${piece?.category.code}/${piece?.productCode}/`
    const wrong = await visit(`/jewelry/${piece?.category.code === "brosh" ? "kolco" : "brosh"}/${piece?.productCode}/`)
    expect([wrong.status, canonicalOf(wrong.html)]).toEqual([200, publicUrl + right])
    expect((await visit("/jewelry/kolco/0000000")).status).toBe(404)
    expect((await visit("/jewelry/nowhere")).status).toBe(404)
  })
})

describe("a meta record", () => {
  it("[META-003] of the home page names prices from 7 000 to 7 000 000 roubles", async () => {
    const description = metaOf((await visit("/")).html, "description")
    expect(description?.replaceAll(/\s/g, " ")).toMatch(/7 000 до 7 000 000/)
  })

  it("[META-015, META-016, META-017] gives a page its title, description, keywords, robots, canonical link and heading", async () => {
    await shop.query("delete from page_meta where path in ('/jewelry', '/about')")
    await shop.query(`insert into page_meta (path, title, description, keywords, robots, canonical, h1, text) values
      ('/jewelry', 'Своё название', 'Своё описание', 'свои, слова', 'noindex, follow', '/elsewhere', 'Свой заголовок', 'Свой текст'),
      ('/about', null, null, null, null, null, 'О нас', null)`)
    const { heading, html } = await visit("/jewelry/?sort=price&order=asc")
    expect(["description", "keywords", "robots"].map((name) => metaOf(html, name))).toEqual([
      "Своё описание",
      "свои, слова",
      "noindex, follow"
    ])
    expect([titleOf(html), canonicalOf(html), heading]).toEqual(["Своё название", `${publicUrl}/elsewhere`, "Свой заголовок"])
    expect((await visit("/about")).heading).toBe("О нас")
  })

  it("[META-017, META-018] gives its heading and its text to the home page, a listing, a piece, a stone and the constructor", async () => {
    const [piece] = pieces
    const [stone] = await shop.query<{ code: string }>("select code from diamonds order by id limit 1")
    const paths = [
      ...["/", "/jewelry", "/diamonds", `/jewelry/${piece?.category.code}/${piece?.productCode}`, `/diamonds/${stone?.code}`],
      ...[
        "/create-jewelry",
        "/create-jewelry/constructor/from-frame/frame/opora",
        "/collection",
        "/customer-service/contacts",
        "/giftcards"
      ]
    ]
    for (const path of paths) {
      await shop.query(`delete from page_meta where path = '${path}'`)
      await shop.query(`insert into page_meta (path, h1, text) values ('${path}', 'Свой заголовок', 'Свой текст')`)
      const { heading, status, text } = await visit(path)
      expect([path, status, heading, text.replaceAll("\u00a0", " ").includes("Свой текст")]).toEqual([path, 200, "Свой заголовок", true])
    }
  })

  it("redirects the visitor with its own status", async () => {
    await shop.query("update page_meta set redirect = '/diamonds', redirect_code = 301 where path = '/jewelry'")
    expect(await renderer.render("/jewelry")).toMatchObject({ status: 301, headers: { location: "/diamonds" }, html: "" })
  })

  it("redirects the visitor from an address without a page", async () => {
    await shop.query("insert into page_meta (path, redirect, redirect_code) values ('/gone', '/about', 308)")
    expect(await renderer.render("/gone/")).toMatchObject({ status: 308, headers: { location: "/about" }, html: "" })
  })
})

it("the payload of a page has the answers of its calls, including its meta record", async () => {
  const { body, status } = await renderer.payload("/customer-service/contacts/")
  expect(status).toBe(200)
  expect(Object.keys((body as { data: object }).data).toSorted()).toEqual([
    "pages.meta",
    "stores.cities",
    "stores.contacts",
    "stores.locations"
  ])
})

const rendererWithout = (silent: ReadonlyArray<string>) => rendererOf(shop, { isLost: (key) => silent.includes(key), log: () => undefined })

it("[SHL-016] a page renders without its menus, recommendations and meta record, with default texts", async () => {
  const [piece] = pieces
  const without = rendererWithout(["shell.menu", "pages.meta", "catalog.recommends"])
  const { html, status } = await without.render(`/jewelry/${piece?.category.code}/${piece?.productCode}`)
  expect([status, titleOf(html)]).toEqual([200, `${piece?.name} купить в интернет-магазине ${piece?.productCode}`])
  expect([metaOf(html, "description"), metaOf(html, "robots")]).toEqual([
    `Закажите ${piece?.name.charAt(0).toLowerCase()}${piece?.name.slice(1)} в интернет-магазине производителя с доставкой по всей России и гарантией подлинности.`,
    "index, follow"
  ])
  expect(html).toMatch(new RegExp(`<h1[^>]*>${piece?.name}</h1>`))
})

it.each(["/diamonds", "/diamonds/filter/shape--round", "/jewelry/sergi/filter/color--rose"])(
  "a list is readable when the counts of its filters fail: %s",
  async (path) => {
    const [whole, without] = [await visit(path), await rendererWithout(["catalog.diamondFacets", "catalog.jewelryFacets"]).render(path)]
    expect([whole.status, without.status]).toEqual([200, 200])
    expect(itemsOf(without.html)).toEqual(itemsOf(whole.html))
    expect(itemsOf(without.html).length).toBeGreaterThan(3)
    expect(without.html.includes('popoverTarget="filters"')).toBe(true)
  }
)

describe("the page of gift certificates", () => {
  it("[CERT-001] lists the certificates of the shop, each with its price, and the previews of the chosen one", async () => {
    const { data } = await (await shop.ask("/api/v2/catalog/giftcards/")).json()
    const cards: ReadonlyArray<{ readonly id: number; readonly price: number | null; readonly previews: ReadonlyArray<string> }> =
      data.items
    expect(cards.length).toBeGreaterThan(2)
    for (const { id, previews, price } of cards) {
      const { html, text } = await visit(`/giftcards/?card=${id}`)
      for (const card of cards) expect(html).toMatch(new RegExp(`name="card"[^>]*value="${card.id}"`))
      expect(text.replaceAll("\u00A0", " ")).toContain(price === null ? "Другая сумма" : formatPrice(price).replaceAll("\u00A0", " "))
      for (const preview of previews) expect(html).toContain(`data-design="${preview}"`)
    }
  })
})
