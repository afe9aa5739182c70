import { Schema } from "effect"
import { Password } from "../contract/fields.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import type { ResponseRefusal } from "../domain/form/form.ts"
import { checkBy } from "./check-by.ts"
import { newPasswordField, repeatedPasswordField } from "./password-fields.ts"
import { openEmpty, infoDialog, type ShopForm } from "./shop-form.ts"

const check = checkBy(Schema.Struct({ oldPassword: Password, newPassword: Password, repeatPassword: Password }))

/** FORM-030 … FORM-034. */
export const changePasswordForm: ShopForm = {
  name: "changePassword",
  sentBy: ["users.password"],
  dialogs: { changePassword: openEmpty, changePass: openEmpty },
  /** FORM-035. */
  after: infoDialog({ title: "Смена пароля", text: "Пароль успешно изменён." }),
  fields: [
    { name: "oldPassword", label: "Старый пароль", kind: "secret", isRequired: true, most: 20, autocomplete: "current-password" },
    newPasswordField("newPassword", "Новый пароль"),
    repeatedPasswordField("repeatPassword")
  ],
  check: () => ({}),
  judge: ({ newPassword = "", oldPassword = "", repeatPassword = "" }) => ({
    ...(newPassword === repeatPassword ? {} : { repeatPassword: fieldTexts.passwordsDiffer }),
    ...check({ newPassword, oldPassword, repeatPassword })
  }),
  refused: (refusal) => ({ banner: bannerOf(refusal), errors: errorsOf(refusal) })
}

/** Joined field errors, else the server's message, else a general text (ERRC-031 … ERRC-033). */
const bannerOf = (refusal: ResponseRefusal): string => {
  if (refusal._tag !== "Refused") return "Произошла ошибка"
  return Object.values(refusal.errors).join(", ") || refusal.message || "Произошла ошибка"
}

/** FORM-034. */
const fieldOf: Readonly<Record<string, string>> = { old: "oldPassword", new: "newPassword" }

const errorsOf = (refusal: ResponseRefusal) =>
  refusal._tag === "Refused"
    ? Object.fromEntries(
        Object.entries(refusal.errors).flatMap(([name, text]) => (fieldOf[name] === undefined ? [] : [[fieldOf[name], text]]))
      )
    : {}
