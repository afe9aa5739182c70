import { describe, expect, test } from "vitest"
import { pageFacts } from "../../../core/services/content/page-facts.ts"
import { cards, diamondOf } from "../../../qa/samples/diamonds.ts"
import { jewelry, jewelryCards } from "../../../qa/samples/jewelry.ts"

const origin = "https://gran.test"
const piece = "/jewelry/pomolvochnoe-kolco/0241073/"

describe("structured data of a page", () => {
  test("describe a piece as a product with the offer of its first variant in roubles, and breadcrumbs", () => {
    const [product, way] = pageFacts(piece, { "catalog.product": jewelry }, origin)
    expect(product).toMatchObject({
      "@type": "Product",
      name: "Кольцо «Полярис»",
      description: "Один камень на тонкой шинке.",
      sku: "0241073-1",
      image: [
        `${origin}/pictures/jewelry/solitaire-white-640.webp`,
        `${origin}/pictures/jewelry/solitaire-detail-white-480.webp`,
        `${origin}/pictures/stones/round-640.webp`
      ],
      offers: {
        "@type": "Offer",
        url: `${origin}${piece}skuId_101/`,
        price: 1_289_000,
        priceCurrency: "RUB",
        availability: "https://schema.org/InStock",
        seller: { "@id": `${origin}/#organization` }
      }
    })
    expect(way).toEqual({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        ["Главная", "/"],
        ["Украшения", "/jewelry/"],
        ["Помолвочные кольца", "/jewelry/pomolvochnoe-kolco"],
        ["Кольцо «Полярис»", piece]
      ].map(([name, path], index) => ({ "@type": "ListItem", position: index + 1, name, item: `${origin}${path}` }))
    })
  })

  test("of a variant's address have its article, price and picture", () => {
    const [product] = pageFacts(`${piece}skuId_105/`, { "catalog.product": jewelry }, origin)
    expect(product).toMatchObject({
      sku: "0241073-5",
      image: expect.arrayContaining([`${origin}/pictures/jewelry/solitaire-rose-640.webp`]),
      offers: { price: 1_291_000, url: `${origin}${piece}skuId_105/` }
    })
  })

  test("mark made-to-order and sold products", () => {
    const [first] = jewelry.skus
    const availability = (more: Partial<typeof jewelry>) =>
      pageFacts(piece, { "catalog.product": { ...jewelry, ...more } }, origin)[0] as { readonly offers: { readonly availability: string } }
    expect(availability({ isOnOrder: true }).offers.availability).toBe("https://schema.org/MadeToOrder")
    expect(availability({ skus: [{ ...first, isAvailableforSale: false }] }).offers.availability).toBe("https://schema.org/OutOfStock")
  })

  test("of a stone have its grades, price and breadcrumbs", () => {
    const [product, way] = pageFacts("/diamonds/10248617/", { "catalog.diamond": diamondOf("round") }, origin)
    expect(product).toMatchObject({
      "@type": "Product",
      sku: "10248617",
      additionalProperty: expect.arrayContaining([
        { "@type": "PropertyValue", name: "Цвет", value: "E" },
        { "@type": "PropertyValue", name: "Чистота", value: "VS1" }
      ]),
      offers: { price: 1_289_000, priceCurrency: "RUB", url: `${origin}/diamonds/10248617/` }
    })
    expect(way).toMatchObject({
      itemListElement: [
        ["Главная", "/"],
        ["Бриллианты", "/diamonds"],
        ["Круг", "/diamonds/filter/shape--round"],
        ["10248617", "/diamonds/10248617/"]
      ].map(([name, path], index) => ({ position: index + 1, name, item: `${origin}${path}` }))
    })
  })

  test("of another page have no product", () => {
    expect(pageFacts("/about", {}, origin)).toEqual([])
  })

  test("of a list have its items in order, numbered across its pages, and breadcrumbs", () => {
    const list = { items: cards, total: 60, page: 3, pages: 3 }
    const [items, way] = pageFacts("/diamonds/3", { "catalog.diamonds": list }, origin)
    expect(items).toMatchObject({ "@type": "ItemList", numberOfItems: 12 })
    expect(items).toHaveProperty("itemListElement.0", {
      "@type": "ListItem",
      position: 49,
      name: cards[0]?.name,
      url: `${origin}/diamonds/${cards[0]?.code}/`
    })
    expect(way).toHaveProperty("itemListElement.1.item", `${origin}/diamonds`)
    const kolco = { code: "kolco", name: "Кольца" } as const
    const pieces = { items: jewelryCards, total: 4, page: 1, pages: 1, category: kolco, categories: [] }
    expect(pageFacts("/jewelry/kolco", { "catalog.jewelry": pieces }, origin)[1]).toHaveProperty("itemListElement.2", {
      "@type": "ListItem",
      position: 3,
      name: "Кольца",
      item: `${origin}/jewelry/kolco`
    })
  })
})
