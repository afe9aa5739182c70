import { Effect, Schema, SchemaIssue } from "effect"
import type { AnswerOf, Endpoint } from "../../core/contract/endpoint.ts"
import { type ApiError, Refused, ServerFailed, TooOften, Unreadable } from "../../core/services/ports/api.ts"

export type Reply = {
  readonly status: number
  readonly requestId: string | null
  readonly retryAfter: string | null
  readonly text: string
}

/** Decodes a response, ignoring unknown fields of newer servers. A 429 with a reason is a refusal, without one a rate limit. */
export const readReply = <E extends Endpoint>(
  endpoint: E,
  { requestId, retryAfter, status, text }: Reply
): Effect.Effect<AnswerOf<E>, ApiError> => {
  const call = { call: endpoint.key, requestId }
  const unreadable = ({ issue }: Schema.SchemaError) => new Unreadable({ ...call, ...firstIssue(issue) })
  if (status >= 500) return Effect.fail(new ServerFailed({ ...call, status }))
  if (status === 429 && !text.includes('"reason":')) return Effect.fail(new TooOften({ ...call, retryAfterSeconds: secondsIn(retryAfter) }))
  if (status >= 400) {
    return Effect.mapError(decodeRefusal(text), unreadable).pipe(
      Effect.flatMap(({ data, message }) => Effect.fail(new Refused({ ...call, status, message, errors: data?.errors ?? {} })))
    )
  }
  const decode = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.Struct({ data: endpoint.answer })))
  return Effect.mapBoth(decode(text), { onSuccess: ({ data }) => data, onFailure: unreadable })
}

/** Body of a refusal (API-003). */
const Refusal = Schema.Struct({
  message: Schema.String,
  data: Schema.optionalKey(Schema.Struct({ errors: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)) }))
})
const decodeRefusal = Schema.decodeUnknownEffect(Schema.fromJsonString(Refusal))

/** First invalid path, relative to `data`. */
const firstIssue = (issue: SchemaIssue.Issue): { readonly field: string; readonly reason: string } => {
  const [first] = SchemaIssue.makeFormatterStandardSchemaV1()(issue).issues
  const [head = "data", ...rest] = (first?.path ?? []).map(String)
  return { field: head === "data" && rest.length > 0 ? rest.join(".") : [head, ...rest].join("."), reason: first?.message ?? "" }
}

const secondsIn = (retryAfter: string | null): number | null =>
  retryAfter !== null && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : null
