import { Schema } from "effect"
import { Email } from "../contract/fields.ts"
import { checkBy, trimText } from "./check-by.ts"
import { infoDialog, formCall, type ShopForm, typedEmail } from "./shop-form.ts"

const checkEmail = checkBy(Schema.Struct({ email: Email }))

/** FORM-020 … FORM-022. Does not reveal whether the address is known. */
export const passRecoveryForm = {
  name: "passRecovery",
  sentBy: formCall("session.askReset", ({ email }) => ({ body: { email: trimText(email) } })),
  dialogs: { passRecovery: typedEmail },
  /** FORM-022. */
  after: infoDialog({ title: "Восстановление пароля", text: "Ссылка для восстановления пароля отправлена на вашу почту." }),
  fields: [{ name: "email", label: "E-mail", kind: "email", isRequired: true, most: 254, autocomplete: "username" }],
  check: ({ email }) => checkEmail({ email: trimText(email) }),
  judge: () => ({}),
  refused: (refusal) => ({
    banner: "Ошибка. Проверьте правильность введенных данных.",
    errors: refusal._tag === "Refused" ? refusal.errors : {}
  })
} satisfies ShopForm
