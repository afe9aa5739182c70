import { Effect } from "effect"
import { isCommonPassword } from "./common-passwords.ts"
import { type PasswordCaller, Passwords } from "../platform/identity/passwords.ts"
import { refuseWhenBusy } from "../platform/api/limits.ts"
import { refusalTexts, unfitField } from "../platform/api/refusal.ts"

type Owner = { readonly email: string; readonly name: string; readonly surname: string | null; readonly phone: string | null }

type NewPassword = {
  readonly password: string
  readonly field: "new" | "password"
  readonly owner: Owner
  readonly asker: PasswordCaller
}

/** Refuses a common password with an error at its field. */
export const hashNewPassword = ({ asker, field, owner: { email, name, phone, surname }, password }: NewPassword) =>
  Effect.gen(function* () {
    const about = [email, name, surname, phone].filter((text) => text !== null)
    if (isCommonPassword(password, about)) return yield* unfitField(field, refusalTexts.commonPassword)
    const passwords = yield* Passwords
    return yield* refuseWhenBusy(passwords.hash(password, asker))
  })
