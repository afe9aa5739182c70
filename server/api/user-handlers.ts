import { Clock, Effect } from "effect"
import type { User } from "../../core/contract/session.ts"
import { changeProfile } from "../../core/contract/users.ts"
import { normalizePhone, fieldTexts } from "../../core/domain/field-rules.ts"
import { Passwords } from "../accounts/passwords.ts"
import { Database } from "../db/database.ts"
import { emailKey } from "../db/emails.ts"
import { endResets } from "../db/password-resets.ts"
import { endSessions } from "../db/sessions.ts"
import { addSubscription, removeSubscription } from "../db/subscriptions.ts"
import { findPasswordHash, findUser, savePassword, saveUser } from "../db/users.ts"
import { currentSession, openOwn } from "./caller.ts"
import { callerPlace, countTry, forgive, limits, whenNotBusy } from "./limits.ts"
import { hashNew } from "./new-password.ts"
import { once } from "./once.ts"
import { refused, refusalTexts } from "./refusal.ts"
import type { Handlers } from "./served-calls.ts"

type UserKey = "users.change" | "users.password"
type Changes = Parameters<Handlers["users.change"]>[0]["body"]

/** What answers the calls of a profile: all of them for who is signed in. */
export const userHandlers: Pick<Handlers, UserKey> = {
  "users.change": Effect.fn("users.change")(function* (input) {
    const { isOperator, user } = yield* currentSession
    const { body } = input
    yield* countTry(limits.profile, String(user.id))
    if (isOperator && body.email !== undefined && body.email !== user.email) return yield* notTheHouse("email")
    if (!(yield* isPast(body.birthday))) return yield* refused(422, refusalTexts.unfit, { birthday: fieldTexts.day })
    return yield* Effect.catchIf(
      once(changeProfile, input, openOwn, ({ userId }) => change(userId, body)),
      (error) => error._tag === "DatabaseFailed" && error.code === uniqueViolation,
      () => emailIsTaken
    )
  }),

  "users.password": Effect.fn("users.password")(function* ({ body }) {
    const { isOperator, tokenHash, user } = yield* currentSession
    if (isOperator) return yield* notTheHouse("old")
    const who = String(user.id)
    yield* countTry(limits.changePassword, who)
    const passwords = yield* Passwords
    const asker = { place: yield* callerPlace, isKnown: true }
    const isRight = yield* whenNotBusy(passwords.verify(body.old, yield* findPasswordHash(user.id), asker))
    if (!isRight) return yield* refused(422, refusalTexts.unfit, { old: "Неверный пароль" })
    const passwordHash = yield* hashNew({ password: body.new, field: "new", owner: user, asker })
    const database = yield* Database
    yield* database.transaction(
      Effect.all([savePassword(user.id, passwordHash), endSessions(user.id, tokenHash), endResets(user.id)], { discard: true })
    )
    yield* forgive(limits.changePassword, who)
    return {}
  })
}

const emailIsTaken = refused(409, refusalTexts.userExists, { email: refusalTexts.userExists })

/** Who signs in for a customer helps and takes nothing over. */
const notTheHouse = (field: "email" | "old") => refused(422, refusalTexts.unfit, { [field]: "Это может изменить только сам покупатель" })

const uniqueViolation = "23505"

/** Changes what was sent over what is kept, of a user whom nobody else changes meanwhile. */
const change = (id: number, changes: Changes) =>
  Effect.gen(function* () {
    const before = yield* findUser(id)
    const after = merge(before, changes)
    if (!(yield* saveUser(id, after))) return yield* emailIsTaken
    if (emailKey(after.email) !== emailKey(before.email)) {
      yield* endResets(id)
      yield* removeSubscription(before.email)
    }
    yield* after.isNewsletterActive ? addSubscription(after.email) : removeSubscription(after.email)
    return yield* findUser(id)
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
