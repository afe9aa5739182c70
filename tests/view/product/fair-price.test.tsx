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

const dots = [
  { weight: 1, price: 1_100_000 },
  { weight: 1.02, price: 1_200_000 },
  { weight: 1.1, price: 1_250_000 },
  { weight: 1.02, price: 1_289_000 },
  ...[1_300_000, 1_340_000, 1_380_000, 1_420_000, 1_460_000, 1_478_000].map((price) => ({ weight: 1.2, price }))
]
const comparison: Comparison = {
  byPrice: { cheaper: 3, equal: 1, dearer: 6 },
  byPricePerCarat: { cheaper: 7, equal: 0, dearer: 3 },
  least: 1_100_000,
  most: 1_478_000,
  cheaperNotLighter: 2,
  dots,
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
  it("is stated in words, by price and by price per carat, with what is compared", () => {
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

  it("is drawn as a dot for each stone, blue where it costs less and is not lighter, described for screen readers", () => {
    show()
    const drawing = section().getByRole("img", {
      name: exactText(
        "Цены от 1 100 000 ₽ до 1 478 000 ₽. Вес: от 1,00 до 1,20 карата. Этот камень 1 289 000 ₽, 1,02 карата: 3 дешевле него, 1 стоит столько же, 6 дороже"
      )
    })
    const paths = [...drawing.querySelectorAll("path[vector-effect]")].map((path) => [
      path.getAttribute("stroke"),
      path.getAttribute("d")?.split("M").slice(1).length
    ])
    expect(paths).toEqual([
      ["var(--line-2)", 8],
      ["var(--glacier)", 2]
    ])
    expect(section().getByText(exactText("Дешевле и не легче этого камня 2 из 10: синие точки."))).toBeTruthy()
    expect(section().getByText(exactText("Каждая точка — такой же камень в продаже."))).toBeTruthy()
  })

  it("puts heavier stones to the right, dearer ones higher, and this stone where its lines cross", () => {
    const { weight } = diamondOf("round")
    show({ dots: [{ weight: weight * 0.9, price: 1_100_000 }, { weight: weight * 1.1, price: 1_478_000 }, ...dots.slice(3, 4)] })
    const [path] = section().getByRole("img").querySelectorAll("path[vector-effect]")
    const places = (path?.getAttribute("d") ?? "").split("M").flatMap((dot) => /^(\d+) (\d+)h0$/.exec(dot)?.slice(1).map(Number) ?? [])
    const [lightX = 0, cheapY = 0, heavyX = 0, dearY = 0, stoneX = 0, stoneY = 0] = places
    expect([lightX < stoneX, stoneX < heavyX, cheapY > stoneY, stoneY > dearY]).toEqual([true, true, true, true])
    const mark = section().getByRole("img").querySelector("svg svg")
    expect(Number.parseFloat(mark?.getAttribute("x") ?? "")).toBeCloseTo(stoneX / 10, 0)
    expect(Number.parseFloat(mark?.getAttribute("y") ?? "")).toBeCloseTo(stoneY / 10, 0)
  })

  it("says that only a part of very many stones is plotted", () => {
    show({ byPrice: { cheaper: 600, equal: 1, dearer: 650 }, cheaperNotLighter: 9 })
    expect(section().getByText(exactText("На графике 10 из 1 251, через равные промежутки в порядке цены."))).toBeTruthy()
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

  it("does not mention the cut where laboratories do not grade it", () => {
    show({}, diamondOf("oval"))
    expect(plainText()).toContain("Та же форма и весовая группа, цвет и чистота не хуже, чем у этого камня.")
  })

  it("is drawn also when all prices and weights are equal", () => {
    const { price, weight } = diamondOf("round")
    const same = Array.from({ length: 9 }, () => ({ price, weight }))
    show({ byPrice: { cheaper: 0, equal: 9, dearer: 0 }, least: price, most: price, cheaperNotLighter: 0, dots: same, alternatives: [] })
    expect(section().getByText(exactText("Столько же, сколько каждый из 9 таких же камней."))).toBeTruthy()
    expect(document.querySelector("path[vector-effect]")?.getAttribute("d")).toBe("M500 500h0".repeat(9))
    expect(section().getByRole("img").outerHTML).not.toContain("NaN")
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
