import { describe, expect, test } from "vitest"
import { isPhone, normalizePhone, phoneFault, phoneLength } from "../../../../core/domain/form/phone-rule.ts"

describe("a telephone number", () => {
  test("[LIM-029] has 11 to 13 digits", () => {
    expect(phoneLength).toEqual({ least: 11, most: 13 })
    const digits = (count: number) => `9${"1".repeat(count - 1)}`
    expect([10, 11, 13, 14].map((count) => isPhone(`+${digits(count)}`))).toEqual([false, true, true, false])
  })

  test("[VAL-016] is counted without the plus and the mask's characters", () => {
    const right = [
      ...["+7 (999) 123-45-67", "8 999 123-45-67", "7\u00A0999\u00A01234567", "+375 (29) 123-45-67", "+49 1512 3456789", "9991234567"],
      ...[
        "+375 (29) 123-45-678",
        "+7 921 000–00–00",
        "00 49 1512 3456789",
        "+44 (0) 7911 123456",
        "\u202A+7 921 000-00-00\u202C",
        "+90 532 123 45 67"
      ]
    ]
    expect(right.filter((typed) => !isPhone(typed))).toEqual([])
    const wrong = [
      "+7921000000",
      "8 (999) 123-45-6",
      "+7 (999) 123-45",
      "+7 921 000-00-000",
      "1 (234) 567-89-01234",
      "+4915123",
      "921000000"
    ]
    expect(wrong.filter(isPhone)).toEqual([])
  })

  test.each([
    [" +7 (999) 123-45-67 ", "+79991234567"],
    ["8.999.123 45 67", "+79991234567"],
    ["999 123-45-67", "+79991234567"],
    ["00375291234567", "+375291234567"],
    ["+44 (0) 7911 123456", "+447911123456"],
    ["", ""]
  ])("%j is stored as %j", (typed, stored) => expect(normalizePhone(typed)).toBe(stored))

  test("is not a text that happens to contain enough digits", () => {
    const texts = ["тел. 89991234567", "8999123456x", "7+9991234567", "++79991234567", "<79991234567>", "()- .", "١٢٣٤٥٦٧٨٩٠١"]
    expect(texts.filter(isPhone)).toEqual([])
  })

  test.each([
    ["+7921000000", "После +7 в номере 9 цифр, а нужно 10"],
    ["+7 921 000-00-001", "После +7 в номере 11 цифр, а нужно 10"],
    ["+7", "После +7 в номере 0 цифр, а нужно 10"],
    ["+49 151", "В номере с кодом страны 5 цифр, а нужно от 11 до 13"],
    ["+375 29 123 45 67 89 1", "В номере с кодом страны 15 цифр, а нужно от 11 до 13"],
    ["12", "В номере с кодом страны 2 цифры, а нужно от 11 до 13"],
    ["8 921 000-00-00 доб. 5", "В номере могут быть только цифры и плюс в начале"],
    ["+7 921 000-00-00", null]
  ])("%j is refused with the message %s", (typed, fault) => expect(phoneFault(typed)?.replaceAll("\u00A0", " ") ?? null).toBe(fault))
})
