import { Effect, Layer } from "effect"
import { isOperatorToken } from "../../core/domain/account/operator-token.ts"
import { deviceHashOf, Sessions } from "../platform/identity/caller.ts"
import { fingerprint } from "../platform/identity/secrets.ts"
import { trackOperator } from "./operator-session.ts"
import { findSignedIn } from "./operator-sign-ins.ts"
import { findSession } from "./sessions.ts"

export const sessionsLayer = Layer.succeed(Sessions, {
  trackOperator,
  find: (caller) => {
    const tokenHash = fingerprint(caller.token)
    const isOperator = isOperatorToken(caller.token)
    const findUser = isOperator ? findSignedIn(tokenHash, deviceHashOf(caller)) : findSession(tokenHash)
    return Effect.map(findUser, (user) => (user === null ? null : { user, tokenHash, isOperator }))
  }
})
