import { Context, type Effect, Schema } from "effect"
import type { AnswerOf, Endpoint, InputOf } from "../../contract/endpoint.ts"

const call = { call: Schema.String, requestId: Schema.NullOr(Schema.String) }

/** No answer: the network is down, or the shop did not answer in time. */
export class Unreachable extends Schema.TaggedError<Unreachable>()("Unreachable", { ...call, timedOut: Schema.Boolean }) {}

/** The shop answered with a status of 500 and above. */
export class ServerFailed extends Schema.TaggedError<ServerFailed>()("ServerFailed", { ...call, status: Schema.Int }) {}

/** 429. */
export class TooOften extends Schema.TaggedError<TooOften>()("TooOften", { ...call, retryAfterSeconds: Schema.NullOr(Schema.Int) }) {}

/** The shop said no: `message` is for the shopper, `errors` stand at their fields (`cart §8`). */
export class Refused extends Schema.TaggedError<Refused>()("Refused", {
  ...call,
  status: Schema.Int,
  message: Schema.String,
  errors: Schema.Record(Schema.String, Schema.String)
}) {}

/** An answer that does not fit the contract; `field` names the first place that does not, as `items.3.price`. */
export class Unreadable extends Schema.TaggedError<Unreadable>()("Unreadable", { ...call, field: Schema.String, reason: Schema.String }) {}

export const ApiError = Schema.Union([Unreachable, ServerFailed, TooOften, Refused, Unreadable])
export type ApiError = typeof ApiError.Type

/** What goes with one call beside its input: the captcha's token, where there is one (SEC-006), and the key under which a write is done once. */
export type CallOptions = {
  readonly captchaToken?: string
  readonly idempotencyKey?: string
  /** The key is made of what is sent and of who sends it: sent again word for word it is the same write. */
  readonly isKeyedByContent?: true
  /** In whose name it is asked, where that is not the visitor's: a link's token before it is taken, one that was forgotten a moment ago. */
  readonly token?: string
  /** It is sent to its end even where the page is closed at once. */
  readonly outlivesPage?: true
}

/** The product API: any call of the contract, with a typed answer or a typed error. */
export class Api extends Context.Service<
  Api,
  {
    call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Effect.Effect<AnswerOf<E>, ApiError>
  }
>()("shop/core/services/Api") {}
