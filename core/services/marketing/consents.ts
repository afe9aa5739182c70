import { Effect, Option, Schema } from "effect"
import type { Consent, Permissions } from "../../domain/marketing/consent.ts"
import { holding } from "../../domain/marketing/holding.ts"
import type { DeviceStorage } from "../ports/device-storage.ts"

/** What a browser says of its visitor, and what time it is there. */
export type Privacy = {
  readonly now: () => number
  /** Global Privacy Control: nothing is to be told of the visitor. */
  readonly isOptedOut: () => boolean
}

const Kept = Schema.Struct({ analytics: Schema.Boolean, ads: Schema.Boolean, at: Schema.Finite })

/** The choice that the browser kept, where it still holds; one that cannot be read is none. */
export const readConsent = (kept: unknown, now: number): Consent | null =>
  holding(Option.getOrNull(Schema.decodeUnknownOption(Kept)(kept)), now)

/** Keeps a choice for a year. What is not allowed any more is forgotten at once, whatever waits to be sent. */
export const keepConsent = Effect.fnUntraced(function* (storage: DeviceStorage["Service"], permissions: Permissions, at: number) {
  const consent: Consent = { ...permissions, at }
  yield* storage.update("consent", () => consent)
  if (!permissions.analytics) yield* Effect.all([storage.update("platform", () => null), storage.update("marketing", () => null)])
  return consent
})
