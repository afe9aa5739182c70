import { Effect, Option, Schema } from "effect"
import type { Consent, Permissions } from "../../domain/marketing/consent.ts"
import { holding } from "../../domain/marketing/holding.ts"
import { DeviceStorage } from "../ports/device-storage.ts"

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

type ConsentKept = { readonly type: "consent.kept"; readonly consent: Consent }
type ConsentSeen = { readonly type: "consent.hydrated"; readonly consent: Consent | null; readonly isOptedOut: boolean } | ConsentKept

/** Tells what this browser keeps of the choice and says for its visitor, then what is chosen in other tabs: a choice of any tab is that of all. */
export const watchConsent = ({ isOptedOut, now }: Privacy, tell: (seen: ConsentSeen) => void): Effect.Effect<never, never, DeviceStorage> =>
  Effect.gen(function* () {
    const storage = yield* DeviceStorage
    tell({ type: "consent.hydrated", consent: readConsent(yield* storage.read("consent"), now()), isOptedOut: isOptedOut() })
    return yield* storage.watch("consent", (kept) => {
      const consent = readConsent(kept, now())
      if (consent !== null) tell({ type: "consent.kept", consent })
    })
  })

/** Keeps a choice for a year, and tells of it. What is not allowed any more is forgotten at once, whatever waits to be sent. */
export const keepConsent = Effect.fnUntraced(function* (
  { now }: Privacy,
  permissions: Permissions,
  tell: (kept: ConsentKept) => void
): Effect.fn.Return<void, never, DeviceStorage> {
  const storage = yield* DeviceStorage
  const consent: Consent = { ...permissions, at: now() }
  yield* storage.update("consent", () => consent)
  if (!permissions.analytics) yield* Effect.all([storage.update("platform", () => null), storage.update("marketing", () => null)])
  tell({ type: "consent.kept", consent })
})
