import { describe, expect, it } from "vitest"
import { comparableAddress } from "../../../core/domain/diamond-orders/comparable-stones.ts"
import { writeFiles } from "../../../core/forms/chosen-files.ts"
import { comparableWish, diamondOrderForm, wishBody, usualWish } from "../../../core/forms/diamond-order.ts"

const whole = { ...usualWish, budget: "1 500 000", wishedOn: "01.03.2027", wishComment: " Без флуоресценции " }
const wrong = (changes: object) => diamondOrderForm.check({ ...whole, ...changes })
const files = (count: number, name = "page.jpg") => writeFiles(Array.from({ length: count }, () => ({ name, bytes: 1000 })))

describe("the form of a diamond to order", () => {
  it("sends numbers, dates and trimmed texts, and null for unset fields", () => {
    expect(wishBody({ ...whole, weightFrom: "1,01" })).toEqual({
      ...{ shape: "round", weightFrom: 1.01, weightTo: 1.5, colorFrom: "D", colorTo: "H", clarityFrom: "IF", clarityTo: "VS2" },
      ...{ budget: 1_500_000, wishedOn: "2027-03-01", comment: "Без флуоресценции" }
    })
    expect(wishBody({ ...usualWish, budget: "", wishedOn: "" })).toMatchObject({ budget: null, wishedOn: null })
  })

  it.each([
    [{}, {}],
    [{ weightFrom: "" }, { weightFrom: "Обязательное поле" }],
    [{ weightFrom: "много" }, { weightFrom: "От 0,1 до 30 карат" }],
    [{ weightFrom: "2" }, { weightTo: "Не меньше первой массы" }],
    [{ colorFrom: "K" }, { colorTo: "Не выше первого цвета" }],
    [{ clarityFrom: "SI1" }, { clarityTo: "Не выше первой чистоты" }],
    [{ budget: "5 000" }, { budget: "От 10 000 до 500 000 000 ₽" }]
  ])("reports the errors of %j", (changes, errors) => expect(wrong(changes)).toEqual(errors))

  it("accepts up to three files, or none", () => {
    expect([files(0), files(3)].map((wishFiles) => diamondOrderForm.judge({ wishFiles }))).toEqual([{}, {}])
    expect(diamondOrderForm.judge({ wishFiles: files(4) })).toEqual({ wishFiles: "Максимум 3 файла" })
    expect(diamondOrderForm.judge({ wishFiles: files(1, "page.txt") })).toEqual({ wishFiles: "Неверный формат файла" })
  })

  it("shows the shop's refusals at its own fields, and preserves the form without an answer", () => {
    const errors = { files: "Файл пустой", comment: "Поле заполнено неверно", weightTo: "Не меньше первой массы" }
    expect(diamondOrderForm.refused({ _tag: "Refused", status: 422, message: "", errors })).toEqual({
      banner: null,
      errors: { wishFiles: "Файл пустой", wishComment: "Поле заполнено неверно", weightTo: "Не меньше первой массы" }
    })
    expect(diamondOrderForm.refused({ _tag: "LinkGone" })).toEqual({
      banner: "Заявка не отправлена. Введённое осталось в форме",
      errors: {}
    })
  })

  it("compares a request with the shop's stones while its weight and grades are valid", () => {
    const wish = comparableWish({ ...whole, colorTo: "F", clarityTo: "VVS1", budget: "5" })
    expect(wish === null ? null : comparableAddress(wish)).toBe(
      "/diamonds/filter/shape--round/weight--1-1.5/color--d,e,f/clarity--if,vvs1?sort=price&order=asc"
    )
    expect(comparableWish({ ...whole, weightTo: "0,5" })).toBeNull()
  })
})
