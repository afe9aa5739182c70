import { Context, type Effect, Schema } from "effect"

/** A page's payload did not come, or not whole; the page falls back to its calls. */
export class PayloadUnavailable extends Schema.TaggedError<PayloadUnavailable>()("PayloadUnavailable", { reason: Schema.String }) {}

/** The body of `{path}/_payload.json`: the answers of a page's calls by key, encoded; `null` for an optional call that failed. */
export const Payload = Schema.Struct({ status: Schema.Int, data: Schema.Record(Schema.String, Schema.Unknown) })
export type Payload = typeof Payload.Type

/** The answers that a page needs, in one load; `undefined` where the calls are as near as a payload. */
export class Payloads extends Context.Service<
  Payloads,
  { read(address: { readonly path: string; readonly search: string }): Effect.Effect<Payload | undefined, PayloadUnavailable> }
>()("shop/core/services/Payloads") {}
