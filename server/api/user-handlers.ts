import { Clock, Effect } from "effect"
import type { User } from "../../core/contract/session.ts"
import { normalizePhone, fieldTexts } from "../../core/domain/field-rules.ts"
import { askChange, askChangeAgain, cancelChange } from "../accounts/email-changes.ts"
import { Passwords } from "../accounts/passwords.ts"
import { Database } from "../db/database.ts"
import { emailKey } from "../db/emails.ts"
import { endResets } from "../db/password-resets.ts"
import { endSessions } from "../db/sessions.ts"
import { confirmSubscription, removeSubscription } from "../db/subscriptions.ts"
import { askNewsletter } from "../db/user-emails.ts"
import { findPasswordHash, findUser, lockUser, savePassword, saveUser } from "../db/users.ts"
import { Errands } from "../errands.ts"
import { currentSession } from "./caller.ts"
import { callerPlace, countTry, forgive, limits, whenNotBusy } from "./limits.ts"
import { refused, refusalTexts } from "./refusal.ts"
import { offerOwnEmailLetter, sendNewEmailLetter, sendOldEmailLetter, sendOwnEmailLetter } from "./send-email-letters.ts"
import type { Handlers } from "./served-calls.ts"

type UserKey = "users.change" | "users.emailLetter" | "users.keepEmail" | "users.password"
type Sent = Parameters<Handlers["users.change"]>[0]["body"]

/** What answers the calls of a profile: all of them for who is signed in. `publicUrl` is where the letters lead. */
export const userHandlers = (publicUrl: string): Pick<Handlers, UserKey> => ({
  "users.change": Effect.fn("users.change")(function* ({ body: { email, password, ...changes } }) {
    const { tokenHash, user } = yield* currentSession
    if (!(yield* isPast(changes.birthday))) return yield* refused(422, refusalTexts.unfit, { birthday: fieldTexts.day })
    const next = email === undefined || email === user.email ? null : email
    if (next !== null) yield* mayChangeEmail(user, next, password)
    const database = yield* Database
    const { asked, changed, wishes } = yield* database.transaction(
      Effect.gen(function* () {
        const saved = yield* change(user.id, changes)
        const links = next === null ? null : yield* askChange({ userId: user.id, email: next, session: tokenHash })
        return { ...saved, asked: links, changed: yield* findUser(user.id) }
      })
    )
    const errands = yield* Errands
    if (asked !== null && next !== null) {
      yield* errands.start(sendNewEmailLetter(user.id, next, asked.confirm, publicUrl))
      yield* errands.start(sendOldEmailLetter(user.email, next, asked.keep, publicUrl))
    }
    if (wishes && changed.awaitingEmail === null) yield* offerOwnEmailLetter(changed, publicUrl)
    return changed
  }),

  "users.emailLetter": Effect.fn("users.emailLetter")(function* () {
    const { user } = yield* currentSession
    const { awaitingEmail, email, id, isEmailConfirmed } = user
    if (awaitingEmail === null && isEmailConfirmed) return user
    yield* countLetter(id)
    const errands = yield* Errands
    if (awaitingEmail === null) {
      yield* countTry(limits.emailLetterTo, emailKey(email))
      yield* errands.start(sendOwnEmailLetter(id, publicUrl))
      return user
    }
    yield* countTry(limits.emailLetterTo, emailKey(awaitingEmail))
    const token = yield* askChangeAgain(id, awaitingEmail)
    yield* errands.start(sendNewEmailLetter(id, awaitingEmail, token, publicUrl))
    return user
  }),

  "users.keepEmail": Effect.fn("users.keepEmail")(function* () {
    const { user } = yield* currentSession
    const database = yield* Database
    return yield* database.transaction(
      Effect.gen(function* () {
        yield* lockUser(user.id)
        yield* cancelChange(user.id)
        return yield* findUser(user.id)
      })
    )
  }),

  "users.password": Effect.fn("users.password")(function* ({ body }) {
    const { tokenHash, user } = yield* currentSession
    const who = String(user.id)
    yield* countTry(limits.changePassword, who)
    const passwords = yield* Passwords
    const isRight = yield* whenNotBusy(passwords.verify(body.old, yield* findPasswordHash(user.id)))
    if (!isRight) return yield* refused(422, refusalTexts.unfit, { old: wrongPassword })
    const passwordHash = yield* whenNotBusy(passwords.hash(body.new))
    const database = yield* Database
    yield* database.transaction(
      Effect.gen(function* () {
        yield* lockUser(user.id)
        yield* savePassword(user.id, passwordHash)
        yield* endSessions(user.id, tokenHash)
        yield* endResets(user.id)
        yield* cancelChange(user.id)
      })
    )
    yield* forgive(limits.changePassword, who)
    return {}
  })
})

const wrongPassword = "Неверный пароль"

/** Another address asks for the password, and may be asked for a few times an hour. Guesses are counted together with those of a change of the password. */
const mayChangeEmail = Effect.fn("mayChangeEmail")(function* ({ id }: User, email: string, password: string | undefined) {
  const who = String(id)
  if (password === undefined) return yield* refused(422, refusalTexts.unfit, { password: fieldTexts.required })
  yield* countTry(limits.changePassword, who)
  const passwords = yield* Passwords
  const isRight = yield* whenNotBusy(passwords.verify(password, yield* findPasswordHash(id)))
  if (!isRight) return yield* refused(422, refusalTexts.unfit, { password: wrongPassword })
  yield* forgive(limits.changePassword, who)
  yield* countLetter(id)
  yield* countTry(limits.emailLetterTo, emailKey(email))
})

const countLetter = Effect.fn("countLetter")(function* (userId: number) {
  yield* countTry(limits.emailLetterFromAddress, yield* callerPlace)
  yield* countTry(limits.emailLetter, String(userId))
})

type Changes = Omit<Sent, "email" | "password">

/**
 * Changes what was sent over what is kept; two changes at once come one after the other. The newsletter begins at once where the address is proven;
 * else it is a wish, and `wishes` says that it is a new one.
 */
const change = (id: number, changes: Changes) =>
  Effect.gen(function* () {
    yield* lockUser(id)
    const before = yield* findUser(id)
    yield* saveUser(id, merge(before, changes))
    const wanted = changes.isNewsletterActive
    if (wanted === undefined || wanted === (before.isNewsletterActive || before.isNewsletterAwaiting)) return { wishes: false }
    if (before.isEmailConfirmed) yield* wanted ? confirmSubscription(before.email) : removeSubscription(before.email)
    else yield* askNewsletter(id, wanted)
    return { wishes: wanted && !before.isEmailConfirmed }
  })

const merge = (before: User, { phone, surname, ...changes }: Changes): User => ({
  ...before,
  ...changes,
  ...(phone === undefined ? {} : { phone: phone && normalizePhone(phone) }),
  ...(surname === undefined ? {} : { surname: surname && surname.trim().replaceAll(/\s+/g, " ") })
})

/** Nobody is born tomorrow; a day that has begun somewhere on earth counts. */
const isPast = (day: string | null | undefined): Effect.Effect<boolean> =>
  Effect.map(Clock.currentTimeMillis, (now) => typeof day !== "string" || Date.parse(day) <= now + 14 * 60 * 60 * 1000)
