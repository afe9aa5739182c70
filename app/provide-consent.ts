import { Effect, type ManagedRuntime } from "effect"
import { fromKeeper, fromLoad } from "../core/kernel/from-run.ts"
import { lazyMachine } from "../core/kernel/lazy-machine.ts"
import type { consentMachine, ConsentEvent, ConsentStorageEvent } from "../core/machines/marketing/consent.machine.ts"
import { keepConsent, readConsent } from "../core/services/marketing/consents.ts"
import type { ShoppingPorts } from "./provide-shopping.ts"

/** What the visitor allows, over the browser's storage: a choice of any tab is that of all. */
export const provideConsent = <R>(
  tab: ManagedRuntime.ManagedRuntime<R, never>,
  machine: typeof consentMachine,
  { loadMarketing, privacy, storage }: Pick<ShoppingPorts, "loadMarketing" | "privacy" | "storage">
) => {
  const marketing = lazyMachine("marketing", loadMarketing)
  let hear: (event: ConsentEvent) => void = () => undefined
  return machine.provide({
    actors: {
      marketing,
      loadMarketing: fromLoad(marketing.load),
      storage: fromKeeper(
        tab,
        (tell: (event: ConsentEvent) => void) => {
          hear = tell
          return Effect.gen(function* () {
            const consent = readConsent(yield* storage.read("consent"), privacy.now())
            tell({ type: "consent.hydrated", consent, isOptedOut: privacy.isOptedOut() })
            return yield* storage.watch("consent", (kept) => {
              const other = readConsent(kept, privacy.now())
              if (other !== null) tell({ type: "consent.kept", consent: other })
            })
          })
        },
        ({ permissions }: ConsentStorageEvent) =>
          Effect.map(keepConsent(storage, permissions, privacy.now()), (consent) => hear({ type: "consent.kept", consent }))
      )
    }
  })
}
