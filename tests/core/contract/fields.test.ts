import { Result, Schema } from "effect"
import { describe, expect, test } from "vitest"
import { fieldErrors } from "../../../core/contract/field-errors.ts"
import { orderPlacingFields } from "../../../core/contract/checkout.ts"
import { orderFields } from "../../../core/contract/orders.ts"
import { registrationFields } from "../../../core/contract/session.ts"
import { profileFields } from "../../../core/contract/users.ts"
import { visitFields } from "../../../core/contract/visits.ts"

const errorsOf = (schema: Schema.Codec<unknown, unknown>, value: unknown) => {
  const result = Schema.decodeUnknownResult(schema, { errors: "all", onExcessProperty: "error" })(value)
  return Result.isSuccess(result) ? {} : fieldErrors(result.failure.issue, "form")
}

const registration = Schema.Struct(registrationFields)
const good = {
  email: "anna@gran.test",
  name: "Анна Петрова",
  phone: "+7 (999) 123-45-67",
  password: "secret-1",
  isAcceptedPrivacy: true,
  isAcceptedNewsletter: false
}

describe("field errors", () => {
  test("are empty for valid values", () => {
    expect(errorsOf(registration, good)).toEqual({})
  })

  test("contain the first error of each field, all fields at once", () => {
    const required = "Обязательное поле"
    expect(errorsOf(registration, { ...good, email: "", name: "", phone: "", password: "", isAcceptedPrivacy: false })).toEqual({
      email: required,
      name: required,
      phone: required,
      password: required,
      isAcceptedPrivacy: required
    })
  })

  test("[VAL-013][VAL-015] use the rule's own text", () => {
    expect(errorsOf(registration, { ...good, email: "anna", phone: "1", password: "short" })).toEqual({
      email: "Некорректный адрес",
      phone: "Некорректный номер телефона",
      password: "Пароль должен содержать от 8 до 20 символов"
    })
  })

  test("are in Russian for values that no form sends", () => {
    expect(errorsOf(registration, { ...good, email: 5, name: "а".repeat(201), isAcceptedNewsletter: "да", role: "admin" })).toEqual({
      email: "Поле заполнено неверно",
      name: "Поле заполнено неверно",
      isAcceptedNewsletter: "Поле заполнено неверно",
      role: "Лишнее поле"
    })
    expect(errorsOf(registration, null)).toEqual({ form: "Поле заполнено неверно" })
  })

  test("of optional fields appear only for invalid values", () => {
    const profile = Schema.Struct(profileFields)
    expect(errorsOf(profile, { surname: null, phone: null, birthday: null, sex: null })).toEqual({})
    expect(errorsOf(profile, { surname: "1", phone: "1", birthday: "1", sex: { id: "x" } })).toEqual({
      surname: "Русские или латинские буквы, дефис и апостроф",
      phone: "Некорректный номер телефона",
      birthday: "Некорректная дата",
      "sex.id": "Поле заполнено неверно"
    })
  })
})

describe("a person's name is validated and stored by one rule", () => {
  const fields = {
    registration: registrationFields.name,
    order: orderPlacingFields.name,
    "quick order": orderFields.userName,
    visit: visitFields.name,
    "profile, name": profileFields.name,
    "profile, surname": profileFields.surname,
    "profile, patronymic": profileFields.patronymic
  }

  test.each(Object.entries(fields))("[VAL-017] %s allows letters of both scripts, composed", (_, name) => {
    const stored = (typed: string) => Result.getOrNull(Schema.decodeUnknownResult(Schema.Struct({ name }))({ name: typed }))?.name
    const typed = ["José", "Әсел Қайратқызы", "Zoe\u0308", "Сергей".normalize("NFD"), "О'Коннор", "O’Brien", " Анна  Мария "]
    expect(typed.map(stored)).toEqual(["José", "Әсел Қайратқызы", "Zoë", "Сергей", "О'Коннор", "O’Brien", "Анна Мария"])
  })

  test.each(Object.entries(fields))("[VAL-018] %s refuses other signs, a blank name and one that is too long", (_, name) => {
    const said = (typed: string) => errorsOf(Schema.Struct({ name }), { name: typed })["name"]
    expect(["Анна1", "Анна_", "www.example.com", "а".repeat(201), "  "].map(said)).toEqual([
      ...Array.from({ length: 3 }, () => "Русские или латинские буквы, дефис и апостроф"),
      "Поле заполнено неверно",
      "Обязательное поле"
    ])
  })
})
