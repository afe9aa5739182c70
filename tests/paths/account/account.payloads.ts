import type { SnapshotFrom } from "xstate"
import type { User } from "../../../core/contract/session.ts"
import type { accountMachine } from "../../../core/machines/account/account.machine.ts"
import { user } from "../../../qa/samples/user.ts"

export type Snapshot = SnapshotFrom<typeof accountMachine>

export const other = { ...user, id: 8, name: "Вера", email: "vera@example.ru" }
export const fresh = { ...user, isEmailConfirmed: false }
export const moved = { ...user, email: "nova@example.ru" }
export const wanting = { ...user, awaitingEmail: "nova@example.ru" }
export const confirmed = (whom: User) => ({ type: "confirmation.userLoaded", user: whom })
export const changed = { ...user, name: "Анна Мария", isNewsletterActive: true }
export const settled = { type: "auth.settled", user }
export const saved = { type: "form.done", form: "profile", answer: { user: changed } }
export const isWaiting = (snapshot: Snapshot) => snapshot.matches("waiting")
export const isOpen = (snapshot: Snapshot) => snapshot.matches("open")

export const isUnanswered = (whom: User | null) => whom !== null && (whom.awaitingEmail !== null || !whom.isEmailConfirmed)
