import { describe, expect, test } from "vitest"
import { describeDiamondPage } from "../../../../core/domain/product/diamond-meta.ts"

const none = { title: null, description: null, h1: null, keywords: null }
const stone = { name: "Бриллиант, круг 1,02 карата", article: "10248617", meta: none }

describe("describeDiamondPage", () => {
  test("makes the default title of name and article", () => {
    expect(describeDiamondPage(stone).title).toBe("Бриллиант, круг 1,02 карата купить в интернет-магазине 10248617")
  })

  test("invites to order from the manufacturer's shop by default", () => {
    expect(describeDiamondPage(stone).description).toBe(
      "Закажите бриллиант, круг 1,02 карата, в интернет-магазине производителя с доставкой по всей России и гарантией подлинности."
    )
  })

  test("[META-014] names the stone's address the canonical one", () => {
    expect(describeDiamondPage(stone).canonical).toBe("/diamonds/10248617/")
  })

  test("prefers the stone's own texts to the defaults", () => {
    const own = { title: "Аврора", description: "Камень с именем", h1: "Бриллиант «Аврора»", keywords: "аврора" }
    expect(describeDiamondPage({ ...stone, meta: own })).toEqual({ ...own, canonical: "/diamonds/10248617/" })
    expect(describeDiamondPage({ ...stone, meta: { ...none, title: "Аврора" } })).toEqual({
      ...describeDiamondPage(stone),
      title: "Аврора"
    })
  })

  test("treats a blank text as missing, and uses the name as heading", () => {
    expect(describeDiamondPage({ ...stone, meta: { title: " ", description: "", h1: "", keywords: "" } })).toEqual(
      describeDiamondPage(stone)
    )
    expect(describeDiamondPage(stone)).toMatchObject({ h1: stone.name, keywords: null })
  })
})
