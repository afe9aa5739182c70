import { expect, it } from "vitest"
import type { PriceComparison, PriceCounts } from "../../../../core/domain/pricing/price-comparison.ts"
import {
  betterStonesText,
  groupText,
  plotText,
  pricePerCaratText,
  priceText,
  sampleText,
  savingText
} from "../../../../core/domain/pricing/price-comparison-text.ts"

const comparisonOf = (cheaper: number, equal: number, dearer: number): PriceComparison => {
  const byPrice: PriceCounts = { cheaper, equal, dearer }
  return { byPrice, byPricePerCarat: byPrice, cheaperNotLighter: 0, least: 23_000, most: 47_100, dots: [] }
}
const stone = { price: 33_300, weight: 0.32 }
const plainly = (text: string): string => text.replaceAll("\u00A0", " ")

it.each([
  [3, 0, 7, "Дешевле 7 из 10 таких же камней"],
  [5, 0, 5, "Дешевле 5 из 10 таких же камней"],
  [6, 0, 4, "Дороже 6 из 10 таких же камней"],
  [0, 0, 10, "Дешевле каждого из 10 таких же камней"],
  [9, 0, 0, "Дороже каждого из 9 таких же камней"],
  [0, 0, 21, "Дешевле каждого из 21 такого же камня"],
  [5, 0, 106, "Дешевле 106 из 111 таких же камней"],
  [10, 1, 10, "Дешевле 10 из 21 такого же камня, 1 стоит столько же"],
  [0, 2, 20, "Дешевле 20 из 22 таких же камней, 2 стоят столько же"],
  [15, 5, 2, "Дороже 15 из 22 таких же камней, 5 стоят столько же"],
  [20, 21, 0, "Дороже 20 из 41 такого же камня, 21 стоит столько же"],
  [0, 8, 0, "Столько же, сколько каждый из 8 таких же камней"],
  [200, 0, 1_051, "Дешевле 1 051 из 1 251 такого же камня"]
])("says of a price with %i cheaper, %i equal and %i dearer: %s", (cheaper, equal, dearer, words) => {
  expect(plainly(priceText(comparisonOf(cheaper, equal, dearer)))).toBe(words)
})

it("says the same of the price per carat", () => {
  expect(pricePerCaratText(comparisonOf(15, 0, 17))).toBe("За карат дешевле 17 из 32")
  expect(pricePerCaratText(comparisonOf(17, 1, 5))).toBe("За карат дороже 17 из 23, 1 стоит столько же")
  expect(pricePerCaratText(comparisonOf(0, 0, 9))).toBe("За карат дешевле каждого из 9")
})

it("names what comparable stones share", () => {
  const group = { shape: "pear", band: { from: 0.9, to: 0.99 }, color: "G", clarity: "VS2" } as const
  expect(plainly(groupText(group))).toBe("груша от 0,90 до 0,99 карата, цвет G, чистота VS2")
})

it("describes the plot, leaving out counts of zero", () => {
  const dots = [
    { weight: 0.3, price: 23_000 },
    { weight: 0.34, price: 47_100 }
  ]
  expect(plainly(plotText({ ...comparisonOf(10, 1, 21), dots }, stone))).toBe(
    "Цены от 23 000 ₽ до 47 100 ₽. Вес: от 0,30 до 0,34 карата. Этот камень 33 300 ₽, 0,32 карата: 10 дешевле него, 1 стоит столько же, 21 дороже"
  )
  expect(plainly(plotText(comparisonOf(0, 0, 9), { ...stone, price: 23_000 }))).toBe(
    "Цены от 23 000 ₽ до 47 100 ₽. Вес: все по 0,32 карата. Этот камень 23 000 ₽, 0,32 карата: 9 дороже"
  )
  expect(plainly(plotText({ ...comparisonOf(0, 8, 0), most: 23_000, dots }, stone))).toBe(
    "Цены: все по 23 000 ₽. Вес: от 0,30 до 0,34 карата. Этот камень 0,32 карата"
  )
  expect(plainly(savingText(33_300, 31_100))).toBe("на 2 200 ₽ дешевле")
})

it("counts the stones that cost less and are not lighter, and names their dots only if the plot has them", () => {
  const betterText = (cheaperNotLighter: number, dots: PriceComparison["dots"]) => {
    const text = betterStonesText({ ...comparisonOf(12, 0, 11), cheaperNotLighter, dots }, stone)
    return text === null ? null : plainly(text)
  }
  const better = { weight: 0.32, price: 33_299 }
  expect(betterText(2, [better, better])).toBe("Дешевле и не легче этого камня 2 из 23: синие точки.")
  expect(betterText(1, [better, { weight: 0.31, price: 20_000 }])).toBe("Дешевле и не легче этого камня 1 из 23: синяя точка.")
  expect(betterText(1, [{ weight: 0.32, price: 33_300 }])).toBe("Дешевле и не легче этого камня 1 из 23.")
  expect(betterText(0, [])).toBe("Дешевле и не легче этого камня нет ни одного из 23.")
  expect(betterStonesText(comparisonOf(0, 0, 9), stone)).toBeNull()
})

it("says that the plot shows a sample only where it does", () => {
  const dots = Array.from({ length: 8 }, () => ({ weight: 0.3, price: 20_000 }))
  expect(sampleText({ ...comparisonOf(3, 1, 4), dots })).toBeNull()
  expect(plainly(sampleText({ ...comparisonOf(600, 1, 650), dots }) ?? "")).toBe(
    "На графике 8 из 1 251, через равные промежутки в порядке цены."
  )
})
