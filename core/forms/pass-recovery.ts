import { Schema } from "effect"
import { Email } from "../contract/fields.ts"
import type { FormDefinition } from "../domain/form/form.ts"
import { checkBy, trimmed } from "./check-by.ts"

const checkEmail = checkBy(Schema.Struct({ email: Email }))

/** The recovery of a password (FORM-020 … FORM-022); an unknown address is not told from a known one. */
export const passRecoveryForm: FormDefinition = {
  name: "passRecovery",
  fields: [{ name: "email", label: "E-mail", kind: "email", isRequired: true, most: 254, autocomplete: "username" }],
  check: ({ email }) => checkEmail({ email: trimmed(email) }),
  judge: () => ({}),
  refused: (refusal) => ({
    banner: "Ошибка. Проверьте правильность введенных данных.",
    errors: refusal._tag === "Refused" ? refusal.errors : {}
  })
}
