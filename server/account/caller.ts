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

/** Caller as stated by the request; none of it is verified. */
export type Caller = {
  readonly token: string | null
  readonly saleUserId: string | null
  /** IP address of the request; `null` for calls within the process. */
  readonly address: string | null
  /** `x-device-id`: a number that the browser stores (SEC-005). */
  readonly deviceId: string | null
  readonly idempotencyKey: string | null
  /** `x-token`: the captcha token (SEC-006). */
  readonly captchaToken: string | null
  /** `User-Agent`; never stored, only its label is (`device-label.ts`). */
  readonly userAgent: string | null
}

/** Caller of the current request; a guest by default. */
export const CurrentCaller = Context.Reference<Caller>("shop/server/api/CurrentCaller", {
  defaultValue: () => ({
    ...{ token: null, saleUserId: null, address: null, deviceId: null, idempotencyKey: null, captchaToken: null, userAgent: null }
  })
})

export type Session = {
  readonly user: User
  readonly tokenHash: string
  /** An operator acts for the customer and may not change the account's email or password. */
  readonly isOperator: boolean
}

/** Session found by `admit`; `null` for a guest. */
export const CurrentSession = Context.Reference<Session | null>("shop/server/api/CurrentSession", { defaultValue: () => null })

/** Authenticates the caller. Fails with 401 for a guest where a user is required, and for an invalid token. */
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

export const currentSession: Effect.Effect<Session, CallRefused> = Effect.flatMap(CurrentSession, (session) =>
  session === null ? notSignedIn : Effect.succeed(session)
)

export const deviceHashOf = ({ deviceId }: Caller): string | null => (deviceId === null ? null : fingerprint(`device ${deviceId}`))

/** Locks the signed-in user until the transaction ends. */
export const openOwn = Effect.gen(function* () {
  const { user } = yield* currentSession
  yield* lockUser(user.id)
  return { userId: user.id, owner: ownerName({ userId: user.id }) }
})

const notSignedIn = Effect.fail(new CallRefused({ status: 401, message: "Войдите, чтобы продолжить", errors: {} }))
