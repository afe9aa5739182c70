import { Effect, Option, Schema } from "effect"
import type { Consent, Permissions } from "../../domain/marketing/consent.ts"
import { validConsent } from "../../domain/marketing/valid-consent.ts"
import { DeviceStorage } from "../ports/device-storage.ts"

export type Privacy = {
  readonly now: () => number
  /** Global Privacy Control. */
  readonly isOptedOut: () => boolean
}

const StoredConsent = Schema.Struct({ analytics: Schema.Boolean, ads: Schema.Boolean, at: Schema.Finite })

export const readConsent = (stored: unknown, now: number): Consent | null =>
  validConsent(Option.getOrNull(Schema.decodeUnknownOption(StoredConsent)(stored)), now)

type ConsentChange = { readonly type: "consent.changed"; readonly consent: Consent }
type ConsentStorageFact =
  { readonly type: "consent.hydrated"; readonly consent: Consent | null; readonly isOptedOut: boolean } | ConsentChange

/** Reports the stored consent and the browser's signal, then changes by other tabs. */
export const watchConsent = (
  { isOptedOut, now }: Privacy,
  sendBack: (seen: ConsentStorageFact) => void
): Effect.Effect<never, never, DeviceStorage> =>
  Effect.gen(function* () {
    const storage = yield* DeviceStorage
    sendBack({ type: "consent.hydrated", consent: readConsent(yield* storage.read("consent"), now()), isOptedOut: isOptedOut() })
    return yield* storage.watch("consent", (stored) => {
      const consent = readConsent(stored, now())
      if (consent !== null) sendBack({ type: "consent.changed", consent })
    })
  })

/** Stores a consent and reports it. Withdrawing analytics deletes stored data at once, including queued operations. */
export const storeConsent = Effect.fnUntraced(function* (
  { now }: Privacy,
  permissions: Permissions,
  sendBack: (stored: ConsentChange) => void
): Effect.fn.Return<void, never, DeviceStorage> {
  const storage = yield* DeviceStorage
  const consent: Consent = { ...permissions, at: now() }
  yield* storage.update("consent", () => consent)
  if (!permissions.analytics) yield* Effect.all([storage.update("platform", () => null), storage.update("marketing", () => null)])
  sendBack({ type: "consent.changed", consent })
})
