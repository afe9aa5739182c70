import { Effect } from "effect"
import type { User } from "../../core/contract/session.ts"
import { changeProfile } from "../../core/contract/users.ts"
import { fieldTexts } from "../../core/domain/form/field-rules.ts"
import { requestEmailChange, renewEmailChange, cancelChange } from "./email-changes.ts"
import { checkOwnPassword, wrongPassword } from "./own-password.ts"
import { Passwords } from "../platform/identity/passwords.ts"
import { transaction } from "../platform/db/query.ts"
import { emailKey } from "../platform/identity/emails.ts"
import { endResets } from "./password-resets.ts"
import { endSessions } from "./sessions.ts"
import { confirmSubscription, removeSubscription } from "../marketing/subscriptions.ts"
import { checkedPhone } from "./phones.ts"
import { setNewsletterRequest } from "./user-emails.ts"
import { findPasswordHash, findUser, savePassword, saveUser } from "./users.ts"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import { hasDayBegun } from "../platform/has-day-begun.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { lockOpenUser, lockOwnAccount } from "./own-account.ts"
import { callerNetwork, countTry, clearTries, limits, refuseWhenBusy } from "../platform/api/limits.ts"
import { hashNewPassword } from "./new-password.ts"
import { runOnce } from "../platform/api/run-once.ts"
import { unfitField } from "../platform/api/refusal.ts"
import { offerOwnEmailLetter, sendNewEmailLetter, sendOldEmailLetter, sendOwnEmailLetter } from "./send-email-letters.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

type UserKey = "users.change" | "users.emailLetter" | "users.cancelEmailChange" | "users.password"
type ProfileChanges = Parameters<Handlers["users.change"]>[0]["body"]

export const userHandlers = (publicUrl: string): Pick<Handlers, UserKey> => ({
  "users.change": Effect.fn("users.change")(function* (input) {
    const { isOperator, tokenHash, user } = yield* currentSession
    const { email, password, ...changes } = input.body
    yield* countTry(limits.profile, String(user.id))
    if (typeof changes.birthday === "string" && !(yield* hasDayBegun(changes.birthday)))
      return yield* unfitField("birthday", fieldTexts.day)
    const next = email === undefined || email === user.email ? null : email
    if (next !== null && isOperator) return yield* customerOnly("email")
    if (next !== null) yield* mayChangeEmail(user, next, password)
    const letters: Array<(changed: User) => ReturnType<typeof offerOwnEmailLetter>> = []
    const request = { ...input, body: email === undefined ? changes : { ...changes, email } }
    const changed = yield* runOnce(changeProfile, request, lockOwnAccount, ({ userId }) =>
      Effect.gen(function* () {
        // The transaction may be retried: sends only letters of its last run.
        letters.length = 0
        const { wishes } = yield* change(userId, changes)
        const links = next === null ? null : yield* requestEmailChange({ userId, email: next, session: tokenHash })
        if (next !== null && links !== null) letters.push(() => startChangeLetters({ user, next, links, publicUrl }))
        if (wishes) letters.push((saved) => (saved.awaitingEmail === null ? offerOwnEmailLetter(saved, publicUrl) : Effect.void))
        return yield* findUser(userId)
      })
    )
    for (const send of letters) yield* send(changed)
    return changed
  }),

  "users.emailLetter": Effect.fn("users.emailLetter")(function* () {
    const { user } = yield* currentSession
    const { awaitingEmail, email, id, isEmailConfirmed } = user
    if (awaitingEmail === null && isEmailConfirmed) return user
    yield* countLetter(id)
    const jobs = yield* BackgroundJobs
    if (awaitingEmail === null) {
      yield* countTry(limits.emailLetterTo, emailKey(email))
      yield* jobs.start(sendOwnEmailLetter(id, publicUrl))
      return user
    }
    yield* countTry(limits.emailLetterTo, emailKey(awaitingEmail))
    const token = yield* renewEmailChange(id, awaitingEmail)
    yield* jobs.start(sendNewEmailLetter(id, awaitingEmail, token, publicUrl))
    return user
  }),

  "users.cancelEmailChange": Effect.fn("users.cancelEmailChange")(function* () {
    const { user } = yield* currentSession
    return yield* transaction(
      Effect.gen(function* () {
        yield* lockOpenUser(user.id)
        yield* cancelChange(user.id)
        return yield* findUser(user.id)
      })
    )
  }),

  "users.password": Effect.fn("users.password")(function* ({ body }) {
    const { isOperator, tokenHash, user } = yield* currentSession
    if (isOperator) return yield* customerOnly("old")
    const subject = String(user.id)
    yield* countTry(limits.changePassword, subject)
    const passwords = yield* Passwords
    const asker = { network: yield* callerNetwork, isKnown: true }
    const isRight = yield* refuseWhenBusy(passwords.verify(body.old, yield* findPasswordHash(user.id), asker))
    if (!isRight) return yield* unfitField("old", wrongPassword)
    const passwordHash = yield* hashNewPassword({ password: body.new, field: "new", owner: user, asker })
    yield* transaction(
      Effect.gen(function* () {
        yield* lockOpenUser(user.id)
        yield* savePassword(user.id, passwordHash)
        yield* endSessions(user.id, tokenHash)
        yield* endResets(user.id)
        yield* cancelChange(user.id)
      })
    )
    yield* clearTries(limits.changePassword, subject)
    return {}
  })
})

const customerOnly = (field: "email" | "old") => unfitField(field, "Это может изменить только сам покупатель")

type EmailChange = {
  readonly user: User
  readonly next: string
  readonly links: { readonly confirm: string; readonly keep: string }
  readonly publicUrl: string
}

const startChangeLetters = Effect.fnUntraced(function* ({ links, next, publicUrl, user }: EmailChange) {
  const jobs = yield* BackgroundJobs
  yield* jobs.start(sendNewEmailLetter(user.id, next, links.confirm, publicUrl))
  yield* jobs.start(sendOldEmailLetter(user.email, next, links.keep, publicUrl))
})

/** Counts wrong passwords together with those of password changes. */
const mayChangeEmail = Effect.fn("mayChangeEmail")(function* ({ id }: User, email: string, password: string | undefined) {
  if (password === undefined) return yield* unfitField("password", fieldTexts.required)
  yield* checkOwnPassword(id, password)
  yield* countLetter(id)
  yield* countTry(limits.emailLetterTo, emailKey(email))
})

const countLetter = Effect.fn("countLetter")(function* (userId: number) {
  yield* countTry(limits.emailLetterFromNetwork, yield* callerNetwork)
  yield* countTry(limits.emailLetter, String(userId))
})

type Changes = Omit<ProfileChanges, "email" | "password">

/** `wishes` is true for a new wish, which waits for the confirmation of the address. */
const change = (id: number, changes: Changes) =>
  Effect.gen(function* () {
    const before = yield* findUser(id)
    yield* saveUser(id, { ...before, ...changes, ...(changes.phone ? { phone: yield* checkedPhone(changes.phone) } : {}) })
    const isSubscribed = changes.isNewsletterActive
    if (isSubscribed === undefined || isSubscribed === (before.isNewsletterActive || before.isNewsletterAwaiting)) return { wishes: false }
    if (before.isEmailConfirmed) yield* isSubscribed ? confirmSubscription(before.email) : removeSubscription(before.email)
    else yield* setNewsletterRequest(id, isSubscribed)
    return { wishes: isSubscribed && !before.isEmailConfirmed }
  })
