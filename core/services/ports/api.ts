import { Context, Effect, Schema } from "effect"
import { type BareKey, type CallKey, type EndpointByKey, type GivenByKey, loadEndpoint } from "../../contract/calls.ts"
import type { AnswerOf, Endpoint } from "../../contract/endpoint.ts"

const ofCall = { call: Schema.String, requestId: Schema.NullOr(Schema.String) }

/** No response: the network is down or the request timed out. */
export class Unreachable extends Schema.TaggedError<Unreachable>()("Unreachable", { ...ofCall, timedOut: Schema.Boolean }) {}

/** Status 500 and above. */
export class ServerFailed extends Schema.TaggedError<ServerFailed>()("ServerFailed", { ...ofCall, status: Schema.Int }) {}

/** Status 429 without a reason. */
export class TooOften extends Schema.TaggedError<TooOften>()("TooOften", { ...ofCall, retryAfterSeconds: Schema.NullOr(Schema.Int) }) {}

/** `message` is for the user, `errors` belong to fields. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  ...ofCall,
  status: Schema.Int,
  message: Schema.String,
  errors: Schema.Record(Schema.String, Schema.String)
}) {}

/** Response that violates the contract; `field` is the first invalid path, such as `items.3.price`. */
export class Unreadable extends Schema.TaggedError<Unreadable>()("Unreadable", {
  ...ofCall,
  field: Schema.String,
  reason: Schema.String
}) {}

export const ApiError = Schema.Union([Unreachable, ServerFailed, TooOften, Refused, Unreadable])
export type ApiError = typeof ApiError.Type

export type Upload = {
  readonly field: string
  readonly name: string
  readonly blob: Blob
  /** Receives the share sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** `captchaToken`: SEC-006. */
export type CallOptions = {
  readonly captchaToken?: string
  readonly idempotencyKey?: string
  /** Derives the idempotency key from the caller and the body, so that a retry is idempotent. */
  readonly isKeyedByContent?: true
  /** Used instead of the visitor's token: of a link not yet accepted, or just removed. */
  readonly token?: string
  /** For a call with a `file`. */
  readonly file?: Uint8Array<ArrayBuffer>
  /** File of a multipart call. */
  readonly upload?: Upload
  /** Sent even if the page is closed (`keepalive`). */
  readonly outlivesPage?: true
}

/** Calls of the contract by key. Errors are already logged. */
export class Api extends Context.Service<
  Api,
  {
    call<K extends BareKey>(key: K, given?: GivenByKey[K], options?: CallOptions): Effect.Effect<AnswerOf<EndpointByKey[K]>, ApiError>
    call<K extends CallKey>(key: K, input: GivenByKey[K], options?: CallOptions): Effect.Effect<AnswerOf<EndpointByKey[K]>, ApiError>
  }
>()("shop/core/services/Api") {}

export type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

export type Send = <E extends Endpoint>(endpoint: E, input: Input, options?: CallOptions) => Effect.Effect<AnswerOf<E>, ApiError>

/** Loads the schemas of a call on first use. */
export const makeApi = (send: Send): Api["Service"] => ({
  call: <K extends CallKey>(key: K, given?: Partial<Input>, options?: CallOptions): Effect.Effect<AnswerOf<EndpointByKey[K]>, ApiError> =>
    Effect.promise(() => loadEndpoint(key)).pipe(
      Effect.flatMap((endpoint) => send(endpoint, { params: {}, query: {}, body: {}, ...given }, options)),
      Effect.tapError(logFailure)
    )
})

/** Omits response texts, which may be personal. */
export const logFailure = (error: ApiError): Effect.Effect<void> => {
  const { _tag, call, requestId } = error
  const more = "status" in error ? { status: error.status } : "field" in error ? { field: error.field } : {}
  return Effect.logWarning("call failed", { call, error: _tag, requestId, ...more })
}
