import { describe, expect, test } from "vitest"
import { describeJewelryPage } from "../../../../core/domain/product/jewelry-meta.ts"
import { jewelry } from "../../../support/samples/jewelry.ts"

describe("describeJewelryPage", () => {
  test("makes the default title of name and article", () => {
    expect(describeJewelryPage(jewelry).title).toBe("Кольцо «Полярис» купить в интернет-магазине 0241073")
  })

  test("invites to order from the manufacturer, with delivery across Russia and a guarantee of authenticity", () => {
    expect(describeJewelryPage(jewelry).description).toBe(
      "Закажите Кольцо «Полярис» в интернет-магазине производителя с доставкой по всей России и гарантией подлинности."
    )
  })

  test("stands under the piece's own category, one address for all its variants", () => {
    expect(describeJewelryPage(jewelry).canonical).toBe("/jewelry/pomolvochnoe-kolco/0241073/")
  })

  test("prefers the piece's own words, and takes a blank one for none", () => {
    const meta = { title: "Полярис", description: " ", h1: "Кольцо со звездой", keywords: "" }
    expect(describeJewelryPage({ ...jewelry, meta })).toEqual({
      ...describeJewelryPage(jewelry),
      title: "Полярис",
      h1: "Кольцо со звездой",
      keywords: null
    })
  })
})
