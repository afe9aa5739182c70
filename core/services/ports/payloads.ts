import { Context, type Effect, Schema } from "effect"

/** The payload did not load or is incomplete; the page falls back to single calls. */
export class PayloadUnavailable extends Schema.TaggedError<PayloadUnavailable>()("PayloadUnavailable", { reason: Schema.String }) {}

/** Body of `{path}/_payload.json`: encoded responses by key; `null` for a failed optional call. */
export const Payload = Schema.Struct({ status: Schema.Int, data: Schema.Record(Schema.String, Schema.Unknown) })
export type Payload = typeof Payload.Type

/** All responses of a page in one request; `undefined` where single calls are as cheap (on the server). */
export class Payloads extends Context.Service<
  Payloads,
  { read(address: { readonly path: string; readonly search: string }): Effect.Effect<Payload | undefined, PayloadUnavailable> }
>()("shop/core/services/Payloads") {}
