import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import type { Jewelry, JewelryCard } from "../../core/contract/catalog-jewelry.ts"
import { comparisonGroup } from "../../core/domain/pricing/price-comparison.ts"
import { categories, jewelryPath } from "../../core/domain/product/jewelry.ts"
import { metalChoices, sizeChoices } from "../../core/domain/product/jewelry-variants.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { resolveRoute } from "../../core/routes/resolve.ts"
import { diamonds as seeded } from "../../server/seed/stones.ts"
import { type OpenedPage, type PageShop, startPageShop } from "../support/server/page-shop.ts"
import { publicUrl } from "../support/server/server.ts"
import { hrefOf, hrefsOf, partNamed, plainText, structuredDataOf, textOf, textsOf } from "../support/view/parsed.ts"
import { canonicalOf, imageOf, itemsOf, metaOf, titleOf } from "../support/view/rendered.ts"

/** Enough stones for a list of more than a hundred pages, with articles of every length. */
const stones = 2_424
const articles = seeded(stones).map(({ article }) => article)
const [firstArticle = ""] = articles

let shop: PageShop
beforeAll(async () => {
  shop = await startPageShop({ diamonds: stones })
})
afterAll(() => shop.stop())

type Items<Item> = { readonly items: ReadonlyArray<Item> }

/** Number of the page whose link is marked as current. */
const currentPage = ({ html }: OpenedPage) => /<a(?=[^>]*aria-current="page")[^>]*aria-label="Страница (\d+)"/.exec(html)?.[1]

/** Expects a full page of a list: its heading, 24 products and its number. */
const seeList = async (path: string, title: string, number: number) => {
  const page = await shop.open(path)
  const seen = { path, status: page.status, heading: page.heading, products: itemsOf(page.html).length, number: currentPage(page) }
  expect(seen).toEqual({ path, status: 200, heading: title, products: 24, number: String(number) })
  return page
}

describe("the list of stones", () => {
  it("[RT-101] [RT-102] is served at /diamonds, and its pages at one to three digits", async () => {
    for (const number of [1, 2, 10, 100]) {
      const { html } = await seeList(number === 1 ? "/diamonds" : `/diamonds/${number}`, "Бриллианты", number)
      const range = [(number - 1) * 24 + 1, number * 24].map((each) => plainText(new Intl.NumberFormat("ru-RU").format(each)))
      expect(plainText(html)).toContain(`Показаны ${range.join("–")} из ${plainText(stones.toLocaleString("ru-RU"))}`)
    }
  })

  it("is navigated by plain links: from the home page to the list, its second page and a stone of it", async () => {
    const { document: home } = await shop.open("/")
    const list = await seeList(hrefOf(partOfHeader(home), "Бриллианты"), "Бриллианты", 1)
    const second = await seeList(hrefOf(partNamed(list.document, "Страницы списка"), "2"), "Бриллианты", 2)
    const [article = ""] = itemsOf(second.html)
    const [link = ""] = hrefsOf(second.document, "main li h2 a")
    const stone = await shop.open(link)
    expect([link, stone.status, titleOf(stone.html)?.includes(article)]).toEqual([`/diamonds/${article}/`, 200, true])
  })
})

const partOfHeader = (page: Document) => page.querySelector("header") ?? page

