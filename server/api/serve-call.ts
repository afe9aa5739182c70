import { type Cause, Effect, Result, Schema } from "effect"
import type { InProcessAnswer } from "../../app/renderer.ts"
import type { AnswerOf, Endpoint, InputOf } from "../../core/contract/endpoint.ts"
import type { Passwords } from "../accounts/passwords.ts"
import type { Database, DatabaseFailed } from "../db/database.ts"
import type { Errands } from "../errands.ts"
import type { Mail } from "../mail/mail.ts"
import { fieldErrors } from "../../core/contract/field-errors.ts"
import { CallRefused, refusalTexts } from "./refusal.ts"

/** What the calls stand on. */
export type CallServices = Database | Errands | Mail | Passwords

/** What stands behind one call: the decoded input goes in, the answer or a declared refusal comes out. */
export type Handler<E extends Endpoint> = (input: InputOf<E>) => Effect.Effect<AnswerOf<E>, CallRefused | DatabaseFailed, CallServices>

/** The three parts of a request as they came over the wire. */
export type RawInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

/** One call of the contract, ready to be asked over HTTP or in process. It never fails: a defect is answered with 500 and logged. */
export type ServedCall = {
  readonly endpoint: Endpoint
  readonly answer: (input: RawInput) => Effect.Effect<InProcessAnswer, never, CallServices>
}

/** Decodes by the contract, runs the handler, encodes by the contract. */
export const serveCall = <E extends Endpoint>(endpoint: E, handler: Handler<E>): ServedCall => {
  const decode = makeDecoder(endpoint)
  const encode = Schema.encodeUnknownEffect(endpoint.answer, { errors: "all" })
  return {
    endpoint,
    answer: (raw) =>
      decode(raw).pipe(
        Effect.flatMap(handler),
        Effect.flatMap(encode),
        Effect.map((data): InProcessAnswer => ({ status: 200, data })),
        Effect.catchTag("CallRefused", (refused) =>
          isDeclared(endpoint, refused) ? Effect.succeed(toAnswer(refused)) : Effect.die(refused)
        ),
        Effect.catchCause((cause) => Effect.as(logDefect(endpoint, cause), failed))
      )
  }
}

/** All three parts are decoded before anything is said, so that every error comes at once. */
const makeDecoder = <E extends Endpoint>(endpoint: E) => {
  const strictly = { errors: "all", onExcessProperty: "error" } as const
  const params = Schema.decodeUnknownResult(endpoint.params, strictly)
  const query = Schema.decodeUnknownResult(endpoint.query, strictly)
  const body = Schema.decodeUnknownResult(endpoint.body, strictly)
  return (raw: RawInput): Effect.Effect<InputOf<E>, CallRefused> => {
    const parts = { params: params(raw.params), query: query(raw.query), body: body(raw.body) }
    if (Result.isSuccess(parts.params) && Result.isSuccess(parts.query) && Result.isSuccess(parts.body)) {
      return Effect.succeed({ params: parts.params.success, query: parts.query.success, body: parts.body.success })
    }
    const errors = Object.entries(parts).flatMap(([name, part]) =>
      Result.isFailure(part) ? Object.entries(fieldErrors(part.failure.issue, name)) : []
    )
    return Effect.fail(new CallRefused({ status: 422, message: refusalTexts.unfit, errors: Object.fromEntries(errors) }))
  }
}

/** 422 for input that does not decode is everyone's, and so is 503 of a shop that has no hands free. */
const isDeclared = (endpoint: Endpoint, refused: CallRefused): boolean =>
  refused.status === 422 || refused.status === 503 || endpoint.refusals.includes(refused.status)

const toAnswer = ({ errors, message, retryAfterSeconds, status }: CallRefused): InProcessAnswer => ({
  status,
  message,
  errors,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
})

const failed: InProcessAnswer = { status: 500, message: refusalTexts.failed, errors: {} }

const logDefect = (endpoint: Endpoint, cause: Cause.Cause<unknown>) =>
  Effect.annotateLogs(Effect.logError("The call failed", cause), { call: endpoint.key })
