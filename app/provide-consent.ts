import { Effect, type ManagedRuntime } from "effect"
import { fromKeeper, fromLoad } from "../core/kernel/from-run.ts"
import { lazyMachine } from "../core/kernel/lazy-machine.ts"
import type { consentMachine, ConsentEvent, ConsentShelfEvent } from "../core/machines/marketing/consent.machine.ts"
import { keepConsent, readConsent } from "../core/services/marketing/consents.ts"
import type { ShoppingPorts } from "./provide-shopping.ts"

/** What the visitor allows, over the browser's shelf: a choice of any tab is that of all. */
export const provideConsent = <R>(
  tab: ManagedRuntime.ManagedRuntime<R, never>,
  machine: typeof consentMachine,
  { loadMarketing, privacy, shelf }: Pick<ShoppingPorts, "loadMarketing" | "privacy" | "shelf">
) => {
  const marketing = lazyMachine("marketing", loadMarketing)
  let hear: (event: ConsentEvent) => void = () => undefined
  return machine.provide({
    actors: {
      marketing,
      loadMarketing: fromLoad(marketing.load),
      shelf: fromKeeper(
        tab,
        (tell: (event: ConsentEvent) => void) => {
          hear = tell
          return Effect.gen(function* () {
            const consent = readConsent(yield* shelf.read("consent"), privacy.now())
            tell({ type: "consent.look", consent, isOptedOut: privacy.isOptedOut() })
            return yield* shelf.watch("consent", (kept) => {
              const other = readConsent(kept, privacy.now())
              if (other !== null) tell({ type: "consent.kept", consent: other })
            })
          })
        },
        ({ permissions }: ConsentShelfEvent) =>
          Effect.map(keepConsent(shelf, permissions, privacy.now()), (consent) => hear({ type: "consent.kept", consent }))
      )
    }
  })
}
