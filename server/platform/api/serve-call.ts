import { type Cause, Effect, Result, Schema } from "effect"
import type { InProcessAnswer } from "../../../app/renderer.ts"
import type { AnswerOf, Endpoint, InputOf } from "../../../core/contract/endpoint.ts"
import type { Passwords } from "../identity/passwords.ts"
import { type Database, type DatabaseFailed, isDatabaseAway, awayRetrySeconds } from "../db/database.ts"
import { SharesReads } from "../db/shared-reads.ts"
import type { BackgroundJobs } from "../background-jobs.ts"
import type { Files } from "../files/files.ts"
import type { Mail } from "../mail/mail.ts"
import { fieldErrors } from "../../../core/contract/field-errors.ts"
import { authenticate, CurrentSession, type Sessions } from "../identity/caller.ts"
import { boundedErrors } from "./bounded-errors.ts"
import { boundsOf, withinBounds } from "./bounds.ts"
import { CallRefused, refusalTexts } from "./refusal.ts"
import { CountUnfit } from "./unfit-count.ts"

export type CallServices = Database | BackgroundJobs | Files | Mail | Passwords | Sessions

export type Handler<E extends Endpoint> = (input: InputOf<E>) => Effect.Effect<AnswerOf<E>, CallRefused | DatabaseFailed, CallServices>

export type RawInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

/** Never fails: logs a defect and answers 500. */
export type ServedCall = {
  readonly endpoint: Endpoint
  /** Authenticates before `read` runs. */
  readonly answer: (read: Effect.Effect<RawInput, CallRefused>) => Effect.Effect<InProcessAnswer, never, CallServices>
}

export const serveCall = <E extends Endpoint>(endpoint: E, handler: Handler<E>): ServedCall => {
  const decode = makeDecoder(endpoint)
  const encode = Schema.encodeUnknownEffect(endpoint.answer, { errors: "all" })
  const sharesReads = Effect.provideService(SharesReads, endpoint.method === "GET")
  return {
    endpoint,
    answer: (read) =>
      authenticate(endpoint.access).pipe(
        Effect.flatMap((session) =>
          read.pipe(
            Effect.flatMap(decode),
            Effect.tapError(({ status }) => (status === 429 ? Effect.void : Effect.flatten(CountUnfit))),
            Effect.flatMap(handler),
            Effect.provideService(CurrentSession, session)
          )
        ),
        Effect.flatMap(encode),
        Effect.map((data): InProcessAnswer => ({ status: 200, data })),
        Effect.catchTag("CallRefused", (refused) =>
          isDeclared(endpoint, refused) ? Effect.succeed(toAnswer(refused)) : Effect.die(refused)
        ),
        Effect.catchCause((cause) =>
          isDatabaseAway(cause) ? Effect.as(logAway(endpoint, cause), away) : Effect.as(logDefect(endpoint, cause), failed)
        ),
        sharesReads
      )
  }
}

/** An oversized value is not decoded, and only its length is reported. */
const makeDecoder = <E extends Endpoint>(endpoint: E) => {
  const strictly = { errors: "all", onExcessProperty: "error" } as const
  const params = Schema.decodeUnknownResult(endpoint.params, strictly)
  const query = Schema.decodeUnknownResult(endpoint.query, strictly)
  const body = Schema.decodeUnknownResult(endpoint.body, strictly)
  const bounds = { params: boundsOf(endpoint.params), query: boundsOf(endpoint.query), body: boundsOf(endpoint.body) }
  return (raw: RawInput): Effect.Effect<InputOf<E>, CallRefused> => {
    const bounded = {
      params: withinBounds(bounds.params, raw.params),
      query: withinBounds(bounds.query, raw.query),
      body: withinBounds(bounds.body, raw.body)
    }
    const parts = { params: params(bounded.params.value), query: query(bounded.query.value), body: body(bounded.body.value) }
    const lengthErrors = { ...bounded.params.errors, ...bounded.query.errors, ...bounded.body.errors }
    const isWithinBounds = Object.keys(lengthErrors).length === 0
    if (isWithinBounds && Result.isSuccess(parts.params) && Result.isSuccess(parts.query) && Result.isSuccess(parts.body)) {
      return Effect.succeed({ params: parts.params.success, query: parts.query.success, body: parts.body.success })
    }
    const errors = Object.entries(parts).flatMap(([name, part]) =>
      Result.isFailure(part) ? Object.entries(fieldErrors(part.failure.issue, name)) : []
    )
    return Effect.fail(
      new CallRefused({
        status: 422,
        message: refusalTexts.unfit,
        errors: boundedErrors({ ...Object.fromEntries(errors), ...lengthErrors })
      })
    )
  }
}

const isDeclared = (endpoint: Endpoint, { status }: CallRefused): boolean =>
  (status === 401 && endpoint.access !== "anyone") ||
  status === 415 ||
  status === 422 ||
  status === 429 ||
  status === 503 ||
  endpoint.refusals.includes(status)

const toAnswer = ({ errors, message, retryAfterSeconds, status }: CallRefused): InProcessAnswer => ({
  status,
  message,
  errors,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
})

const failed: InProcessAnswer = { status: 500, message: refusalTexts.failed, errors: {} }

const away: InProcessAnswer = { status: 503, message: refusalTexts.away, errors: {}, retryAfterSeconds: awayRetrySeconds }

const logAway = (endpoint: Endpoint, cause: Cause.Cause<unknown>) =>
  Effect.annotateLogs(Effect.logError("The database is not reachable", cause), { call: endpoint.key })

const logDefect = (endpoint: Endpoint, cause: Cause.Cause<unknown>) =>
  Effect.annotateLogs(Effect.logError("The call failed", cause), { call: endpoint.key })
