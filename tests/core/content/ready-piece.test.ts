import { describe, expect, it } from "vitest"
import { pageFacts } from "../../../core/services/content/page-facts.ts"
import { seenPage } from "../../../core/services/marketing/seen-page.ts"
import { resolveRoute } from "../../../core/routes/resolve.ts"
import { readyPiece, takenPiece } from "../../support/samples/ready-piece.ts"

const place = {
  path: "/create-jewelry/constructor/from-frame/ready-product/",
  search: `?skuId=3&diamondId=${readyPiece.diamondId}`,
  index: 0
}

describe("an assembled piece", () => {
  it("has structured data with its name, parts and offer, at the address of its choice", () => {
    const [product, way] = pageFacts(place.path, { "custom.ready": readyPiece }, "https://gran.test")
    expect(product).toMatchObject({
      "@type": "Product",
      name: readyPiece.name,
      description: "Четыре крапана и полукруглая шинка.",
      sku: readyPiece.code,
      offers: {
        price: readyPiece.price,
        url: `https://gran.test${place.path}${place.search}`,
        availability: "https://schema.org/MadeToOrder"
      }
    })
    expect(way).toMatchObject({ "@type": "BreadcrumbList" })
    const [taken] = pageFacts(place.path, { "custom.ready": takenPiece }, "https://gran.test")
    expect(taken).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } })
  })

  it("is a product of marketing under the id of its line in a cart", () => {
    const match = resolveRoute(place.path, place.search)
    if (match._tag !== "Found") throw new Error("the page of a piece is not found")
    expect(seenPage({ place, match, data: { "custom.ready": readyPiece } }).product).toEqual({
      id: readyPiece.id,
      name: readyPiece.name,
      price: readyPiece.price,
      quantity: 1,
      collection: null,
      category: "kolco"
    })
  })
})
