import { existsSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Landing } from "../../core/contract/content/static-pages.ts"
import { pictureFile } from "../../core/domain/product/picture-files.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { landings } from "../../server/seed/content/landings.ts"
import { selections } from "../../server/seed/content/selections.ts"
import { brilliants, catalog } from "../../server/seed/content/showcases.ts"
import { fieldsIn } from "../support/samples/seed-texts.ts"
import { type PageShop, startPageShop } from "../support/server/page-shop.ts"
import { hrefsOf, partNamed } from "../support/view/parsed.ts"

let shop: PageShop
beforeAll(async () => {
  shop = await startPageShop({ diamonds: 30 })
})
afterAll(() => shop.stop())

const productsOf = async (code: string) => (await shop.answer<Landing>(`/landings/collections/${code}`)).products

describe("a selection", () => {
  it("[RT-075] of engagement rings shows rings of that category alone", async () => {
    const page = await shop.open("/engagement-selection")
    expect([page.status, hrefsOf(partNamed(page.document, "Украшения")).length > 0]).toEqual([200, true])
    const products = await productsOf("engagement-selection")
    expect(products.length).toBeGreaterThanOrEqual(6)
    expect(new Set(products.map(({ category }) => category.code))).toEqual(new Set(["pomolvochnoe-kolco"]))
  })

  it("[RT-079] of Luminous shows pieces of the collection in white metal alone", async () => {
    expect((await shop.open("/luminous-selection")).status).toBe(200)
    const products = await productsOf("luminous-selection")
    expect(products.length).toBeGreaterThanOrEqual(6)
    expect(new Set(products.map(({ collection, metalColor }) => `${collection?.code} ${metalColor}`))).toEqual(new Set(["luminous white"]))
  })

  it("has its own first picture, and only existing pictures", () => {
    const heroes = ["/pictures/hero-ring", ...[...landings, ...selections, brilliants, catalog].map(({ picture }) => picture)]
    expect(new Set(heroes).size).toBe(heroes.length)
    const pictures = fieldsIn(selections).flatMap(([name, text]) => (name === "picture" ? [text] : []))
    expect(pictures.filter((path) => !existsSync(`public${pictureFile(path)}`))).toEqual([])
  })

  it("has calm and typeset texts", () => {
    const texts = fieldsIn(selections).flatMap(([name, text]) => (["title", "accent", "lead", "text"].includes(name) ? [text] : []))
    expect(texts.filter((text) => text !== typeset(text) || /[!—"]|\s–|лучш|идеальн|роскош/i.test(text))).toEqual([])
  })
})
