import type { User } from "../../../core/contract/session.ts"
import { emailKey } from "./emails.ts"

/** The address is the confirmed one of the account; anybody may register with anybody's address. */
export const isProvenEmail = (user: Pick<User, "email" | "isEmailConfirmed"> | null, email: string): boolean =>
  user !== null && user.isEmailConfirmed && emailKey(user.email) === emailKey(email)

/** Subject of a limit of letters: strangers, who can state any address, do not use up the letters of its owner. */
export const letterSubject = (user: Pick<User, "email" | "isEmailConfirmed"> | null, email: string): string =>
  isProvenEmail(user, email) ? `${emailKey(email)} owner` : emailKey(email)
