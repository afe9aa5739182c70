import { describe, expect, it } from "vitest"
import { describeRefusal } from "../../../core/domain/form/form.ts"
import { orderValues, orderForm, orderBody } from "../../../core/forms/order.ts"
import { user } from "../../../qa/samples/user.ts"

const required = "Обязательное поле"
const good = { userName: "Анна Орлова", email: "anna@example.ru", phone: "+7 (921) 000-00-00", agreement: true }
const ordered = { id: 17, name: "Кольцо", isReady: true, link: "/jewelry/kolco/0241073/skuId_17/", comment: "Артикул: 0241073-1" }

describe("the form of an order", () => {
  it("accepts valid values", () => {
    expect(orderForm.check(good)).toEqual({})
  })

  it("[QO-005, QO-008] requires a name that is not blank, and the agreement", () => {
    for (const userName of ["", "  "]) expect(orderForm.check({ ...good, userName })).toEqual({ userName: required })
    expect(orderForm.check({ ...good, agreement: false })).toEqual({ agreement: required })
  })

  it("[QO-006] requires a valid e-mail", () => {
    expect(orderForm.check({ ...good, email: "" })).toEqual({ email: required })
    expect(orderForm.check({ ...good, email: "anna@" })).toEqual({ email: "Некорректный адрес" })
  })

  it("[QO-007] requires a phone of 11 to 13 digits", () => {
    expect(orderForm.check({ ...good, phone: "" })).toEqual({ phone: required })
    for (const phone of ["8921000000", "+7921000000000"]) {
      expect(orderForm.check({ ...good, phone }), phone).toEqual({ phone: "Некорректный номер телефона" })
    }
    for (const phone of ["89210000000", "+375291234567"]) expect(orderForm.check({ ...good, phone }), phone).toEqual({})
  })

  it("[QO-017] sends exactly the seven fields", () => {
    const sent = orderBody({ ...good, ...orderValues(ordered, null), email: " anna@example.ru " })
    expect(sent).toEqual({ ...good, comment: ordered.comment, link: ordered.link, idProduct: 17 })
  })

  it("is a quick order of a ready product, a request for another", () => {
    expect(orderValues(ordered, null)["way"]).toBe("quick")
    expect(orderValues({ ...ordered, isReady: false }, null)["way"]).toBe("request")
  })

  it("[QO-018] is filled with name, e-mail and phone of the signed-in user", () => {
    expect(orderValues(ordered, user)).toMatchObject({ userName: "Анна Орлова", email: "anna@example.ru", phone: "+79210000000" })
    expect(orderValues(ordered, { ...user, surname: null, phone: null })).toMatchObject({ userName: "Анна", phone: "" })
    expect(orderValues(ordered, null)).not.toHaveProperty("email")
  })

  it("[ERRC-025, ERRC-026] shows refusals joined by commas, and at its fields; else that something went wrong", () => {
    const errors = { email: "Некорректный адрес", phone: "Некорректный номер телефона" }
    const refused = { _tag: "Refused", status: 422, message: "Проверьте поля" } as const
    expect(describeRefusal(orderForm, { ...refused, errors })).toEqual({
      banner: "Некорректный адрес, Некорректный номер телефона",
      errors
    })
    expect(describeRefusal(orderForm, { ...refused, errors: {} })).toEqual({ banner: "Произошла ошибка", errors: {} })
  })
})
