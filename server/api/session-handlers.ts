import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { normalizePhone, splitFullName } from "../../core/domain/field-rules.ts"
import { Passwords } from "../accounts/passwords.ts"
import { fingerprint, newToken } from "../accounts/secrets.ts"
import { Database } from "../db/database.ts"
import { emailKey } from "../db/emails.ts"
import { addGuest, isGuest } from "../db/guests.ts"
import { endResets, hasReset, takeReset } from "../db/password-resets.ts"
import { addSession, endSession, endSessions } from "../db/sessions.ts"
import { addSubscription } from "../db/subscriptions.ts"
import { addUser, findUser, findUserByEmail, renewHash, savePassword } from "../db/users.ts"
import { Errands } from "../errands.ts"
import { CurrentCaller, currentSession } from "./caller.ts"
import { callerPlace, countTry, forgive, limits, whenNotBusy } from "./limits.ts"
import { notFound, refused, refusalTexts } from "./refusal.ts"
import { sendResetLetter } from "./send-reset-letter.ts"
import type { Handlers } from "./served-calls.ts"

type SessionKey = Extract<keyof Handlers, `session.${string}`>

/** What answers the calls of `session.*`. `publicUrl` is where the letters lead. */
export const sessionHandlers = (publicUrl: string): Pick<Handlers, SessionKey> => ({
  "session.logIn": Effect.fn("session.logIn")(function* ({ body: { email, password } }) {
    const place = yield* callerPlace
    const account = `${emailKey(email)} ${place}`
    yield* countTry(limits.logInFromAddress, place)
    yield* countTry(limits.logIn, account)
    const known = yield* findUserByEmail(email)
    const passwords = yield* Passwords
    const isRight = yield* whenNotBusy(passwords.verify(password, known?.passwordHash ?? null))
    if (known === null || !isRight) return yield* refused(403, "Неверный логин или пароль")
    yield* forgive(limits.logIn, account)
    yield* rehash(known, password)
    return yield* signIn(known.id)
  }),

  "session.me": () => Effect.map(currentSession, ({ user }) => user),

  "session.logOut": Effect.fn("session.logOut")(function* () {
    const { token } = yield* CurrentCaller
    if (token !== null) yield* endSession(fingerprint(token))
    return {}
  }),

  "session.register": Effect.fn("session.register")(function* ({ body: { email, isAcceptedNewsletter, name, password, phone } }) {
    yield* countTry(limits.register, yield* callerPlace)
    if ((yield* findUserByEmail(email)) !== null) return yield* userExists
    const passwords = yield* Passwords
    const passwordHash = yield* whenNotBusy(passwords.hash(password))
    const database = yield* Database
    return yield* database.transaction(
      Effect.gen(function* () {
        const id = yield* addUser({ email, passwordHash, ...splitFullName(name), phone: normalizePhone(phone) })
        if (id === null) return yield* userExists
        if (isAcceptedNewsletter) yield* addSubscription(email)
        return yield* signIn(id)
      })
    )
  }),

  "session.askReset": Effect.fn("session.askReset")(function* ({ body: { email } }) {
    yield* countTry(limits.askResetFromAddress, yield* callerPlace)
    yield* countTry(limits.askReset, emailKey(email))
    const errands = yield* Errands
    yield* errands.start(sendResetLetter(email, publicUrl))
    return {}
  }),

  "session.reset": Effect.fn("session.reset")(function* ({ body: { password }, params: { token } }) {
    const place = yield* callerPlace
    yield* countTry(limits.reset, place)
    const tokenHash = fingerprint(token)
    if (!(yield* hasReset(tokenHash))) return yield* linkIsClosed
    const passwords = yield* Passwords
    const passwordHash = yield* whenNotBusy(passwords.hash(password))
    const database = yield* Database
    const { email } = yield* database.transaction(
      Effect.gen(function* () {
        const userId = yield* takeReset(tokenHash)
        if (userId === null) return yield* linkIsClosed
        yield* savePassword(userId, passwordHash)
        yield* endSessions(userId, null)
        yield* endResets(userId)
        return yield* findUser(userId)
      })
    )
    yield* forgive(limits.logIn, `${emailKey(email)} ${place}`)
    return {}
  }),

  "session.guest": Effect.fn("session.guest")(function* () {
    const { saleUserId } = yield* CurrentCaller
    if (saleUserId !== null && (yield* isGuest(saleUserId))) return { id: saleUserId }
    yield* countTry(limits.guest, yield* callerPlace)
    const id = randomUUID()
    yield* addGuest(id)
    return { id }
  })
})

/** A password whose hash costs other than new ones do is hashed anew while it is known; where too many wait, another time. */
const rehash = Effect.fnUntraced(function* (
  { id, passwordHash }: { readonly id: number; readonly passwordHash: string },
  password: string
) {
  const passwords = yield* Passwords
  if (!passwords.needsRehash(passwordHash)) return
  const renewed = yield* Effect.catchTag(passwords.hash(password), "PasswordsBusy", () => Effect.succeed(null))
  if (renewed !== null) yield* renewHash(id, passwordHash, renewed)
})

const userExists = refused(409, refusalTexts.userExists)

const linkIsClosed = Effect.fail(notFound("Ссылка устарела или уже сработала. Запросите письмо ещё раз"))

const signIn = (userId: number) =>
  Effect.gen(function* () {
    const token = newToken()
    yield* addSession(userId, fingerprint(token))
    return { token, user: yield* findUser(userId) }
  })
