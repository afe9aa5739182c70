import { existsSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Landing, StaticPage } from "../../core/contract/content/static-pages.ts"
import { pictureFile } from "../../core/domain/product/picture-files.ts"
import { categories, jewelryListPath } from "../../core/domain/product/jewelry.ts"
import { shapes } from "../../core/domain/product/diamond.ts"
import { shapePath } from "../../core/domain/product/diamond-names.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { samplePages } from "../../server/seed/content/sample-pages.ts"
import { brilliants, catalog, stoneRules } from "../../server/seed/content/showcases.ts"
import { fieldsIn, repeated, wordsOf } from "../support/samples/seed-texts.ts"
import { type PageShop, startPageShop } from "../support/server/page-shop.ts"
import { hrefsOf, partNamed, plainText, textOf } from "../support/view/parsed.ts"
import { canonicalOf, metaOf, titleOf } from "../support/view/rendered.ts"

let shop: PageShop
beforeAll(async () => {
  shop = await startPageShop({ diamonds: 300 })
})
afterAll(() => shop.stop())

/** A page with its data for search engines. */
const see = async (path: string) => {
  const page = await shop.open(path)
  const robots = metaOf(page.html, "robots")
  return { ...page, robots, title: plainText(titleOf(page.html) ?? ""), canonical: canonicalOf(page.html) }
}

const openly = { status: 200, redirect: null, robots: "index, follow" }
const closed = { status: 200, redirect: null, robots: "noindex, nofollow" }

describe("a public overview page", () => {
  it("[RT-037] shows loose diamonds: a link to each form, and real stones by rules with their complete lists", async () => {
    const page = await see("/brilliants")
    expect(page).toMatchObject({ ...openly, title: "Бриллианты собственной огранки | Грань" })
    expect(hrefsOf(partNamed(page.document, "Десять форм"))).toEqual(shapes.map(shapePath))
    const rows = stoneRules.map(({ title }) => hrefsOf(partNamed(page.document, plainText(title))))
    expect(rows.map((links) => links.filter((link) => /^\/diamonds\/\d+\/$/.test(link ?? "")).length > 0)).toEqual([true, true, true])
    expect(rows.map(([list]) => list?.startsWith("/diamonds/filter/"))).toEqual([true, true, true])
    expect(hrefsOf(page.document)).toContain("/diamonds")
  })

  it("[RT-038] shows the whole catalogue: every category with its count, new pieces, stones, collections, the constructor and gift certificates", async () => {
    const page = await see("/catalog")
    expect(page).toMatchObject({ ...openly, title: "Каталог украшений и бриллиантов | Грань" })
    const part = partNamed(page.document, "Украшения")
    expect(hrefsOf(part)).toEqual(categories.map((code) => jewelryListPath(code)))
    expect(textOf(part)).toContain("128 изделий")
    expect(hrefsOf(partNamed(page.document, "Новые украшения")).filter((link) => /\/\d{7}\/$/.test(link ?? ""))).toHaveLength(3)
    expect(hrefsOf(partNamed(page.document, "Бриллианты"))).toContain("/diamonds")
    expect(hrefsOf(partNamed(page.document, "Коллекции"))).toHaveLength(6)
    expect(hrefsOf(page.document)).toEqual(expect.arrayContaining(["/jewelry/", "/create-jewelry/", "/giftcards/"]))
  })
})

