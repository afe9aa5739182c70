import { Context, type Effect, Schema } from "effect"
import type { OperationName } from "../../domain/marketing/operations.ts"

/** No response or a temporary failure; retried. */
export class PlatformUnreachable extends Schema.TaggedError<PlatformUnreachable>()("PlatformUnreachable", {
  operation: Schema.String,
  reason: Schema.String
}) {}

/** Permanent refusal. */
export class PlatformRefused extends Schema.TaggedError<PlatformRefused>()("PlatformRefused", {
  operation: Schema.String,
  status: Schema.Int
}) {}

export const PlatformError = Schema.Union([PlatformUnreachable, PlatformRefused])
export type PlatformError = typeof PlatformError.Type

/** Operation as the platform accepts it (API-093). */
export type PlatformCall = {
  readonly operation: OperationName
  readonly deviceId: string
  readonly body: Readonly<Record<string, unknown>>
}

/** External platform if configured, otherwise the shop's own server. */
export class CustomerPlatform extends Context.Service<CustomerPlatform, { send(call: PlatformCall): Effect.Effect<void, PlatformError> }>()(
  "shop/core/services/CustomerPlatform"
) {}
