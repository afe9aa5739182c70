import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isDay } from "../../../../core/domain/text/days.ts"
import { emailPattern } from "../../../../core/domain/form/email.ts"
import { fieldTexts, isBlank, passwordLength } from "../../../../core/domain/form/field-rules.ts"

describe("empty and non-empty values", () => {
  test("[VAL-019][VAL-020][VAL-021] undefined, the empty text and null are empty", () => {
    expect([undefined, "", null].map(isBlank)).toEqual([true, true, true])
  })

  test("[VAL-022][VAL-023] an empty list and the text 0.00 are empty", () => {
    expect([[], "0.00"].map(isBlank)).toEqual([true, true])
  })

  test("[VAL-024] 0, its text, false and a blank are not empty", () => {
    expect([0, "0", false, " ", [""], {}, Number.NaN, "0.0", "0,00"].filter(isBlank)).toEqual([])
  })
})

test("[LIM-028] a password has 8 to 20 characters, as its error text states", () => {
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
  test("exists in the calendar", () => {
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

  test("of every date is a day", () => {
    const date = fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    fc.assert(fc.property(date, (at) => isDay(at.toISOString().slice(0, 10))))
  })
})
