import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type Engraving, type EngravingFont, engravingFonts, type EngravingPlace } from "../../../core/domain/engraving/engraving.ts"
import { letterWidths } from "../../../core/domain/engraving/letter-widths.ts"
import {
  engravableText,
  engravedLength,
  engravedText,
  countFittingLetters,
  wrongEngraving
} from "../../../core/domain/engraving/letters.ts"
import { type EngravedItem, engravingPlacesOf } from "../../../core/domain/engraving/places.ts"
import { ringSizes } from "../../../core/domain/product/ring-sizes.ts"

const millimetres = (value: number) => `${String(value).replace(".", ",")}\u00A0мм`
const ring = (more: Partial<EngravedItem> = {}, width = 2): EngravedItem => ({
  category: "pomolvochnoe-kolco",
  size: 16.5,
  inserts: [{ quantity: 1, weight: 1 }],
  measures: [{ name: "Ширина шинки", value: millimetres(width) }],
  ...more
})
const band = (size: number, width: number, inserts: EngravedItem["inserts"] = []): EngravedItem => ({
  category: "obruchalnoe-kolco",
  size,
  inserts,
  measures: [
    { name: "Ширина", value: millimetres(width) },
    { name: "Толщина", value: millimetres(1.5) }
  ]
})
const inside: EngravingPlace = { side: "inside", length: 25, letter: 1, radius: 8 }
const engraving = (text: string, font: EngravingFont = "plain"): Engraving => ({ side: "inside", font, text })

describe("places for an engraving", () => {
  test("inside a shank from 1.8 mm, by half of its inner circle", () => {
    expect(engravingPlacesOf(ring())).toEqual([{ side: "inside", length: 25.9, letter: 1.1, radius: 8.2 }])
    expect(engravingPlacesOf(ring({}, 1.7))).toEqual([])
    expect(engravingPlacesOf(ring({ size: null }))).toEqual([])
    expect(engravingPlacesOf(ring({ measures: [] }))).toEqual([])
  })

  test("outside too on a plain band from 3 mm, and nowhere where stones go all around", () => {
    expect(engravingPlacesOf(band(17, 3)).map(({ side }) => side)).toEqual(["inside", "outside"])
    expect(engravingPlacesOf(band(17, 2.5)).map(({ side }) => side)).toEqual(["inside"])
    expect(engravingPlacesOf(band(17, 2.5, [{ quantity: 13, weight: 0.04 }])).map(({ side }) => side)).toEqual(["inside"])
    expect(engravingPlacesOf(band(17, 2.5, [{ quantity: 30, weight: 0.03 }]))).toEqual([])
  })

  test("on the back of a halo and of a bar, inside a stiff bracelet, and never on what has no such place", () => {
    const of = (category: EngravedItem["category"], measures: Readonly<Record<string, number>>, size: number | null = null) =>
      engravingPlacesOf({
        category,
        size,
        inserts: [],
        measures: Object.entries(measures).map(([name, value]) => ({ name, value: millimetres(value) }))
      }).map(({ side }) => side)
    expect(of("podveska", { "Диаметр ореола": 7.2 })).toEqual(["back"])
    expect(of("podveska", { "Высота подвески": 12 })).toEqual([])
    expect(of("brosh", { Длина: 44, Ширина: 2.4 })).toEqual(["back"])
    expect(of("brosh", { Длина: 34 })).toEqual([])
    expect(of("braslet", { Ширина: 3.5, Толщина: 1.8 }, 17)).toEqual(["inside"])
    expect(of("braslet", { Ширина: 2 }, 17)).toEqual([])
    for (const category of ["sergi", "odinochnye-sergi", "kole"] as const) expect(of(category, { Ширина: 4, Толщина: 2 }, 42)).toEqual([])
  })

  test("a line never reaches around, and a larger ring has no less room", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ringSizes), fc.integer({ min: 18, max: 60 }), (size, width) => {
        const [place] = engravingPlacesOf(band(size, width / 10))
        const [larger] = engravingPlacesOf(band(size + 0.5, width / 10))
        expect(place?.length).toBeLessThan(Math.PI * size)
        expect(larger?.length).toBeGreaterThan(place?.length ?? 0)
        expect(place?.letter).toBeGreaterThanOrEqual(1)
        expect(place?.letter).toBeLessThanOrEqual(2)
      })
    )
  })
})

