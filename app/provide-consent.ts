import type { ManagedRuntime } from "effect"
import { fromKeeper, fromLoad } from "../core/kernel/from-run.ts"
import { lazyMachine } from "../core/kernel/lazy-machine.ts"
import type { consentMachine, ConsentEvent, ConsentStorageEvent } from "../core/machines/marketing/consent.machine.ts"
import { keepConsent, watchConsent } from "../core/services/marketing/consents.ts"
import { overDevice } from "./over-device.ts"
import type { ShoppingPorts } from "./provide-shopping.ts"

/** What the visitor allows, with what tells of the visit. */
export const provideConsent = <R>(
  tab: ManagedRuntime.ManagedRuntime<R, never>,
  machine: typeof consentMachine,
  { loadMarketing, privacy, ...device }: Pick<ShoppingPorts, "connection" | "loadMarketing" | "privacy" | "storage">
) => {
  const over = overDevice(device)
  const marketing = lazyMachine("marketing", loadMarketing)
  return machine.provide({
    actors: {
      marketing,
      loadMarketing: fromLoad(marketing.load),
      storage: fromKeeper(
        tab,
        (tell: (event: ConsentEvent) => void) => over(watchConsent(privacy, tell)),
        ({ permissions }: ConsentStorageEvent, tell) => over(keepConsent(privacy, permissions, tell))
      )
    }
  })
}
