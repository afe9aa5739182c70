import { Context, Effect } from "effect"
import type { Access } from "../../core/contract/endpoint.ts"
import type { User } from "../../core/contract/session.ts"
import { isOperatorToken } from "../../core/domain/account/operator-token.ts"
import { fingerprint } from "./secrets.ts"
import { ownerName } from "../cart/carts.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { findSignedIn } from "../operator/operator-sign-ins.ts"
import { findSession } from "./sessions.ts"
import { lockUser } from "./users.ts"
import { CallRefused } from "../platform/api/refusal.ts"

/** Who makes a call, as the request says it: nothing of it is proven. */
export type Caller = {
  /** Bearer token of `Authorization`. */
  readonly token: string | null
  /** `x-sale-user-id`. */
  readonly saleUserId: string | null
  /** The address that the request came from; none for calls within the process. */
  readonly address: string | null
  /** `x-device-id`: a number that the browser keeps (SEC-005). */
  readonly deviceId: string | null
  /** `Idempotency-Key`, as it was sent. */
  readonly idempotencyKey: string | null
  /** `x-token`: the captcha's, where there is one (SEC-006). */
  readonly captchaToken: string | null
  /** `User-Agent`; nothing keeps it (`device-label.ts`). */
  readonly userAgent: string | null
}

/** The caller of the request under way; a guest wherever nobody has said otherwise, as in the pages that the server draws. */
export const CurrentCaller = Context.Reference<Caller>("shop/server/api/CurrentCaller", {
  defaultValue: () => ({
    ...{ token: null, saleUserId: null, address: null, deviceId: null, idempotencyKey: null, captchaToken: null, userAgent: null }
  })
})

/** The session that a call stands in. */
export type Session = {
  readonly user: User
  readonly tokenHash: string
  /** The house acts for the customer: it helps, and takes nothing over. */
  readonly isOperator: boolean
}

/** The session that `admit` has found for the call under way; `null` for a guest, and where nobody was asked for a token. */
export const CurrentSession = Context.Reference<Session | null>("shop/server/api/CurrentSession", { defaultValue: () => null })

/** Judges who makes a call, by what its endpoint asks for: 401 for a guest where a user is asked for, and for a token that is no good. */
export const admit = (access: Access): Effect.Effect<Session | null, CallRefused | DatabaseFailed, Database> =>
  Effect.gen(function* () {
    if (access === "anyone") return null
    const caller = yield* CurrentCaller
    if (caller.token === null) return access === "guest" ? null : yield* notSignedIn
    const tokenHash = fingerprint(caller.token)
    const isOperator = isOperatorToken(caller.token)
    const user = yield* isOperator ? findSignedIn(tokenHash, deviceHashOf(caller)) : findSession(tokenHash)
    return user === null ? yield* notSignedIn : { user, tokenHash, isOperator }
  })

/** The session of a call whose endpoint asks for a user: found once, before the call was read. */
export const currentSession: Effect.Effect<Session, CallRefused> = Effect.flatMap(CurrentSession, (session) =>
  session === null ? notSignedIn : Effect.succeed(session)
)

/** What is kept of the caller's device. */
export const deviceHashOf = ({ deviceId }: Caller): string | null => (deviceId === null ? null : fingerprint(`device ${deviceId}`))

/** The user of a call that writes a list of theirs; nobody else changes it until the transaction ends. */
export const openOwn = Effect.gen(function* () {
  const { user } = yield* currentSession
  yield* lockUser(user.id)
  return { userId: user.id, owner: ownerName({ userId: user.id }) }
})

const notSignedIn = Effect.fail(new CallRefused({ status: 401, message: "Войдите, чтобы продолжить", errors: {} }))
