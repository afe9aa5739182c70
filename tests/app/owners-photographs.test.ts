import { afterAll, beforeAll, expect, it } from "vitest"
import type { ListedDiamond } from "../../core/contract/catalog-diamonds.ts"
import type { JewelryCard } from "../../core/contract/catalog-jewelry.ts"
import { jewelryListPath, jewelryPath } from "../../core/domain/product/jewelry.ts"
import { photographPath } from "../../core/domain/gallery/photograph.ts"
import { jpegOf, operatorKey, sendPhotograph, usePhotographs } from "../support/photographs/samples.ts"
import { type PageShop, startPageShop } from "../support/server/page-shop.ts"
import { publicUrl } from "../support/server/server.ts"
import { plainText, structuredDataOf } from "../support/view/parsed.ts"
import { imageOf } from "../support/view/rendered.ts"

let shop: PageShop
beforeAll(async () => {
  shop = await startPageShop({ diamonds: 30, operatorKey })
})
afterAll(() => shop.stop())

type Items<Item> = { readonly items: ReadonlyArray<Item> }

const sourcesOf = (page: Document) => [...page.querySelectorAll("main img")].map((image) => image.getAttribute("src") ?? "")

/** Pictures of a product's page and of its list, those of its metadata, and what its text calls them. */
const seen = async ({ address, list }: { readonly address: string; readonly list: string }) => {
  const { document, html } = await shop.open(address)
  const text = plainText(html)
  const isPhotograph = (source: string) => source.startsWith(photographPath(""))
  return {
    first: sourcesOf(document)[0],
    photographs: new Set(sourcesOf(document).filter(isPhotograph)).size,
    inList: sourcesOf((await shop.open(list)).document).filter(isPhotograph),
    image: imageOf(html),
    facts: structuredDataOf(document).flatMap((each) => ("image" in each ? [each["image"]] : []))[0],
    isCalledPhotograph: /Фотографи[яи] этого (?:камня|изделия)\./.test(text),
    isCalledDrawn: /зображени[ея] построен/.test(text)
  }
}

const sent = async (): Promise<string> => {
  const { data } = await sendPhotograph(shop, await jpegOf())
  return typeof data === "object" && data !== null && "photograph" in data ? String(data.photograph) : ""
}

it.each([
  [
    "a stone",
    async () => {
      const [stone] = (await shop.answer<Items<ListedDiamond>>("/catalog-diamonds/")).items
      return { code: stone?.code ?? "", address: `/diamonds/${stone?.code}/`, list: "/diamonds" }
    }
  ],
  [
    "a piece",
    async () => {
      const [piece] = (await shop.answer<Items<JewelryCard>>("/catalog/")).items
      if (piece === undefined) throw new Error("no piece")
      const address = jewelryPath(piece.category.code, piece.productCode, piece.id)
      return { code: piece.code, address, list: jewelryListPath(null) }
    }
  ]
])("photographs of %s change its page, its list, its note and its metadata, and their removal changes all back", async (_, chosen) => {
  const thing = await chosen()
  const before = await seen(thing)
  expect(before).toMatchObject({ photographs: 0, inList: [], isCalledPhotograph: false, isCalledDrawn: true })
  const [one, other] = [await sent(), await sent()]
  expect((await usePhotographs(shop, thing.code, [one, other])).status).toBe(200)
  expect(await seen(thing)).toMatchObject({
    first: `${photographPath(one)}-640.webp`,
    photographs: 2,
    image: `${publicUrl}${photographPath(one)}-640.webp`,
    facts: [one, other].map((id) => `${publicUrl}${photographPath(id)}-1200.webp`),
    isCalledPhotograph: true,
    isCalledDrawn: false
  })
  expect((await seen(thing)).inList).toContain(`${photographPath(one)}-640.webp`)
  const [first = ""] = (await seen(thing)).inList
  expect((await shop.app.request(first)).headers.get("content-type")).toBe("image/webp")
  expect((await usePhotographs(shop, thing.code, [])).status).toBe(200)
  expect(await seen(thing)).toEqual(before)
})
