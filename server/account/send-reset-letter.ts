import { Effect } from "effect"
import { fingerprint, newToken } from "../platform/identity/secrets.ts"
import type { Database } from "../platform/db/database.ts"
import type { UsedParts, SignInOrigin } from "./known-devices.ts"
import { addReset } from "./password-resets.ts"
import { findUserByEmail } from "./users.ts"
import { Mail } from "../platform/mail/mail.ts"
import { resetLetter } from "./reset-letter.ts"
import { admitLetter } from "./slow-tries.ts"

type ResetRequest = { readonly email: string; readonly publicUrl: string; readonly origin: SignInOrigin; readonly usedParts: UsedParts }

/** Limits the letters, so that strangers cannot flood a mailbox. Logs failures without address and link. */
export const sendResetLetter = ({ email, origin, publicUrl, usedParts }: ResetRequest): Effect.Effect<void, never, Database | Mail> =>
  Effect.gen(function* () {
    const user = yield* findUserByEmail(email)
    if (user === null) return
    const turn = yield* admitLetter(email, usedParts, origin)
    if (turn === null) return
    const token = newToken()
    yield* addReset(user.id, fingerprint(token))
    const mail = yield* Mail
    const letter = resetLetter({ to: user.email, publicUrl, link: `${publicUrl}/?password-reset=${token}` })
    yield* Effect.onError(mail.send(letter), () => Effect.ignore(turn.undo))
  }).pipe(Effect.catchCause((cause) => Effect.logError("Could not send a password reset letter", cause)))
