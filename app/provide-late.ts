import { Effect, type ManagedRuntime, Record } from "effect"
import type { EventObject } from "xstate"
import type { Provisions } from "../core/kernel/feature.ts"
import { fromWatch } from "../core/kernel/from-run.ts"
import type { FormEvent, Submission } from "../core/machines/forms/form.machine.ts"
import { withOffline, watchReconnection } from "../core/machines/shell/offline.ts"
import { History } from "../core/services/ports/history.ts"
import { Scroll } from "../core/services/ports/scroll.ts"
import { Uploads } from "../core/services/ports/uploads.ts"
import { callTable, lateFeatures } from "../core/shop/capabilities.ts"
import type { ProvideContext } from "../core/shop/capability.ts"
import type { ShopFeatures } from "../core/shop/registry.ts"
import type { LateServices, TabPorts } from "../core/shop/tab-ports.ts"
import type { CallActor, Calls } from "./calls.ts"
import { overDevice } from "./over-device.ts"

export { formSecrets } from "../core/services/forms/form-secrets.ts"

/** Fills the placeholders of late features by their manifests. */
export const provideLate = (
  tab: ManagedRuntime.ManagedRuntime<LateServices, never>,
  called: CallActor,
  loadDialog: (key: string) => Promise<unknown>,
  ports: TabPorts
): Provisions<ShopFeatures> => {
  const { connection } = ports
  const context: ProvideContext<typeof callTable> = {
    ...ports,
    tab,
    called,
    loadDialog,
    actorOf: Record.map(callTable, (_, name) => called((calls) => calls[name] as never)) as never,
    onDevice: overDevice(ports),
    onReconnect: (event) => fromWatch(tab, (sendBack: (event: EventObject) => void) => connection.returns(() => sendBack(event))),
    coverHistory: (event) =>
      fromWatch(tab, (sendBack: (event: EventObject) => void) =>
        Effect.flatMap(History, (history) => history.cover(() => sendBack(event)))
      ),
    holdScroll: fromWatch(tab, () => Effect.flatMap(Scroll, ({ hold }) => hold)),
    sendsForms: {
      actors: {
        submit: called((calls: Calls) => (submission: Submission, signal) => withOffline(calls.submitForm(submission, signal), connection)),
        readStored: called((calls) => calls.readStored),
        watchNetwork: fromWatch(tab, (sendBack: (event: FormEvent) => void) =>
          watchReconnection(connection, () => sendBack({ type: "form.reconnected" }))
        ),
        watchUploads: fromWatch(tab, (sendBack: (event: FormEvent) => void, form: string) =>
          Effect.flatMap(Uploads, ({ watch }) => watch(form, ({ percent, place }) => sendBack({ type: "form.progress", place, percent })))
        )
      }
    }
  }
  return provisionsOf(context)
}

const provisionsOf = (context: ProvideContext<typeof callTable>): Provisions<ShopFeatures> => {
  type Machine = { readonly provide: (implementations: object) => Machine }
  type Provide = (its: ProvideContext<typeof callTable>) => object
  const provisions = Object.entries(lateFeatures).flatMap(([name, { provide }]) =>
    provide === undefined ? [] : [[name, (machine: Machine) => machine.provide((provide as Provide)(context))] as const]
  )
  return Object.fromEntries(provisions) as Provisions<ShopFeatures>
}
