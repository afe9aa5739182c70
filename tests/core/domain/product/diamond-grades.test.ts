import { expect, test } from "vitest"
import { clarities, colors, finishes } from "../../../../core/domain/product/diamond.ts"
import { isGraded, russianClarities, russianFinishes, toRussianColor } from "../../../../core/domain/product/diamond-grades.ts"
import { findFancyColor, hues, intensities, nameFancyColor } from "../../../../core/domain/product/fancy-color.ts"

test("gives each laboratory grade its group of the Russian scale", () => {
  expect(colors.map(toRussianColor)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "8–9", "9"])
  expect(clarities.map((clarity) => russianClarities[clarity])).toEqual(["1", "1", "2", "3", "4", "5", "6", "7", "8"])
  expect(finishes.map((finish) => russianFinishes[finish])).toEqual(["А", "Б", "В", "Г"])
})

test("names a fancy colour in Russian", () => {
  expect(toRussianColor("Fancy Intense Yellow")).toBe("фантазийный интенсивный жёлтый")
  expect(toRussianColor("Fancy Light Pink")).toBe("фантазийный светлый розовый")
  expect(toRussianColor("Fancy Blue")).toBe("фантазийный голубой")
})

test("leaves a colour of neither scale as it is", () => {
  expect(["Z", "", "Fancy", "constructor"].map(toRussianColor)).toEqual(["Z", "", "Fancy", "constructor"])
  expect(isGraded("toString")).toBe(false)
})

test("finds every fancy colour again by its name", () => {
  const all = intensities.flatMap((intensity) => hues.map((hue) => ({ intensity, hue })))
  expect(all.map((fancy) => findFancyColor(nameFancyColor(fancy)))).toEqual(all)
  expect(new Set(all.map((fancy) => toRussianColor(nameFancyColor(fancy)))).size).toBe(all.length)
})
