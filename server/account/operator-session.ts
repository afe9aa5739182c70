import { Effect } from "effect"
import { isOperatorToken } from "../../core/domain/account/operator-token.ts"
import { fingerprint } from "../platform/identity/secrets.ts"
import type { Database } from "../platform/db/database.ts"
import type { DatabaseEffect } from "../platform/db/query.ts"
import { activateSignIn, findRefusalCause, logRefusal } from "./operator-sign-ins.ts"
import { countOne } from "../platform/db/rate-limits.ts"
import { CurrentCaller, deviceHashOf } from "../platform/identity/caller.ts"
import { callerNetwork } from "../platform/api/limits.ts"

/** Refusals logged per hour for one token, or for all unknown tokens together. */
const maxLoggedRefusals = 60

/** Activates an operator's link at its first `GET /session/` and records why a token is invalid; refusing it is left to the call. */
export const trackOperator = (call: string): Effect.Effect<void, never, Database> =>
  Effect.gen(function* () {
    const caller = yield* CurrentCaller
    if (caller.token === null || !isOperatorToken(caller.token)) return
    const tokenHash = fingerprint(caller.token)
    const origin = { deviceHash: deviceHashOf(caller), network: yield* callerNetwork }
    if (call === "session.me" && origin.deviceHash !== null) yield* activateSignIn(tokenHash, origin.deviceHash, origin.network)
    const { cause, id } = yield* findRefusalCause(tokenHash, origin.deviceHash)
    if (cause !== null && (yield* isWorthNoting(id))) yield* logRefusal(id, cause, origin)
  }).pipe(Effect.catchCause((cause) => Effect.logError("Could not check the session of an operator", cause)))

const isWorthNoting = (id: number | null): DatabaseEffect<boolean> =>
  Effect.map(countOne(fingerprint(`operator refusals ${id ?? "unknown"}`), 60 * 60), ({ count }) => count <= maxLoggedRefusals)
