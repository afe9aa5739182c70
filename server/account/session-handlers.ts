import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { splitFullName } from "../../core/domain/form/person-name.ts"
import { confirmEmailByReset } from "./email-changes.ts"
import { type PasswordCaller, Passwords } from "../platform/identity/passwords.ts"
import { fingerprint, newToken } from "../platform/identity/secrets.ts"
import { transaction } from "../platform/db/query.ts"
import { addGuest, isGuest } from "./guests.ts"
import { deviceLabel } from "./device-label.ts"
import { startDeviceLetter } from "./device-letters.ts"
import { deviceMark, findUsedParts, rememberDevice } from "./known-devices.ts"
import { endResets, findReset, consumeReset } from "./password-resets.ts"
import { checkedPhone } from "./phones.ts"
import { addSession, endSession, endSessions } from "./sessions.ts"
import { setNewsletterRequest } from "./user-emails.ts"
import { addUser, findUser, findUserByEmail, lockUser, renewHash, savePassword } from "./users.ts"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import { CurrentCaller, currentSession } from "../platform/identity/caller.ts"
import { callerNetwork, countTry, limits, refuseWhenBusy } from "../platform/api/limits.ts"
import { hashNewPassword } from "./new-password.ts"
import { notFound, refuseCall, refusalTexts } from "../platform/api/refusal.ts"
import { offerOwnEmailLetter } from "./send-email-letters.ts"
import { sendResetLetter } from "./send-reset-letter.ts"
import { admitLogIn, resetLoginCounters, signInOrigin } from "./slow-tries.ts"
import type { Handlers } from "../platform/api/served-calls.ts"

type SessionKey = Extract<keyof Handlers, `session.${string}`>

export const sessionHandlers = (publicUrl: string): Pick<Handlers, SessionKey> => ({
  "session.logIn": Effect.fn("session.logIn")(function* ({ body: { email, password } }) {
    const turn = yield* admitLogIn(email)
    const user = yield* findUserByEmail(email)
    const passwords = yield* Passwords
    const isRight = yield* refuseWhenBusy(passwords.verify(password, user?.passwordHash ?? null, turn))
    if (user === null || !isRight) return yield* refuseCall(403, "Неверный логин или пароль")
    yield* turn.succeed(user.id)
    yield* rehash(user, password, turn)
    const signedIn = yield* signIn(user.id)
    if (turn.isNewDevice) yield* startDeviceLetter(user.id, publicUrl)
    return signedIn
  }),

  "session.me": Effect.fn("session.me")(function* () {
    const { token } = yield* CurrentCaller
    const { user } = yield* currentSession
    return token === null ? yield* Effect.die(new Error("a session has no token")) : { ...user, token }
  }),

  "session.logOut": Effect.fn("session.logOut")(function* () {
    const { token } = yield* CurrentCaller
    if (token !== null) yield* endSession(fingerprint(token))
    return {}
  }),

  "session.register": Effect.fn("session.register")(function* ({ body: { email, isAcceptedNewsletter, name, password, phone } }) {
    const origin = yield* signInOrigin
    yield* countTry(limits.register, origin.network)
    const checked = yield* checkedPhone(phone)
    const owner = { email, ...splitFullName(name), phone: checked }
    // Hashing precedes the lookup of the address, so that timing does not reveal whether it has an account.
    const passwordHash = yield* hashNewPassword({ password, field: "password", owner, asker: { network: origin.network, isKnown: false } })
    const signedIn = yield* transaction(
      Effect.gen(function* () {
        const id = yield* addUser({ email, passwordHash, ...splitFullName(name), phone: checked })
        if (id === null) return yield* userExists
        yield* rememberDevice(id, origin)
        yield* setNewsletterRequest(id, isAcceptedNewsletter)
        return yield* signIn(id)
      })
    )
    yield* offerOwnEmailLetter(signedIn.user, publicUrl)
    return signedIn
  }),

  "session.askReset": Effect.fn("session.askReset")(function* ({ body: { email } }) {
    const origin = yield* signInOrigin
    const usedParts = yield* findUsedParts(email, origin)
    if (!usedParts.isDevice) yield* countTry(limits.askResetFromNetwork, origin.network)
    const jobs = yield* BackgroundJobs
    yield* jobs.start(sendResetLetter({ email, publicUrl, origin, usedParts }))
    return {}
  }),

  "session.reset": Effect.fn("session.reset")(function* ({ body: { password }, params: { token } }) {
    const network = yield* callerNetwork
    const tokenHash = fingerprint(token)
    const ownerId = yield* findReset(tokenHash)
    if (ownerId === null) return yield* Effect.andThen(countTry(limits.reset, network), linkIsClosed)
    const owner = yield* findUser(ownerId)
    const passwordHash = yield* hashNewPassword({ password, field: "password", owner, asker: { network, isKnown: true } })
    yield* transaction(
      Effect.gen(function* () {
        yield* lockUser(ownerId)
        const userId = yield* consumeReset(tokenHash)
        if (userId === null) return yield* linkIsClosed
        yield* savePassword(userId, passwordHash)
        yield* endSessions(userId, null)
        yield* endResets(userId)
        yield* confirmEmailByReset(userId)
      })
    )
    yield* resetLoginCounters(ownerId, owner.email)
    return {}
  }),

  "session.checkReset": Effect.fn("session.checkReset")(function* ({ body: { token } }) {
    const isOpen = (yield* findReset(fingerprint(token))) !== null
    if (!isOpen) yield* countTry(limits.reset, yield* callerNetwork)
    return { isOpen }
  }),

  "session.guest": Effect.fn("session.guest")(function* () {
    const { saleUserId } = yield* CurrentCaller
    if (saleUserId !== null && (yield* isGuest(saleUserId))) return { id: saleUserId }
    yield* countTry(limits.guest, yield* callerNetwork)
    const id = randomUUID()
    yield* addGuest(id)
    return { id }
  })
})

/** Skipped when the queue is full. */
const rehash = Effect.fnUntraced(function* (
  { id, passwordHash }: { readonly id: number; readonly passwordHash: string },
  password: string,
  asker: PasswordCaller
) {
  const passwords = yield* Passwords
  if (!passwords.needsRehash(passwordHash)) return
  const renewed = yield* Effect.catchTag(passwords.hash(password, asker), "PasswordsBusy", () => Effect.succeed(null))
  if (renewed !== null) yield* renewHash(id, passwordHash, renewed)
})

const userExists = refuseCall(409, refusalTexts.userExists)

const linkIsClosed = Effect.fail(notFound("Ссылка устарела или уже сработала. Запросите письмо ещё раз"))

const signIn = (userId: number) =>
  Effect.gen(function* () {
    const token = newToken()
    const { deviceId, userAgent } = yield* CurrentCaller
    yield* addSession(userId, fingerprint(token), { label: deviceLabel(userAgent), mark: deviceMark(userId, deviceId) })
    return { token, user: yield* findUser(userId) }
  })
