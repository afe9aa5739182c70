import { Schema } from "effect"
import { Email } from "../contract/fields.ts"
import { checkBy, trimmed } from "./check-by.ts"
import { saying, type ShopForm } from "./shop-form.ts"

const checkEmail = checkBy(Schema.Struct({ email: Email }))

/** FORM-020 … FORM-022. Does not reveal whether the address is known. */
export const passRecoveryForm: ShopForm = {
  name: "passRecovery",
  sentBy: ["session.askReset"],
  /** FORM-022. */
  after: saying({ title: "Восстановление пароля", text: "Ссылка для восстановления пароля отправлена на вашу почту." }),
  fields: [{ name: "email", label: "E-mail", kind: "email", isRequired: true, most: 254, autocomplete: "username" }],
  check: ({ email }) => checkEmail({ email: trimmed(email) }),
  judge: () => ({}),
  refused: (refusal) => ({
    banner: "Ошибка. Проверьте правильность введенных данных.",
    errors: refusal._tag === "Refused" ? refusal.errors : {}
  })
}
