import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type FormDefinition, describeRefusal } from "../../../core/domain/form/form.ts"
import { forms as everyForm } from "../../../core/forms/every-form.ts"
import { changePasswordForm } from "../../../core/forms/change-password.ts"
import { checkoutForm, otherAddress } from "../../../core/forms/checkout.ts"
import { loginForm } from "../../../core/forms/login.ts"
import { passNewForm } from "../../../core/forms/pass-new.ts"
import { passRecoveryForm } from "../../../core/forms/pass-recovery.ts"
import { profileForm, profileValues } from "../../../core/forms/profile.ts"
import { registrationForm } from "../../../core/forms/registration.ts"
import { user } from "../../../qa/samples/user.ts"
import { required, letters, refused } from "../../support/form-refusals.ts"

describe("login", () => {
  it("[FORM-001] requires an e-mail", () => {
    for (const email of ["", " "]) expect(loginForm.check({ email })).toEqual({ email: required })
  })

  it("[FORM-002, VAL-013] requires a valid e-mail", () => {
    for (const email of ["anna", "anna@", "@example.ru", "anna@example", "an na@example.ru"]) {
      expect(loginForm.check({ email }), email).toEqual({ email: "Некорректный адрес" })
    }
    expect(loginForm.check({ email: "a.b@example.ru" })).toEqual({})
  })

  it("[FORM-003] requires a password, without a length rule", () => {
    expect(loginForm.judge({ password: "" })).toEqual({ password: required })
    expect(loginForm.judge({ password: "1" })).toEqual({})
    expect(loginForm.judge({ password: letters(40) })).toEqual({})
  })

  it("[ERRC-020] shows the same message for any error, including an answer without a token", () => {
    const banner = "Неверный логин или пароль"
    expect(describeRefusal(loginForm, refused(403, {}, "Доступа нет"))).toEqual({ banner, errors: {} })
    expect(describeRefusal(loginForm, { _tag: "AuthenticationFailed" })).toEqual({ banner, errors: {} })
  })
})

describe("too many tries", () => {
  const waits = (retryAfterSeconds: number | null) => ({ _tag: "TooOften" as const, retryAfterSeconds })

  it.each([
    [1, "минуту"],
    [61, "2 минуты"],
    [900, "15 минут"],
    [3600, "60 минут"],
    [7201, "3 часа"],
    [null, "несколько минут"]
  ])("show the waiting time: %s s", (seconds, text) => {
    expect(describeRefusal(passRecoveryForm, waits(seconds)).banner).toBe(`Слишком много попыток. Попробуйте через ${text}`)
  })

  it("offer a letter at a login", () => {
    expect(describeRefusal(loginForm, waits(900))).toEqual({
      banner: "Слишком много попыток. Попробуйте через 15 минут или восстановите пароль: «Забыли пароль?»",
      errors: {}
    })
  })
})

