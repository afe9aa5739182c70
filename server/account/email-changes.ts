import { Effect } from "effect"
import { addEmailLink, endUserLinks, linkHours } from "./email-links.ts"
import { awaitEmail, findAwaitingHours, forgetAwaiting, proveEmail } from "./user-emails.ts"
import { fingerprint, newToken } from "./secrets.ts"

export type ChangeAsked = { readonly userId: number; readonly email: string; /** Hash of the token. */ readonly session: string }

/** Keeps another address until it is confirmed; gives the token that confirms it and the one that cancels. Part of a transaction that has locked the user. */
export const askChange = Effect.fn("askChange")(function* ({ email, session, userId }: ChangeAsked) {
  yield* endUserLinks(userId, ["change", "keep"], "replaced")
  yield* awaitEmail(userId, email, session, linkHours.change)
  return {
    confirm: yield* newLink("change", email, userId),
    keep: yield* newLink("keep", email, userId)
  }
})

/** One more token that confirms the address asked for; it works no longer than the first. */
export const askChangeAgain = Effect.fn("askChangeAgain")(function* (userId: number, email: string) {
  return yield* newLink("change", email, userId, yield* findAwaitingHours(userId))
})

/** The address stays: nothing that was sent to confirm another one works any more. */
export const cancelChange = Effect.fn("cancelChange")(function* (userId: number) {
  yield* endUserLinks(userId, ["change", "keep"], "cancelled")
  yield* forgetAwaiting(userId)
})

/** Who set a password by a letter has the address; whoever asked for another address before may not be the same. */
export const settleByReset = Effect.fn("settleByReset")(function* (userId: number) {
  yield* proveEmail(userId)
  yield* endUserLinks(userId, ["own"], "used")
  yield* cancelChange(userId)
})

/** A link for a letter: its token, of which the database keeps the hash alone. */
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