describe("a sample page, closed to search engines", () => {
  it("[RT-039] [RT-096] of a piece is the page of a real one, with that one's variants and canonical address", async () => {
    const pages = [await see("/catalog-detail"), await see("/product-jewelry")]
    expect(pages).toMatchObject([closed, closed])
    expect(pages.map(({ canonical }) => canonical?.replace(/^https?:\/\/[^/]+/, ""))).toEqual([
      "/jewelry/kolco/0214982/",
      "/jewelry/sergi/0298917/"
    ])
    const variants = pages.map(({ document }) => hrefsOf(document).filter((link) => link?.includes("/skuId_")))
    expect(variants.map((links) => links.length > 1)).toEqual([true, true])
    expect(variants.flat().filter((link) => !/^\/jewelry\/(?:kolco\/0214982|sergi\/0298917)\/skuId_\d+/.test(link ?? ""))).toEqual([])
  })

  it("[RT-095] of a stone is the page of a real one with a laboratory report", async () => {
    const page = await see("/product-diamond")
    expect(page).toMatchObject(closed)
    expect(page.canonical).toMatch(/\/diamonds\/10264455\/$/)
    expect(textOf(page.document.querySelector("main"))).toContain("IGI 003877695")
  })

  it("[RT-097] of a selection shows pieces with a pear", async () => {
    const page = await see("/product-selection")
    expect(page).toMatchObject({ ...closed, title: "Капля | Грань" })
    const { products } = await shop.answer<Landing>("/landings/collections/product-selection")
    expect(products).toHaveLength(12)
    expect(hrefsOf(partNamed(page.document, "Украшения")).length).toBeGreaterThanOrEqual(12)
    const listed = hrefsOf((await shop.open("/jewelry/filter/insert--pear")).document, "main a[href]").join(" ")
    expect(products.filter(({ productCode }) => !listed.includes(`/${productCode}/`))).toEqual([])
  })

  it("[RT-098] of a static page has every kind of block but the certificate", async () => {
    const page = await see("/staticPage")
    expect(page).toMatchObject({ ...closed, title: "Длина колье, цепи и браслета | Грань" })
    const article = page.document.querySelector("article")
    const kinds = ["h2", "ol", "ul", "dl", "table", "details", "figure picture", "[href='/ring-size']"]
    expect(kinds.filter((kind) => article?.querySelector(kind) === null)).toEqual([])
    const { blocks } = await shop.answer<StaticPage>("/static-pages/staticPage/")
    expect(new Set(blocks.map(({ kind }) => kind)).size).toBe(10)
  })

  it("[RT-040] of a gift certificate draws it as printed, with «Образец» and without number and code", async () => {
    const page = await see("/certificate")
    expect(page).toMatchObject({ ...closed, title: "Образец подарочного сертификата | Грань" })
    const card = page.document.querySelector("article figure svg[role='img']")
    const printed = [...(card?.querySelectorAll("text") ?? [])].map(textOf)
    expect(printed).toEqual(expect.arrayContaining(["Образец", "Подарочный сертификат", "Анна", "Михаил", "QR-код"]))
    expect(printed.filter((text) => text === "после оплаты")).toHaveLength(2)
    expect(hrefsOf(page.document, "article a[href]")).toEqual(expect.arrayContaining(["/giftcards/", "/gift-certificates"]))
  })
})

describe("texts of these pages", () => {
  const all = [brilliants, catalog, stoneRules, samplePages]
  const texts = fieldsIn(all).flatMap(([name, text]) => (["title", "accent", "lead", "text", "all", "term"].includes(name) ? [text] : []))

  it("are calm and typeset, and each longer one appears once", () => {
    expect(texts.filter((text) => text !== typeset(text) || /[!—"]|\s–|лучш|идеальн|роскош/i.test(text))).toEqual([])
    expect(repeated(texts.filter((text) => text.length > 60))).toEqual([])
    for (const { blocks, lead } of samplePages) expect(wordsOf([lead, blocks]).length).toBeGreaterThanOrEqual(250)
  })

  it("are beside existing pictures", () => {
    const pictures = fieldsIn(all).flatMap(([name, text]) => (name === "picture" ? [text] : []))
    expect(pictures.filter((path) => !existsSync(`public${pictureFile(path)}`))).toEqual([])
  })

  it("link to existing pages", async () => {
    const links = new Set(fieldsIn(all).flatMap(([name, text]) => (name === "link" ? [text] : [])))
    for (const link of links) expect([link, (await shop.open(link)).status]).toEqual([link, 200])
  })
})
