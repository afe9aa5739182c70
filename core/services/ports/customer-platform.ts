import { Context, type Effect, Schema } from "effect"
import type { OperationName } from "../../domain/marketing/operations.ts"

/** No answer, or one that says: later. It is sent again. */
export class PlatformUnreachable extends Schema.TaggedError<PlatformUnreachable>()("PlatformUnreachable", {
  operation: Schema.String,
  reason: Schema.String
}) {}

/** The platform does not take it, and will not. */
export class PlatformRefused extends Schema.TaggedError<PlatformRefused>()("PlatformRefused", {
  operation: Schema.String,
  status: Schema.Int
}) {}

export const PlatformError = Schema.Union([PlatformUnreachable, PlatformRefused])
export type PlatformError = typeof PlatformError.Type

/** One operation as the platform takes it (API-093). */
export type PlatformCall = {
  readonly operation: OperationName
  readonly deviceId: string
  readonly body: Readonly<Record<string, unknown>>
}

/** The customer-data platform: another's, where one is configured, else the shop's own server. */
export class CustomerPlatform extends Context.Service<CustomerPlatform, { send(call: PlatformCall): Effect.Effect<void, PlatformError> }>()(
  "shop/core/services/CustomerPlatform"
) {}
