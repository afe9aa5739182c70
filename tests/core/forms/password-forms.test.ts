import { describe, expect, it } from "vitest"
import { describeRefusal } from "../../../core/domain/form/form.ts"
import { changePasswordForm } from "../../../core/forms/change-password.ts"
import { passNewForm } from "../../../core/forms/pass-new.ts"
import { passRecoveryForm } from "../../../core/forms/pass-recovery.ts"
import { registrationForm } from "../../../core/forms/registration.ts"
import { required, letters, refused } from "../../support/form-refusals.ts"

describe("recovery", () => {
  it("[FORM-020] requires a valid e-mail", () => {
    expect(passRecoveryForm.check({ email: " " })).toEqual({ email: required })
    expect(passRecoveryForm.check({ email: "anna" })).toEqual({ email: "Некорректный адрес" })
  })

  it("[ERRC-022] shows that something went wrong", () => {
    expect(describeRefusal(passRecoveryForm, refused(422)).banner).toBe("Ошибка. Проверьте правильность введенных данных.")
  })
})

describe("a new password", () => {
  it("[FORM-025] has 8 to 20 characters", () => {
    const said = [7, 8, 20, 21].map((count) => passNewForm.judge({ password: letters(count), passwordConfirmation: letters(count) }))
    const refusal = { password: "Пароль должен содержать от 8 до 20 символов" }
    expect(said).toEqual([refusal, {}, {}, refusal])
  })

  it("[FORM-026] requires its confirmation", () => {
    expect(passNewForm.judge({ password: "hunter22", passwordConfirmation: "" })).toEqual({ passwordConfirmation: required })
  })

  it("[ERRC-023] shows that the two differ", () => {
    expect(passNewForm.judge({ password: "hunter22", passwordConfirmation: "hunter23" })).toEqual({
      passwordConfirmation: "Значения не совпадают"
    })
  })

  it("[ERRC-024] shows the same for an expired link", () => {
    expect(describeRefusal(passNewForm, refused(404)).banner).toBe("Значения не совпадают")
  })

  it("reports a common password at its field", () => {
    const errors = { password: "Такие пароли подбирают первыми. Придумайте другой" }
    expect(describeRefusal(passNewForm, refused(422, errors))).toEqual({ banner: null, errors })
    expect(describeRefusal(registrationForm, refused(422, errors))).toEqual({ banner: null, errors })
  })
})

describe("a change of the password", () => {
  it("[FORM-030, FORM-031, FORM-032] requires all three, of 8 to 20 characters each", () => {
    expect(changePasswordForm.judge({ oldPassword: "", newPassword: "", repeatPassword: "" })).toEqual({
      oldPassword: required,
      newPassword: required,
      repeatPassword: required
    })
    const refusal = "Пароль должен содержать от 8 до 20 символов"
    for (const count of [7, 21]) {
      const text = letters(count)
      const errors = changePasswordForm.judge({ oldPassword: text, newPassword: text, repeatPassword: text })
      expect(errors).toEqual({ oldPassword: refusal, newPassword: refusal, repeatPassword: refusal })
    }
    for (const count of [8, 20]) {
      const text = letters(count)
      expect(changePasswordForm.judge({ oldPassword: text, newPassword: text, repeatPassword: text })).toEqual({})
    }
  })

  it("[FORM-033] shows that the repetition differs", () => {
    expect(changePasswordForm.judge({ oldPassword: "hunter22", newPassword: "hunter33", repeatPassword: "hunter34" })).toEqual({
      repeatPassword: "Пароли не совпадают"
    })
  })

  it("[ERRC-031] joins the server's field errors, and marks the fields", () => {
    const spoken = describeRefusal(changePasswordForm, refused(422, { old: "Старый пароль неверен", new: "Слишком простой" }))
    expect(spoken).toEqual({
      banner: "Старый пароль неверен, Слишком простой",
      errors: { oldPassword: "Старый пароль неверен", newPassword: "Слишком простой" }
    })
  })

  it("[ERRC-032, ERRC-033] otherwise shows the server's message, or that something went wrong", () => {
    expect(describeRefusal(changePasswordForm, refused(409, {}, "Подождите")).banner).toBe("Подождите")
    expect(describeRefusal(changePasswordForm, refused(409)).banner).toBe("Произошла ошибка")
  })
})
