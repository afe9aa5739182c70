import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isDay } from "../../../../core/domain/text/days.ts"
import { emailPattern } from "../../../../core/domain/form/email.ts"
import {
  fieldTexts,
  fullNamePattern,
  isBlank,
  isPhone,
  namePattern,
  normalizePhone,
  passwordLength,
  phoneLength,
  splitFullName
} from "../../../../core/domain/form/field-rules.ts"

describe("what counts as nothing given", () => {
  test("[VAL-019][VAL-020][VAL-021] undefined, the empty text and null", () => {
    expect([undefined, "", null].map(isBlank)).toEqual([true, true, true])
  })

  test("[VAL-022][VAL-023] an empty list and the text 0.00", () => {
    expect([[], "0.00"].map(isBlank)).toEqual([true, true])
  })

  test("[VAL-024] 0, its text, false and a blank are something", () => {
    expect([0, "0", false, " ", [""], {}, Number.NaN, "0.0", "0,00"].filter(isBlank)).toEqual([])
  })
})

describe("a name", () => {
  test("[VAL-017] is letters of both alphabets and hyphens", () => {
    const names = ["Анна", "Ёлка", "ёж", "Салтыков-Щедрин", "Anna", "Jean-Luc", "Аз", "Яя", "Zz"]
    expect(names.filter((name) => !namePattern.test(name))).toEqual([])
  })

  test("[VAL-018] is nothing else", () => {
    const others = ["", " ", "Анна Мария", "Анна1", "Анна_", "Анна.", "О'Коннор", "Анна\n", "Łukasz", "<b>", "Анна,", "—"]
    expect(others.filter((name) => namePattern.test(name))).toEqual([])
  })

  test("[VAL-018] holds no sign that is no letter, wherever it stands", () => {
    const sign = fc.string({ unit: "binary", minLength: 1, maxLength: 1 }).filter((one) => !/[A-Za-zА-ЯЁа-яё-]/.test(one))
    fc.assert(fc.property(fc.constantFrom("", "Анна"), sign, (before, one) => !namePattern.test(before + one)))
  })

  test("with its surname is words of such letters, blanks around them or not", () => {
    expect(["Анна", "Анна Петрова", " Анна  Мария Петрова "].every((name) => fullNamePattern.test(name))).toBe(true)
    expect(["", "  ", "Анна 2", "Анна_Петрова", "Анна, Петрова"].some((name) => fullNamePattern.test(name))).toBe(false)
  })

  test("with its surname is told apart: the first word, and the others", () => {
    expect(splitFullName(" Анна ")).toEqual({ name: "Анна", surname: null })
    expect(splitFullName("Анна Петрова")).toEqual({ name: "Анна", surname: "Петрова" })
    expect(splitFullName("Анна\t Мария  Петрова")).toEqual({ name: "Анна", surname: "Мария Петрова" })
  })

  test("with its surname keeps every letter when it is told apart", () => {
    const word = fc.stringMatching(/^[A-Za-zА-ЯЁа-яё-]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const { name, surname } = splitFullName(words.join("  "))
        expect([name, ...(surname?.split(" ") ?? [])]).toEqual(words)
      })
    )
  })
})

describe("a telephone number", () => {
  test("[LIM-029] has 11 to 13 signs", () => {
    expect(phoneLength).toEqual({ least: 11, most: 13 })
    const digits = (count: number) => "9".repeat(count)
    expect([10, 11, 13, 14].map((count) => isPhone(digits(count)))).toEqual([false, true, true, false])
    expect([9, 10, 12, 13].map((count) => isPhone(`+${digits(count)}`))).toEqual([false, true, true, false])
  })

  test("[VAL-016] is of 11 to 13 signs, counted without those of its mask", () => {
    expect(normalizePhone(" +7 (999) 123-45-67 ")).toBe("+79991234567")
    expect(normalizePhone("8.999.123 45 67")).toBe("89991234567")
    expect(
      ["+7 (999) 123-45-67", "8 999 123-45-67", "7\u00a0999\u00a01234567", "+375 (29) 123-45-67", "1 (234) 567-89-0123"].filter(isPhone)
    ).toHaveLength(5)
    expect(["8 (999) 123-45-6", "+7 (999) 123-45", "+375 (29) 123-45-678", "1 (234) 567-89-01234"].filter(isPhone)).toEqual([])
  })

  test("is no text that happens to hold enough digits", () => {
    const texts = ["тел. 89991234567", "8999123456x", "7+9991234567", "++79991234567", "<79991234567>", "", " ", "()- .", "١٢٣٤٥٦٧٨٩٠١"]
    expect(texts.filter(isPhone)).toEqual([])
  })
})

test("[LIM-028] a password has 8 to 20 characters, and its text says so", () => {
  expect(passwordLength).toEqual({ least: 8, most: 20 })
  expect(fieldTexts.password).toBe("Пароль должен содержать от 8 до 20 символов")
})

test("[VAL-012] an address has a name, one @ and a domain with a dot, and no blanks", () => {
  const good = ["a.b@example.ru", "anna+1@mail.example.com", "ольга@почта.рф", "o'hara@example.ru"]
  const bad = [
    "",
    "example.ru",
    "a@",
    "@example.ru",
    "a@example",
    "a@.ru",
    "a@example.",
    "a b@example.ru",
    "a@exa mple.ru",
    "a@b@c.ru",
    "a@b..ru"
  ]
  expect(good.filter((address) => !emailPattern.test(address))).toEqual([])
  expect(bad.filter((address) => emailPattern.test(address))).toEqual([])
})

describe("a day", () => {
  test("is one that the calendar has", () => {
    expect(["1990-05-17", "2024-02-29", "1900-01-01", "2099-12-31"].filter((day) => !isDay(day))).toEqual([])
    const others = [
      "2023-02-29",
      "2023-02-30",
      "2023-13-01",
      "2023-00-10",
      "1899-12-31",
      "2100-01-01",
      "0001-01-01",
      "2023-1-1",
      "17.05.1990",
      ""
    ]
    expect(others.filter(isDay)).toEqual([])
  })

  test("of every date is one", () => {
    const date = fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    fc.assert(fc.property(date, (at) => isDay(at.toISOString().slice(0, 10))))
  })
})
