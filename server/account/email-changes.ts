import { Effect } from "effect"
import { addEmailLink, endUserLinks, linkHours } from "../platform/mail/email-links.ts"
import { awaitEmail, findAwaitingHours, clearAwaiting, markEmailProven } from "./user-emails.ts"
import { fingerprint, newToken } from "../platform/identity/secrets.ts"

export type EmailChangeRequest = {
  readonly userId: number
  readonly email: string
  /** Hash of the session's token. */
  readonly session: string
}

/** Records a requested email address; returns the tokens that confirm and cancel it. The caller has locked the user. */
export const requestEmailChange = Effect.fn("requestEmailChange")(function* ({ email, session, userId }: EmailChangeRequest) {
  yield* endUserLinks(userId, ["change", "keep"], "replaced")
  yield* awaitEmail(userId, email, session, linkHours.change)
  return {
    confirm: yield* newLink("change", email, userId),
    keep: yield* newLink("keep", email, userId)
  }
})

/** Issues another token, which expires with the first. */
export const renewEmailChange = Effect.fn("renewEmailChange")(function* (userId: number, email: string) {
  return yield* newLink("change", email, userId, yield* findAwaitingHours(userId))
})

export const cancelChange = Effect.fn("cancelChange")(function* (userId: number) {
  yield* endUserLinks(userId, ["change", "keep"], "cancelled")
  yield* clearAwaiting(userId)
})

/** A password reset proves the email address and cancels a pending change, which a stranger may have requested. */
export const confirmEmailByReset = Effect.fn("confirmEmailByReset")(function* (userId: number) {
  yield* markEmailProven(userId)
  yield* endUserLinks(userId, ["own"], "used")
  yield* cancelChange(userId)
})

/** Returns the token of a new link; only its hash is stored. */
export const newLink = Effect.fn("newLink")(function* (
  purpose: keyof typeof linkHours,
  email: string,
  userId: number | null,
  hours: number = linkHours[purpose]
) {
  const token = newToken()
  yield* addEmailLink({ purpose, email, userId, hours, tokenHash: fingerprint(token) })
  return token
})
