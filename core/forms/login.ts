import { Schema } from "effect"
import { Email, Required } from "../contract/fields.ts"
import { checkBy, trimText } from "./check-by.ts"
import { infoDialog, type ShopForm, typedEmail } from "./shop-form.ts"

const checkEmail = checkBy(Schema.Struct({ email: Email }))

/** FORM-001 … FORM-003; the password has no length rule. */
export const loginForm: ShopForm = {
  name: "login",
  sentBy: ["session.logIn"],
  dialogs: { login: typedEmail },
  /** FORM-005. */
  after: infoDialog({ title: "Вход", text: "Вы были успешно авторизованы.", isBrief: true }),
  fields: [
    { name: "email", label: "E-mail", kind: "email", isRequired: true, most: 254, autocomplete: "username" },
    { name: "password", label: "Пароль", kind: "secret", isRequired: true, autocomplete: "current-password" }
  ],
  check: ({ email }) => checkEmail({ email: trimText(email) }),
  judge: checkBy(Schema.Struct({ password: Required })),
  alternative: "восстановите пароль: «Забыли пароль?»",
  refused: (refusal) =>
    refusal._tag === "Refused" && Object.keys(refusal.errors).length > 0
      ? { banner: null, errors: refusal.errors }
      : { banner: "Неверный логин или пароль", errors: {} }
}
