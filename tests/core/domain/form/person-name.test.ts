import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isPersonName, namePattern, splitFullName, tidyName } from "../../../../core/domain/form/person-name.ts"

const isName = (typed: string): boolean => isPersonName(tidyName(typed))

describe("a name", () => {
  test("[VAL-017] is letters of both alphabets and hyphens", () => {
    const names = ["Анна", "Ёлка", "ёж", "Салтыков-Щедрин", "Anna", "Jean-Luc", "Аз", "Яя", "Zz"]
    expect(names.filter((name) => !namePattern.test(name))).toEqual([])
  })

  test("[VAL-017] is letters of the Latin and Cyrillic scripts of every language", () => {
    const names = [
      ...["José", "Әсел Қайратқызы", "Zoë", "Łukasz", "Žofie", "Đorđe", "Nguyễn Thị Hồng", "Şebnem", "Įlė", "Þór", "Máire Ní Bhriain"],
      ...["Ўткир Ғуломов", "Їжакевич", "Љубица", "Ҷамшед", "Ñusta", "Ғалымжан", "Өмүрбек", "Æsa", "Ма́рья", "Ұлан", "Ӏаьла", "Ąžuolas"]
    ]
    expect(names.filter((name) => !isName(name))).toEqual([])
  })

  test.each([
    ["Сергей".normalize("NFD"), "Сергей"],
    ["Андре\u0438\u0306", "Андрей"],
    ["Zoe\u0308", "Zoë"],
    ["  Анна   Мария ", "Анна Мария"],
    ["Анна\u00A0Мария", "Анна Мария"],
    ["\u202AАнна\u202C", "Анна"],
    ["Ан\u00ADна\u200B", "Анна"],
    ["\uFEFFАнна", "Анна"],
    ["Салтыков\u2011Щедрин", "Салтыков-Щедрин"],
    ["Салтыков – Щедрин", "Салтыков-Щедрин"],
    ["O´Brien", "O'Brien"],
    ["O`Brien", "O'Brien"],
    ["О'Коннор", "О'Коннор"],
    ["O’Brien", "O’Brien"]
  ])("%j is stored as %j", (typed, stored) => {
    expect([tidyName(typed), isName(typed)]).toEqual([stored, true])
  })

  test("allows apostrophes", () => {
    const names = ["О'Коннор", "O’Brien", "д'Артаньян", "D’Angelo", "Мар’яна", "Oʻtkir", "Gulʼnara", "’т Хооft"]
    expect(names.filter((name) => !isName(name))).toEqual([])
  })

  test("[VAL-018] refuses digits, underscores and other signs", () => {
    const others = [
      "",
      " ",
      "Анна1",
      "Анна_",
      "Анна.",
      "<b>",
      "Анна,",
      "—",
      "-",
      "'",
      "Анна 2",
      "Анна 🌹",
      "李明",
      "Анна@",
      "анна\u0301\u0301\u0301\u0301",
      "Δέλτα",
      "Ⅷ"
    ]
    expect(others.filter(isName)).toEqual([])
  })

  test("[VAL-018] one word of it contains no space", () => {
    expect(["Анна Мария", "Анна\n", " Анна"].filter((name) => namePattern.test(name))).toEqual([])
  })

  test("[VAL-018] allows no letter of another script, at any position", () => {
    const allowed =
      /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\s'’‘ʼʻ`´′\u00AD\u061C\u180E\u200B-\u200F\u2010-\u2014\u202A-\u202E\u2060-\u2069\uFEFF-]|\uFE0E|\uFE0F/u
    const sign = fc.string({ unit: "binary", minLength: 1, maxLength: 1 }).filter((one) => !allowed.test(one.normalize("NFC")))
    fc.assert(fc.property(fc.constantFrom("Анна", "Анна-"), sign, (before, one) => !isName(before + one)))
  })

  test("is unchanged when normalised again", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 30 }), (typed) => tidyName(tidyName(typed)) === tidyName(typed)))
  })

  test("is validated in linear time", () => {
    const timeOf = (length: number) => {
      const typed = `${"а-'".repeat(length)}!`
      const start = performance.now()
      isName(typed)
      return performance.now() - start
    }
    timeOf(1_000)
    expect(timeOf(100_000)).toBeLessThan(5_000)
  })

  test("is split into the first word and the surname", () => {
    expect(splitFullName(" Анна ")).toEqual({ name: "Анна", surname: null })
    expect(splitFullName("Анна Петрова")).toEqual({ name: "Анна", surname: "Петрова" })
    expect(splitFullName("Анна\t Мария  Петрова")).toEqual({ name: "Анна", surname: "Мария Петрова" })
  })

  test("is split without losing a letter", () => {
    const word = fc.stringMatching(/^[A-Za-zА-ЯЁа-яё]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const { name, surname } = splitFullName(words.join("  "))
        expect([name, ...(surname?.split(" ") ?? [])]).toEqual(words)
      })
    )
  })
})
