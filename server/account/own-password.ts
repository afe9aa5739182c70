import { Effect } from "effect"
import { callerNetwork, countTry, clearTries, limits, refuseWhenBusy } from "../platform/api/limits.ts"
import { unfitField } from "../platform/api/refusal.ts"
import { Passwords } from "../platform/identity/passwords.ts"
import { findPasswordHash } from "./users.ts"

export const wrongPassword = "Неверный пароль"

/** Refuses a wrong password of the signed-in user. Shares its counter with password changes. */
export const checkOwnPassword = Effect.fn("checkOwnPassword")(function* (userId: number, password: string) {
  const subject = String(userId)
  yield* countTry(limits.changePassword, subject)
  const passwords = yield* Passwords
  const asker = { network: yield* callerNetwork, isKnown: true }
  const isRight = yield* refuseWhenBusy(passwords.verify(password, yield* findPasswordHash(userId), asker))
  if (!isRight) return yield* unfitField("password", wrongPassword)
  yield* clearTries(limits.changePassword, subject)
})
