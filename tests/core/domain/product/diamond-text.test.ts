import { describe, expect, test } from "vitest"
import { colors, pricePerCarat } from "../../../../core/domain/product/diamond.ts"
import { nameDiamond, nameOnCard, shapeNames } from "../../../../core/domain/product/diamond-names.ts"
import {
  claritySentences,
  cutSentences,
  explainColor,
  finishNames,
  fluorescenceNames
} from "../../../../core/domain/product/diamond-text.ts"
import { hues, intensities } from "../../../../core/domain/product/fancy-color.ts"

test("names a stone as the trade does", () => {
  expect(nameDiamond("round", 1.02)).toBe("Бриллиант, круг 1,02\u00A0карата")
  expect(nameDiamond("heart", 0.3)).toBe("Бриллиант, сердце 0,30\u00A0карата")
  expect(nameOnCard("asscher", 1.01)).toBe("Ашер, 1,01\u00A0карата")
})

test("rounds the price of a carat to a hundred, a half upwards", () => {
  expect([pricePerCarat(1_289_000, 1.02), pricePerCarat(31_000, 0.16)]).toEqual([1_263_700, 193_800])
})

describe("sentences", () => {
  const fancy = intensities.flatMap((intensity) => hues.map((hue) => `${intensity} ${hue}`))
  const sentences = [...[...colors, ...fancy].map(explainColor), ...Object.values(claritySentences), ...Object.values(cutSentences)]

  test("are whole, plain and different for each grade", () => {
    for (const sentence of sentences) expect(sentence).toMatch(/^[А-ЯЁ][^!—"A-Z]{20,}\.$/)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test("explain a fancy colour by its Russian name", () => {
    expect(explainColor("Fancy Vivid Green")).toBe("Фантазийный насыщенный зелёный: природный цвет, его оценивают отдельно от бесцветных.")
    expect(explainColor("Z")).toBe("")
  })

  test("of a cut begin with the grade's name", () => {
    expect(
      Object.entries(cutSentences).filter(([, text]) => !Object.values(finishNames).some((name) => text.startsWith(`${name}: `)))
    ).toEqual([])
  })

  test("have a Russian name for every shape and glow", () => {
    for (const name of [...Object.values(shapeNames), ...Object.values(fluorescenceNames)]) expect(name).toMatch(/^[А-ЯЁ][а-яё ]+$/)
  })
})
