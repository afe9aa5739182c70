import { Context, Effect } from "effect"
import type { Access } from "../../../core/contract/endpoint.ts"
import type { User } from "../../../core/contract/session.ts"
import { fingerprint } from "./secrets.ts"
import type { Database, DatabaseFailed } from "../db/database.ts"
import type { DatabaseEffect } from "../db/query.ts"
import { CallRefused } from "../api/refusal.ts"

/** Caller as the request states it, unverified. */
export type Caller = {
  readonly token: string | null
  readonly saleUserId: string | null
  /** `null` for calls within the process. */
  readonly address: string | null
  /** `x-device-id`: a number stored by the browser (SEC-005). */
  readonly deviceId: string | null
  readonly idempotencyKey: string | null
  /** `x-token` (SEC-006). */
  readonly captchaToken: string | null
  /** Only its label is ever stored (`device-label.ts`). */
  readonly userAgent: string | null
}

export const CurrentCaller = Context.Reference<Caller>("shop/server/api/CurrentCaller", {
  defaultValue: () => ({
    token: null,
    saleUserId: null,
    address: null,
    deviceId: null,
    idempotencyKey: null,
    captchaToken: null,
    userAgent: null
  })
})

export type Session = {
  readonly user: User
  readonly tokenHash: string
  /** An operator acts for the customer and may not change email or password. */
  readonly isOperator: boolean
}

/** Set by `authenticate`; `null` for a guest. */
export const CurrentSession = Context.Reference<Session | null>("shop/server/api/CurrentSession", { defaultValue: () => null })

/** Implemented by `account/session-lookup.ts`. */
export class Sessions extends Context.Service<
  Sessions,
  {
    readonly find: (caller: Caller & { readonly token: string }) => DatabaseEffect<Session | null>
    /** Activates an operator's token and logs its use by an API call. */
    readonly trackOperator: (call: string) => Effect.Effect<void, never, Database>
  }
>()("shop/server/identity/Sessions") {}

/** Fails with 401 for an invalid token, or a guest where a user is required. */
export const authenticate = (access: Access): Effect.Effect<Session | null, CallRefused | DatabaseFailed, Database | Sessions> =>
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

export const notSignedIn = Effect.fail(new CallRefused({ status: 401, message: "Войдите, чтобы продолжить", errors: {} }))
