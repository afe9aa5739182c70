import { Schema } from "effect"
import { Password } from "../contract/fields.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import { checkBy } from "./check-by.ts"
import { newPasswordField, repeatedPasswordField } from "./password-fields.ts"
import type { Values } from "../domain/form/form.ts"
import { infoDialog, type ShopForm } from "./shop-form.ts"

const checkPassword = checkBy(Schema.Struct({ password: Password }))

/** Set once the shop has answered that the letter's link was used or expired. */
export const resetLinkValues = (isOpen: boolean): Values => ({ closedLink: isOpen ? "" : "closed" })

/** FORM-025 … FORM-028. Refusals without field errors show the mismatch text (ERRC-023, ERRC-024). */
export const passNewForm: ShopForm = {
  name: "passNew",
  sentBy: ["session.reset"],
  dialogs: { passNew: () => resetLinkValues(true) },
  isStored: true,
  /** FORM-029. */
  after: infoDialog({ title: "Новый пароль", text: "Пароль успешно изменён.", action: { key: "login", label: "Войти" } }),
  fields: [
    newPasswordField("password", "Новый пароль"),
    repeatedPasswordField("passwordConfirmation"),
    { name: "closedLink", label: "", kind: "given", privacy: "plain" }
  ],
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
