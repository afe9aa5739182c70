import type { SnapshotFrom } from "xstate"
import type { User } from "../../../core/contract/session.ts"
import type { accountMachine } from "../../../core/machines/account/account.machine.ts"
import { user } from "../../../qa/samples/user.ts"

export type Snapshot = SnapshotFrom<typeof accountMachine>

export const other = { ...user, id: 8, name: "Вера", email: "vera@example.ru" }
export const unconfirmed = { ...user, isEmailConfirmed: false }
export const withNewEmail = { ...user, email: "nova@example.ru" }
export const withPendingEmail = { ...user, awaitingEmail: "nova@example.ru" }
export const confirmed = (visitor: User) => ({ type: "confirmation.userLoaded", user: visitor })
export const changed = { ...user, name: "Анна Мария", isNewsletterActive: true }
export const settled = { type: "auth.settled", user }
export const saved = { type: "form.done", form: "profile", answer: { user: changed } }
export const isWaiting = (snapshot: Snapshot) => snapshot.matches("waiting")
export const isOpen = (snapshot: Snapshot) => snapshot.matches("open")

export const isUnanswered = (visitor: User | null) => visitor !== null && (visitor.awaitingEmail !== null || !visitor.isEmailConfirmed)
