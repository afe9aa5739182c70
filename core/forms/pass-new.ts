import { Schema } from "effect"
import { Password } from "../contract/fields.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { checkBy } from "./check-by.ts"
import { newPasswordField, repeatedPasswordField } from "./password-fields.ts"
import { openEmpty, infoDialog, type ShopForm } from "./shop-form.ts"

const checkPassword = checkBy(Schema.Struct({ password: Password }))

/** FORM-025 … FORM-028. Refusals without field errors show the mismatch text (ERRC-023, ERRC-024). */
export const passNewForm: ShopForm = {
  name: "passNew",
  sentBy: ["session.reset"],
  dialogs: { passNew: openEmpty },
  /** FORM-029. */
  after: infoDialog({ title: "Новый пароль", text: "Пароль успешно изменён.", action: { key: "login", label: "Войти" } }),
  fields: [newPasswordField("password", "Новый пароль"), repeatedPasswordField("passwordConfirmation")],
  check: () => ({}),
  judge: ({ password = "", passwordConfirmation = "" }) => ({
    ...checkPassword({ password }),
    ...(passwordConfirmation === ""
      ? { passwordConfirmation: fieldTexts.required }
      : passwordConfirmation === password
        ? {}
        : { passwordConfirmation: fieldTexts.valuesDiffer })
  }),
  refused: (refusal) =>
    refusal._tag === "Refused" && Object.keys(refusal.errors).length > 0
      ? { banner: null, errors: refusal.errors }
      : { banner: fieldTexts.valuesDiffer, errors: {} }
}
