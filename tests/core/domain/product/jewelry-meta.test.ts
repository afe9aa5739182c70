import { describe, expect, test } from "vitest"
import { describeJewelryPage } from "../../../../core/domain/product/jewelry-meta.ts"
import { jewelry } from "../../../../qa/samples/jewelry.ts"

describe("describeJewelryPage", () => {
  test("makes the default title of name and article", () => {
    expect(describeJewelryPage(jewelry).title).toBe("Кольцо «Полярис» купить в интернет-магазине 0241073")
  })

  test("invites to order from the manufacturer, with delivery across Russia and a guarantee of authenticity", () => {
    expect(describeJewelryPage(jewelry).description).toBe(
      "Закажите кольцо «Полярис» в интернет-магазине производителя с доставкой по всей России и гарантией подлинности."
    )
  })

  test("names the piece in the accusative, as Russian asks for", () => {
    const ordered = (name: string) => /^Закажите (.+) в интернет-магазине/.exec(describeJewelryPage({ ...jewelry, name }).description)?.[1]
    expect(["Подвеска «Капля»", "Серьга «Луч»", "Серьги «Вега»", "Брошь «Ветка»", "Обручальное кольцо «Нить»"].map(ordered)).toEqual([
      "подвеску «Капля»",
      "серьгу «Луч»",
      "серьги «Вега»",
      "брошь «Ветка»",
      "обручальное кольцо «Нить»"
    ])
  })

  test("is under the piece's own category, one address for all its variants", () => {
    expect(describeJewelryPage(jewelry).canonical).toBe("/jewelry/pomolvochnoe-kolco/0241073/")
  })

  test("prefers the piece's own texts, and treats a blank one as missing", () => {
    const meta = { title: "Полярис", description: " ", h1: "Кольцо со звездой", keywords: "" }
    expect(describeJewelryPage({ ...jewelry, meta })).toEqual({
      ...describeJewelryPage(jewelry),
      title: "Полярис",
      h1: "Кольцо со звездой",
      keywords: null
    })
  })
})