describe("registration", () => {
  const good = {
    email: "anna@example.ru",
    name: "Анна Орлова",
    phone: "+7 (921) 000-00-00",
    isAcceptedPrivacy: true,
    isAcceptedNewsletter: false
  }

  it("accepts valid values", () => {
    expect(registrationForm.check(good)).toEqual({})
    expect(registrationForm.judge({ password: "hunter22" })).toEqual({})
  })

  it("[FORM-010] requires a valid e-mail", () => {
    expect(registrationForm.check({ ...good, email: "" })).toEqual({ email: required })
    for (const email of ["anna", "anna@", "an na@example.ru"]) {
      expect(registrationForm.check({ ...good, email }), email).toEqual({ email: "Некорректный адрес" })
    }
  })

  it("[FORM-014] requires consent", () => {
    expect(registrationForm.check({ ...good, isAcceptedPrivacy: false })).toEqual({ isAcceptedPrivacy: required })
    expect(registrationForm.check({ ...good, isAcceptedPrivacy: true })).toEqual({})
  })

  it("[FORM-011] requires a name of letters and hyphens, word by word", () => {
    expect(registrationForm.check({ ...good, name: "" })).toEqual({ name: required })
    for (const name of ["Анна", "Анна-Мария Ёлкина", "Anna Orlova", " Анна  Орлова "])
      expect(registrationForm.check({ ...good, name }), name).toEqual({})
    for (const name of ["Анна2", "Анна_Орлова", "Анна!", "<b>Анна</b>"]) {
      expect(registrationForm.check({ ...good, name }), name).toEqual({ name: "Русские или латинские буквы, дефис и апостроф" })
    }
  })

  it("[FORM-012, VAL-015, VAL-016] requires a phone of 11 to 13 digits, without the mask's characters", () => {
    expect(registrationForm.check({ ...good, phone: "" })).toEqual({ phone: required })
    for (const phone of [
      "12345678901",
      "+1234567890123",
      "1234567890123",
      "+49 1512 3456789",
      "8 (921) 000-00-00",
      "+375 (29) 123-45-67"
    ]) {
      expect(registrationForm.check({ ...good, phone }), phone).toEqual({})
    }
    for (const phone of ["1234567890", "12345678901234", "8 (921) 000-00-0", "+7921000000", "+375 (29) 123-45-6789", "не скажу"]) {
      expect(registrationForm.check({ ...good, phone }), phone).toEqual({ phone: "Некорректный номер телефона" })
    }
  })

  it.each([
    [0, required],
    [7, "Пароль должен содержать от 8 до 20 символов"],
    [8, undefined],
    [20, undefined],
    [21, "Пароль должен содержать от 8 до 20 символов"]
  ])("[FORM-013, LIM-028] a password of %i characters: %s", (count, said) => {
    expect(registrationForm.judge({ password: letters(count) })["password"]).toBe(said)
  })

  it("[ERRC-021] shows that the user already exists", () => {
    expect(describeRefusal(registrationForm, refused(409))).toEqual({ banner: "Такой пользователь уже существует", errors: {} })
  })

  it("shows the server's field errors at the fields", () => {
    const errors = { phone: "Некорректный номер телефона" }
    expect(describeRefusal(registrationForm, refused(422, errors))).toEqual({ banner: null, errors })
  })
})

describe("a profile", () => {
  it("accepts the values it shows", () => {
    expect(profileForm.check(profileValues(user))).toEqual({})
  })

  it("leaves optional fields free and refuses an invalid date", () => {
    const values = profileValues({ ...user, surname: null, phone: null, birthday: null, sex: null })
    expect(profileForm.check(values)).toEqual({})
    expect(profileForm.check({ ...values, birthday: "31.02.1990" })).toEqual({ birthday: "Некорректная дата" })
    expect(profileForm.check({ ...values, name: "" })).toEqual({ name: required })
  })
})

describe("every form", () => {
  const forms: ReadonlyArray<FormDefinition> = [loginForm, registrationForm, passRecoveryForm, passNewForm, changePasswordForm, profileForm]

  it("[VAL-014] shows the same message for any empty required field", () => {
    const isTyped = { way: "courier", deliveryId: "1", addressId: otherAddress, careKind: "cleaning" }
    const expected = [...Object.values(everyForm), checkoutForm].flatMap((form) =>
      form.fields.flatMap(({ isRequired, kind, name }) => {
        const empty = { [name]: kind === "flag" ? false : "" }
        const said = kind === "secret" ? form.judge(empty as Readonly<Record<string, string>>) : form.check({ ...isTyped, ...empty })
        return isRequired === true ? [[form.name, name, said[name]]] : []
      })
    )
    expect(expected.length).toBeGreaterThan(30)
    expect(expected.filter(([, , said]) => said !== required)).toEqual([])
  })

  it("returns errors at its own fields for any input, and never throws", () => {
    for (const form of forms) {
      const names = new Set(form.fields.map(({ name }) => name))
      const typed = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.boolean()))
      const secrets = fc.dictionary(fc.constantFrom(...names), fc.string())
      fc.assert(
        fc.property(typed, secrets, (values, hidden) =>
          [...Object.keys(form.check(values)), ...Object.keys(form.judge(hidden))].every((field) => names.has(field))
        )
      )
    }
  })
})