const alphabet = fc.constantFrom(...Array.from(letterWidths.plain.letters))
const texts = fc.string({ unit: alphabet, minLength: 1, maxLength: 60 }).filter((text) => engravedText(text) !== "")

describe("the length of an engraving", () => {
  test("a text is as long as its letters are wide, at the height of its capitals", () => {
    expect([1, 2].map((letter) => engravedLength("Анна", "plain", letter))).toEqual([3.506, 7.012])
    expect(engravedLength("Анна", "script", 1)).toBe(3.758)
  })

  test("as many letters fit as their widths allow, and no more", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...engravingFonts), fc.integer({ min: 50, max: 800 }), (typed, font, tenths) => {
        const place = { ...inside, length: tenths / 10 }
        const text = engravedText(typed)
        const letters = Array.from(text)
        const count = countFittingLetters(text, font, place)
        expect(engravedLength(letters.slice(0, count).join(""), font, place.letter)).toBeLessThanOrEqual(place.length)
        if (count < letters.length)
          expect(engravedLength(letters.slice(0, count + 1).join(""), font, place.letter)).toBeGreaterThan(place.length)
        expect(wrongEngraving(engraving(typed, font), place) === null).toBe(count === letters.length)
      })
    )
  })

  test("outer and double spaces are dropped, and letters are composed", () => {
    expect(engravedText("  Анна \n и   Пётр ")).toBe("Анна и Пётр")
    expect(engravedText("И\u0306од")).toBe("Йод")
    expect(wrongEngraving(engraving("И\u0306од"), inside)).toBeNull()
  })

  test("the drawing leaves out letters that the font lacks, as its stated length does", () => {
    expect(engravableText("И\u0306од \u{1F48D} a\u0301 2", "plain")).toBe("Йод 2")
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), fc.constantFrom(...engravingFonts), (typed, font) => {
        const fault = wrongEngraving(engraving(engravableText(typed, font), font), { ...inside, length: 1_000 })
        expect([null, "Напишите, что выгравировать"]).toContain(fault)
      })
    )
  })

  test.each([
    ["", "Напишите, что выгравировать"],
    [" \u00A0 ", "Напишите, что выгравировать"],
    ["люблю \u{1F48D}", "Эмодзи и рисунки не гравируем: оставьте буквы, цифры и знаки препинания"],
    ["\u{1F1F7}\u{1F1FA}", "Эмодзи и рисунки не гравируем: оставьте буквы, цифры и знаки препинания"],
    ["\u05E9\u05DC\u05D5\u05DD", "Письмо справа налево не гравируем: напишите русскими или латинскими буквами"],
    ["Анна \u202E", "Письмо справа налево не гравируем: напишите русскими или латинскими буквами"],
    ["a\u0301", "В шрифте «Прямой» нет «á». Есть русские и латинские буквы, цифры и знаки препинания"],
    ["ў", "В шрифте «Прямой» нет «ў». Есть русские и латинские буквы, цифры и знаки препинания"]
  ])("%j is refused with a message", (text, words) => {
    expect(wrongEngraving(engraving(text), inside)).toBe(words)
  })

  test("two hundred letters are refused with their number and the excess", () => {
    expect(wrongEngraving(engraving("а".repeat(200)), inside)).toMatch(
      /^Не помещается: строка займёт \d+(,\d)?\u00A0мм, а места 25\u00A0мм\. Уберите \d+\u00A0знак/
    )
  })

  test("a place that the piece does not have is refused", () => {
    expect(wrongEngraving(engraving("Анна"), undefined)).toBe("Здесь это изделие не гравируют")
  })
})
