import { Context, Effect, Schema } from "effect"
import { type BareKey, type CallKey, type EndpointByKey, type GivenByKey, loadEndpoint } from "../../contract/calls.ts"
import type { AnswerOf, Endpoint } from "../../contract/endpoint.ts"

const ofCall = { call: Schema.String, requestId: Schema.NullOr(Schema.String) }

/** No answer: the network is down, or the shop did not answer in time. */
export class Unreachable extends Schema.TaggedError<Unreachable>()("Unreachable", { ...ofCall, timedOut: Schema.Boolean }) {}

/** The shop answered with a status of 500 and above. */
export class ServerFailed extends Schema.TaggedError<ServerFailed>()("ServerFailed", { ...ofCall, status: Schema.Int }) {}

/** 429. */
export class TooOften extends Schema.TaggedError<TooOften>()("TooOften", { ...ofCall, retryAfterSeconds: Schema.NullOr(Schema.Int) }) {}

/** The shop said no: `message` is for the shopper, `errors` stand at their fields. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  ...ofCall,
  status: Schema.Int,
  message: Schema.String,
  errors: Schema.Record(Schema.String, Schema.String)
}) {}

/** An answer that does not fit the contract; `field` names the first place that does not, as `items.3.price`. */
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
  /** Hears which share has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** What goes with one call beside its input: the captcha's token, where there is one (SEC-006), and the key under which a write is done once. */
export type CallOptions = {
  readonly captchaToken?: string
  readonly idempotencyKey?: string
  /** The key is made of what is sent and of who sends it: sent again word for word it is the same write. */
  readonly isKeyedByContent?: true
  /** In whose name it is asked, where that is not the visitor's: a link's token before it is taken, one that was forgotten a moment ago. */
  readonly token?: string
  /** The bytes that a call with a `file` brings as its body. */
  readonly file?: Uint8Array<ArrayBuffer>
  /** The file that a call with a multipart `file` brings. */
  readonly upload?: Upload
  /** It is sent to its end even where the page is closed at once. */
  readonly outlivesPage?: true
}

/** The product API: any call of the contract by its key, with a typed answer or a typed error, which stands in the log already. */
export class Api extends Context.Service<
  Api,
  {
    call<K extends BareKey>(key: K, given?: GivenByKey[K], options?: CallOptions): Effect.Effect<AnswerOf<EndpointByKey[K]>, ApiError>
    call<K extends CallKey>(key: K, given: GivenByKey[K], options?: CallOptions): Effect.Effect<AnswerOf<EndpointByKey[K]>, ApiError>
  }
>()("shop/core/services/Api") {}

/** A whole input: a part that the call does not have, or that was left out, is empty. */
export type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

/** A way to the shop: one call to its end. */
export type Send = <E extends Endpoint>(endpoint: E, input: Input, options?: CallOptions) => Effect.Effect<AnswerOf<E>, ApiError>

/** The API over a way to the shop. The schemas of a call come with the first one that is made. */
export const makeApi = (send: Send): Api["Service"] => ({
  call: <K extends CallKey>(key: K, given?: Partial<Input>, options?: CallOptions): Effect.Effect<AnswerOf<EndpointByKey[K]>, ApiError> =>
    Effect.promise(() => loadEndpoint(key)).pipe(
      Effect.flatMap((endpoint) => send(endpoint, { params: {}, query: {}, body: {}, ...given }, options)),
      Effect.tapError(logFailure)
    )
})

/** What an answer or a refusal says may be a shopper's own: it is in no log. */
export const logFailure = (error: ApiError): Effect.Effect<void> => {
  const { _tag, call, requestId } = error
  const more = "status" in error ? { status: error.status } : "field" in error ? { field: error.field } : {}
  return Effect.logWarning("call failed", { call, error: _tag, requestId, ...more })
}