describe("the page of a stone", () => {
  it("[RT-113] [META-014] is served at its article with and without a trailing slash, and names the address with it as canonical", async () => {
    for (const path of [`/diamonds/${firstArticle}/`, `/diamonds/${firstArticle}`]) {
      const { html, status } = await shop.open(path)
      expect([status, titleOf(html)?.includes(firstArticle), plainText(html).includes(`Арт. ${firstArticle}`)]).toEqual([200, true, true])
      expect(canonicalOf(html)).toBe(`${publicUrl}/diamonds/${firstArticle}/`)
    }
  })

  it("[RT-114] is served at an article of 8, 9 or 10 digits, which every stone has; 7 and 11 digits are not found", async () => {
    expect(seeded(8_000).filter(({ article }) => !/^\d{8,10}$/.test(article))).toEqual([])
    for (const length of [8, 9, 10]) {
      const article = articles.find((each) => each.length === length)
      expect([article?.length, (await shop.open(`/diamonds/${article}/`)).status]).toEqual([length, 200])
    }
    // Validation refuses the first; the route's pattern never matches the second.
    expect(["1234567", "12345678901"].map((none) => resolveRoute(`/diamonds/${none}/`, "").route)).toEqual(["diamond", "static-page"])
    for (const none of ["1234567", "12345678901"]) expect((await shop.open(`/diamonds/${none}/`)).status).toBe(404)
  })

  it("[PDP-012] shows its proportions, its true size, its price per carat and the stones that pair with it", async () => {
    const pairsOf = (article: string) => shop.answer<Items<{ readonly code: string }>>(`/catalog/paired-diamonds/${article}/`)
    const { items: listed } = await shop.answer<Items<{ readonly code: string }>>("/catalog-diamonds/")
    const counted = await Promise.all(listed.map(async ({ code }) => ({ code, pairs: (await pairsOf(code)).items })))
    const paired = counted.find(({ pairs }) => pairs.length > 0)
    const { document } = await shop.open(`/diamonds/${paired?.code}/`)
    expect(hrefsOf(partNamed(document, "Парные бриллианты"))).toEqual(paired?.pairs.map(({ code }) => `/diamonds/${code}/`))
    const pictures = (name: string) => [...partNamed(document, name).querySelectorAll('[role="img"]')]
    expect(pictures("Пропорции").map((picture) => plainText(picture.getAttribute("aria-label") ?? ""))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Вид сбоку/)])
    )
    expect(pictures("Размер в жизни")).toHaveLength(2)
    expect(textOf(document.querySelector("main"))).toContain("за карат")
  })

  it("shows where its price stands among comparable stones, and links cheaper ones that are not worse; nothing of a fancy colour", async () => {
    const groups = Map.groupBy(seeded(stones), (stone) => JSON.stringify(comparisonGroup(stone)))
    groups.delete("null")
    const [group = []] = [...groups.values()].toSorted((one, other) => other.length - one.length)
    const [stone] = group.toSorted((one, other) => other.price - one.price)
    const article = stone?.article ?? ""
    const { priceComparison } = await shop.answer<Diamond>(`/catalog/diamonds/${article}/`)
    const { document } = await shop.open(`/diamonds/${article}/`)
    const part = partNamed(document, "Цена среди таких же")
    const cheaper = group.filter(({ price }) => price < (stone?.price ?? 0)).length
    expect(cheaper).toBeGreaterThan(0)
    expect(priceComparison?.byPrice).toEqual({ cheaper, equal: group.length - 1 - cheaper, dearer: 0 })
    expect(textOf(part)).toMatch(/Дороже (?:каждого|\d+) из \d+ так/)
    expect(part.querySelector('[role="img"]')?.innerHTML.match(/h0/g)).toHaveLength(Math.min(120, group.length - 1))
    const [list, ...others] = hrefsOf(part)
    expect([list?.startsWith("/diamonds/filter/shape--"), others]).toEqual([
      true,
      priceComparison?.alternatives.map(({ code }) => `/diamonds/${code}/`)
    ])
    expect((await shop.open(list ?? "")).status).toBe(200)
    const fancy = seeded(stones).find(({ color, isAvailableForSale }) => color.startsWith("Fancy") && isAvailableForSale)
    expect((await shop.open(`/diamonds/${fancy?.article}/`)).html).not.toContain("Цена среди")
  })
})

/** List and page number that an address is parsed as; the shop may not have that page. */
const listAt = (path: string): string => {
  const match = resolveRoute(path, "")
  return match._tag === "Found" ? [match.route, match.params["page"]].join(" ") : ""
}

describe("the list of jewelry", () => {
  it("[RT-104, RT-105] is served at /jewelry with and without its slash, and its pages at one to three digits", async () => {
    for (const path of ["/jewelry", "/jewelry/"]) await seeList(path, "Украшения", 1)
    for (const number of [2, 10]) await seeList(`/jewelry/${number}`, "Украшения", number)
    const read = ["/jewelry/7", "/jewelry/42", "/jewelry/100", "/jewelry/1000"].map(listAt)
    expect(read).toEqual(["jewelry 7", "jewelry 42", "jewelry 100", ""])
  })

  it("[RT-106, RT-107] has a list of each category, with pages, and marks the category", async () => {
    for (const number of [1, 2]) {
      const { document } = await seeList(number === 1 ? "/jewelry/kolco" : `/jewelry/kolco/${number}`, "Кольца", number)
      expect(textOf(partNamed(document, "Категории украшений").querySelector("[aria-current]"))).toMatch(/^Кольца \d+$/)
    }
    for (const category of categories) {
      const { document, status } = await shop.open(`/jewelry/${category}`)
      const links = [...document.querySelectorAll("main li[data-item] h2 a")].map((link) => link.getAttribute("href") ?? "")
      expect([category, status, links.length > 0, links.filter((link) => !link.startsWith(`/jewelry/${category}/`))]).toEqual([
        ...[category, 200, true],
        []
      ])
    }
    const read = ["/jewelry/kolco/7", "/jewelry/kolco/42", "/jewelry/kolco/100"].map(listAt)
    expect(read).toEqual(["jewelry-category 7", "jewelry-category 42", "jewelry-category 100"])
  })

  it("[CAT-035] shows a card with name, price and picture, linked to the piece", async () => {
    const { items } = await shop.answer<Items<JewelryCard>>("/catalog/")
    const { document } = await seeList("/jewelry/", "Украшения", 1)
    const cards = [...document.querySelectorAll("main li[data-item]")].map((card) => ({
      link: hrefsOf(card, "h2 a"),
      name: textsOf(card, "h2"),
      hasPrice: plainText(textOf(card)).includes(
        formatted(items.find(({ productCode }) => productCode === card.getAttribute("data-item")))
      ),
      picture: card
        .querySelector("img")
        ?.getAttribute("src")
        ?.replace(/-\d+\.webp$/, "")
    }))
    expect(cards).toEqual(
      items.map(({ category, name, previews: [picture], productCode }) => ({
        ...{ link: [jewelryPath(category.code, productCode)], name: [plainText(name)], hasPrice: true, picture }
      }))
    )
  })
})

