import { Effect } from "effect"
import { fingerprint, newToken } from "../accounts/secrets.ts"
import type { Database } from "../db/database.ts"
import { addReset } from "../db/password-resets.ts"
import { findUserByEmail } from "../db/users.ts"
import { Mail } from "../mail/mail.ts"
import { resetLetter } from "../mail/reset-letter.ts"

/** Writes to a known address how to set a new password; what fails is logged, without the address and the link. */
export const sendResetLetter = (email: string, publicUrl: string): Effect.Effect<void, never, Database | Mail> =>
  Effect.gen(function* () {
    const user = yield* findUserByEmail(email)
    if (user === null) return
    const token = newToken()
    yield* addReset(user.id, fingerprint(token))
    const mail = yield* Mail
    yield* mail.send(resetLetter({ to: user.email, publicUrl, link: `${publicUrl}/?password-reset=${token}` }))
  }).pipe(Effect.catchCause((cause) => Effect.logError("A letter of recovery was not sent", cause)))
