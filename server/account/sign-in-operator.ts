import { Effect, Schema } from "effect"
import { operatorPrefix } from "../../core/domain/account/operator-token.ts"
import { fingerprint, newToken } from "../platform/identity/secrets.ts"
import { findUserByEmail } from "./users.ts"
import { callerNetwork } from "../platform/api/limits.ts"
import { notFound } from "../platform/api/refusal.ts"
import { operatorQuery, type OperatorEndpoint, operatorCommand } from "../platform/http/operator-endpoint.ts"
import { addSignIn, endOverdue, linkMinutes, readSignInLog, sessionHours } from "./operator-sign-ins.ts"

const maxLogEntries = 1000

const makeLink = ({ by, email, reason }: typeof RequestBody.Type, publicUrl: string) =>
  Effect.gen(function* () {
    const customer = yield* findUserByEmail(email)
    if (customer === null) return yield* notFound("Такого покупателя нет")
    const token = operatorPrefix + newToken()
    yield* endOverdue
    yield* addSignIn({ userId: customer.id, tokenHash: fingerprint(token), madeBy: by, reason, network: yield* callerNetwork })
    return { link: `${publicUrl}/?silenceIsGold=${token}`, linkMinutes, sessionHours }
  })

const ShortText = Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(500))
const RequestBody = Schema.Struct({ email: ShortText, by: ShortText, reason: ShortText })

/** Operator endpoints to sign in as a customer (`npm run sign-in`) and read the log (SEC-007). */
export const signInEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorCommand(
    "/internal/sign-ins",
    { body: RequestBody, expected: "Нужны e-mail покупателя, кто входит и причина" },
    (body, { publicUrl }) => makeLink(body, publicUrl)
  ),
  operatorQuery("/internal/sign-ins", () => Effect.andThen(endOverdue, readSignInLog(maxLogEntries)))
]
