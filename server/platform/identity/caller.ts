import { Context, Effect } from "effect"
import type { Access } from "../../../core/contract/endpoint.ts"
import type { User } from "../../../core/contract/session.ts"
import { fingerprint } from "./secrets.ts"
import type { Database, DatabaseFailed } from "../db/database.ts"
import type { DatabaseEffect } from "../db/query.ts"
import { CallRefused } from "../api/refusal.ts"

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

/** Sessions of the shop (`account/session-lookup.ts`). */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** Finds the session of a token; `null` for an invalid one. */
    readonly find: (caller: Caller & { readonly token: string }) => DatabaseEffect<Session | null>
    /** Activates and logs the use of an operator's token by an API call. */
    readonly noteOperator: (call: string) => Effect.Effect<void, never, Database>
  }
>()("shop/server/identity/Sessions") {}

/** Authenticates the caller. Fails with 401 for a guest where a user is required, and for an invalid token. */
export const admit = (access: Access): Effect.Effect<Session | null, CallRefused | DatabaseFailed, Database | Sessions> =>
  Effect.gen(function* () {
    if (access === "anyone") return null
    const caller = yield* CurrentCaller
    const { token } = caller
    if (token === null) return access === "guest" ? null : yield* notSignedIn
    const { find } = yield* Sessions
    return (yield* find({ ...caller, token })) ?? (yield* notSignedIn)
  })

export const currentSession: Effect.Effect<Session, CallRefused> = Effect.flatMap(CurrentSession, (session) =>
  session === null ? notSignedIn : Effect.succeed(session)
)

export const deviceHashOf = ({ deviceId }: Caller): string | null => (deviceId === null ? null : fingerprint(`device ${deviceId}`))

const notSignedIn = Effect.fail(new CallRefused({ status: 401, message: "Войдите, чтобы продолжить", errors: {} }))