const formatted = (card: JewelryCard | undefined) => plainText(formatPrice(card?.price ?? 0))

/** A ring in several metals and sizes. */
const ringWithChoices = async (): Promise<Jewelry> => {
  for (const { productCode } of (await shop.answer<Items<JewelryCard>>("/catalog/?categories=kolco")).items) {
    const piece = await shop.answer<Jewelry>(`/catalog/products/${productCode}/`)
    const [first] = piece.skus
    if (metalChoices(piece.skus, first).length > 1 && sizeChoices(piece.skus, first).length > 2) return piece
  }
  throw new Error("no ring of the first page comes in several metals and sizes")
}

describe("the page of a piece", () => {
  let piece: Jewelry
  let path: string
  beforeAll(async () => {
    piece = await ringWithChoices()
    path = jewelryPath(piece.category.code, piece.productCode)
  })
  const articleOf = (page: Document) => textsOf(page, ".caption").find((text) => text.startsWith("Арт. "))
  const chosen = (page: Document, what: string) => textOf(partNamed(page, what).querySelector("[aria-current]"))
  /** Link to the first metal or size that is not chosen and is in stock. */
  const otherOf = (page: Document, what: string) =>
    [...partNamed(page, what).querySelectorAll("li a:not([aria-current])")].find((link) => !textOf(link).includes("нет"))

  it("is served at its code with and without a trailing slash", async () => {
    for (const address of [path, path.replace(/\/$/, "")]) {
      const { heading, status } = await shop.open(address)
      expect([address, status, plainText(heading)]).toEqual([address, 200, plainText(piece.name)])
    }
  })

  it("[PDP-002] shows the variant of its address, and is not found for an unknown variant", async () => {
    for (const { code, id } of [piece.skus[0], piece.skus.at(-1)].filter((sku) => sku !== undefined)) {
      const { document, status } = await shop.open(jewelryPath(piece.category.code, piece.productCode, id))
      expect([status, articleOf(document)]).toEqual([200, `Арт. ${code}`])
    }
    for (const unknown of ["999999999", "abc"]) expect((await shop.open(`${path}skuId_${unknown}/`)).status).toBe(404)
  })

  it("links every other metal and size to its own page, where it is the chosen one", async () => {
    let { document: page } = await shop.open(path)
    for (const what of ["Металл", "Размер"]) {
      const link = otherOf(page, what)
      ;({ document: page } = await shop.open(link?.getAttribute("href") ?? ""))
      expect(chosen(page, what)).toBe(textOf(link))
    }
  })

  it("[PDP-009] [PDP-010] has the stones, the pieces of its set and similar pieces", async () => {
    const { document: page } = await shop.open(path)
    for (const [title, call] of [
      ["Дополните образ", `/jewelry/${piece.productCode}/make-your-look/`],
      ["Похожие украшения", `/product/recommends/${piece.productCode}/`]
    ] as const) {
      const { items } = await shop.answer<Items<JewelryCard>>(call)
      expect(items.length).toBeGreaterThan(0)
      expect(textsOf(partNamed(page, title), "li h3")).toEqual(items.map(({ name }) => plainText(name)))
    }
    expect(partNamed(page, "Вставки").querySelectorAll("tbody tr")).toHaveLength(piece.inserts.length)
    expect(hrefOf(page, /^Вставки:/)).toBe("#inserts")
    expect(hrefsOf(page, '[aria-label="Изображения изделия"] li a')[0]).toMatch(/-(?:640|800)\.webp$/)
  })

  it("offers the chosen variant in its structured data, and names a picture and a description", async () => {
    const address = otherOf((await shop.open(path)).document, "Металл")?.getAttribute("href") ?? ""
    const { document, html } = await shop.open(address)
    const facts = structuredDataOf(document)
    expect(facts.map((fact) => fact["@type"])).toContain("BreadcrumbList")
    expect(facts.find((fact) => fact["@type"] === "Product")).toMatchObject({
      offers: { priceCurrency: "RUB", url: `${publicUrl}${address}` }
    })
    expect(imageOf(html)).toMatch(/\/pictures\/(?:jewelry|pieces)\/.+\.webp$/)
    expect(metaOf(html, "description")).toMatch(/гарантией подлинности/)
  })
})
