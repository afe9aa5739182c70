// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import type { Diamond } from "../../../core/contract/catalog-diamonds.ts"
import { FairPrice } from "../../../view/product/fair-price.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { diamondOf } from "../../../qa/samples/diamonds.ts"
import { renderInShop } from "../../support/view/in-shop.tsx"

afterEach(cleanup)

type Comparison = NonNullable<Diamond["priceComparison"]>

const strip = Array.from({ length: 61 }, (_, place) => ({ 0: 3, 30: 1, 60: 6 })[place] ?? 0)
const comparison: Comparison = {
  byPrice: { cheaper: 3, equal: 1, dearer: 6 },
  byPricePerCarat: { cheaper: 7, equal: 0, dearer: 3 },
  least: 1_100_000,
  most: 1_478_000,
  strip,
  place: 30,
  alternatives: [
    { code: "10299001", weight: 1.05, color: "D", clarity: "VS1", cut: "EX", price: 1_279_000 },
    { code: "10299002", weight: 1, color: "E", clarity: "IF", cut: "EX", price: 1_100_000 }
  ]
}
const show = (changes: Partial<Comparison> = {}, stone: Diamond = diamondOf("round")) =>
  renderInShop(<FairPrice diamond={{ ...stone, priceComparison: { ...comparison, ...changes } }} />)
const section = () => within(screen.getByRole("region", { name: exactText("Цена среди таких же") }))
const plainText = () => (document.body.textContent ?? "").replaceAll("\u00A0", " ")

describe("the price of a stone among comparable ones", () => {
  it("is said in words, by price and by price per carat, with what is compared", () => {
    show()
    expect(section().getByText(exactText("Дешевле 6 из 10 таких же камней, 1 стоит столько же."))).toBeTruthy()
    expect(section().getByText(exactText("За карат дороже 7 из 10."))).toBeTruthy()
    expect(plainText()).toContain("Сравниваем камни в продаже: круг от 1,00 до 1,49 карата, цвет E, чистота VS1.")
  })

  it("links the list of these stones, cheapest first", () => {
    show()
    const link = section().getByRole("link", { name: exactText("Все такие же камни") })
    expect(link.getAttribute("href")).toBe("/diamonds/filter/shape--round/weight--1-1.49/color--e/clarity--vs1?sort=price&order=asc")
  })

  it("is drawn as a strip with a line for each place that has stones and a mark at this price, described for screen readers", () => {
    show()
    const drawing = section().getByRole("img", {
      name: exactText("Цены от 1 100 000 ₽ до 1 478 000 ₽. Этот камень 1 289 000 ₽: 3 дешевле него, 1 стоит столько же, 6 дороже")
    })
    const lines = [...drawing.querySelectorAll("line:not([class])")].map((line) => [line.getAttribute("x1"), line.getAttribute("y2")])
    expect(lines).toEqual([
      ["0.00%", "54"],
      ["50.00%", expect.any(String)],
      ["100.00%", "32"]
    ])
    expect([...drawing.querySelectorAll("svg")].map((mark) => mark.getAttribute("x"))).toEqual(["50.00%"])
    expect(drawing.querySelector("text")?.getAttribute("text-anchor")).toBe("middle")
  })

  it.each([
    [1_200_000, ["1 100 000 ₽", "1 478 000 ₽"]],
    [1_100_000, ["", "1 478 000 ₽"]],
    [1_478_000, ["1 100 000 ₽", ""]]
  ])("names the ends of the range once, the price of the mark being %i", (price, ends) => {
    show({}, { ...diamondOf("round"), price })
    expect([...document.querySelectorAll("figcaption span")].map((end) => (end.textContent ?? "").replaceAll("\u00A0", " "))).toEqual(ends)
  })

  it.each([
    [0, "start"],
    [9, "start"],
    [10, "middle"],
    [50, "middle"],
    [51, "end"],
    [60, "end"]
  ])("keeps the price of the mark at place %i within the page: %s", (place, anchor) => {
    show({ place })
    expect(section().getByRole("img").querySelector("text")?.getAttribute("text-anchor")).toBe(anchor)
  })

  it("lists cheaper stones that are not worse, each with its page and what it saves", () => {
    show()
    const rows = section().getAllByRole("listitem")
    const said = rows.map((row) => [within(row).getByRole("link").getAttribute("href"), (row.textContent ?? "").replaceAll("\u00A0", " ")])
    expect(said).toEqual([
      ["/diamonds/10299001/", "1,05 карата D · VS1 · EX 1 279 000 ₽ на 10 000 ₽ дешевле"],
      ["/diamonds/10299002/", "1,00 карата E · IF · EX 1 100 000 ₽ на 189 000 ₽ дешевле"]
    ])
    expect(plainText()).toContain("Та же форма и весовая группа, цвет, чистота и огранка не хуже, чем у этого камня.")
  })

  it("says that no cheaper stone is as good; of the cheapest stone it says nothing more", () => {
    show({ alternatives: [] })
    expect(plainText()).toContain("В этой весовой группе нет камня дешевле, у которого цвет, чистота и огранка не хуже.")
    cleanup()
    show({ alternatives: [], byPrice: { cheaper: 0, equal: 0, dearer: 10 } })
    expect(section().getByText(exactText("Дешевле каждого из 10 таких же камней."))).toBeTruthy()
    expect(plainText()).not.toContain("нет камня дешевле")
  })

  it("does not speak of the cut where laboratories do not grade it", () => {
    show({}, diamondOf("oval"))
    expect(plainText()).toContain("Та же форма и весовая группа, цвет и чистота не хуже, чем у этого камня.")
  })

  it("has no ends of the range when all prices are equal", () => {
    show({ byPrice: { cheaper: 0, equal: 9, dearer: 0 }, least: 1_289_000, most: 1_289_000, alternatives: [] })
    expect(section().getByText(exactText("Столько же, сколько каждый из 9 таких же камней."))).toBeTruthy()
    expect(document.querySelector("figcaption")).toBeNull()
  })

  it("is missing for a stone whose price is not compared", () => {
    const round = diamondOf("round")
    const others = [round, { ...round, priceComparison: null }, { ...round, priceComparison: comparison, isAvailableForSale: false }]
    for (const diamond of others) {
      renderInShop(<FairPrice diamond={diamond} />)
      expect(screen.queryByRole("region")).toBeNull()
      cleanup()
    }
  })

  it("carries no inline style, which the policy of the shop forbids", () => {
    expect(show().container.querySelectorAll("[style], style, script")).toHaveLength(0)
  })
})
