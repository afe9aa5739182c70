import { Effect, type ManagedRuntime, Record } from "effect"
import { fromKeeper, fromLoad, fromTold, fromWatch } from "../core/kernel/from-run.ts"
import type { Provisions } from "../core/kernel/feature.ts"
import { dialogFormMachines, innerMachines as inner } from "../core/shop/late-machines.ts"
import type { ShopFeatures } from "../core/shop/registry.ts"
import type { AccountDraftsEvent, AccountEvent } from "../core/machines/account/account.machine.ts"
import type { AddressesEvent } from "../core/machines/account/addresses.machine.ts"
import type { DialogsEvent, DialogsIntent, DraftsEvent } from "../core/machines/dialogs/dialogs-setup.ts"
import type { FormEvent, Submission } from "../core/machines/dialogs/form.machine.ts"
import type { GalleryEvent } from "../core/machines/product/gallery.machine.ts"
import type { LayersEvent } from "../core/machines/shell/layers.machine.ts"
import type { NetworkEvent } from "../core/machines/shell/network.machine.ts"
import type { OrdersEvent } from "../core/machines/orders/orders.machine.ts"
import type { VisitsEvent } from "../core/machines/visits/visits.machine.ts"
import type { TooltipEvent } from "../core/machines/shell/tooltip.machine.ts"
import { watchSaleUser, watchToken } from "../core/services/account/watched-ids.ts"
import type { Gestures } from "../core/services/ports/gestures.ts"
import { History } from "../core/services/ports/history.ts"
import type { Identity } from "../core/services/ports/identity.ts"
import { Uploads } from "../core/services/ports/uploads.ts"
import { Scroll } from "../core/services/ports/scroll.ts"
import type { Called } from "./called.ts"
import { told, whenBack } from "../core/machines/shell/offline.ts"
import { bringForm, bringFormOf } from "../core/services/forms/form-code.ts"
import { dropDraft, makeDraftsKeeper, recallProfile } from "../core/services/forms/kept-drafts.ts"
import { watchDismissal } from "../core/services/shell/watch-dismissal.ts"
import { leavingNothing } from "../core/machines/account/leave-nothing.ts"
import { overDevice } from "./over-device.ts"
import { provideConsent } from "./provide-consent.ts"
import { provideConstructor } from "./provide-constructor.ts"
import { provideOrders } from "./provide-orders.ts"
import { provideShopping, type ShoppingPorts } from "./provide-shopping.ts"
import { provideMaintenance, type MaintenancePorts } from "./provide-maintenance.ts"

export { formSecrets } from "../core/services/forms/form-secrets.ts"

/** What later features stand on beyond the tab's own services. */
export type LatePorts = ShoppingPorts & MaintenancePorts

export type LateServices = Gestures | History | Identity | Scroll

/** Side effects of the features that come after the first page. `loadDialog` fetches the code of a dialog. */
export const provideLate = (
  tab: ManagedRuntime.ManagedRuntime<LateServices, never>,
  called: Called,
  loadDialog: (key: string) => Promise<unknown>,
  ports: LatePorts
): Provisions<ShopFeatures> => {
  const over = overDevice(ports)
  const cover = (tell: () => void) => Effect.flatMap(History, (history) => history.cover(tell))
  const submit = {
    actors: {
      submit: called((known) => (submission: Submission, signal) => told(known.submitForm(submission, signal), ports.connection)),
      readStored: called((known) => known.readStored),
      watchNetwork: fromWatch(tab, (tell: (event: FormEvent) => void) =>
        whenBack(ports.connection, () => tell({ type: "form.reconnected" }))
      ),
      watchUploads: fromWatch(tab, (tell: (event: FormEvent) => void, form: string) =>
        Effect.flatMap(Uploads, ({ watch }) => watch(form, ({ percent, place }) => tell({ type: "form.progress", place, percent })))
      )
    }
  }
  const profile = inner.profile.provide(submit)
  const confirmation = inner.confirmation.provide({
    actors: {
      readUser: called((known) => known.readUser),
      sendEmailLetter: called((known) => known.sendEmailLetter),
      keepEmail: called((known) => known.keepEmail)
    }
  })
  const passportView = inner.passportView.provide({
    actors: {
      openPassport: called((known) => known.openPassport),
      holdPassport: called((known) => known.holdPassport)
    }
  })
  const dataCopy = inner.dataCopy.provide({ actors: { saveDataCopy: called((known) => known.saveDataCopy) } })
  const devices = inner.devices.provide({
    actors: {
      readDevices: called((known) => known.readDevices),
      endDevices: called((known) => known.endDevices)
    }
  })
  return {
    session: (machine) =>
      machine.provide({
        actors: {
          refreshIds: called((known) => known.refreshIds),
          watchSaleUser: fromWatch(tab, watchSaleUser)
        }
      }),
    auth: (machine) =>
      machine.provide({
        actors: {
          checkMe: called((known) => known.checkMe),
          enterByLink: called((known) => known.enterByLink),
          logOut: called((known) => leavingNothing(ports.storage, known.logOut)),
          watchToken: fromWatch(tab, watchToken)
        }
      }),
    dialogs: (machine) =>
      machine.provide({
        actors: {
          ...Record.map(dialogFormMachines, (form) => form.provide(submit)),
          drafts: fromTold(tab, () => {
            const keep = makeDraftsKeeper()
            return (wish: DraftsEvent, tell: (event: DialogsEvent) => void) => over(keep(wish, tell))
          }),
          holdScroll: fromWatch(tab, () => Effect.flatMap(Scroll, ({ hold }) => hold)),
          coverHistory: fromWatch(tab, (tell: (event: DialogsIntent) => void) => cover(() => tell({ type: "dialogs.close" }))),
          loadDialog: fromLoad((key: string) => {
            bringFormOf(key)
            return loadDialog(key)
          })
        }
      }),
    layers: (machine) =>
      machine.provide({
        actors: {
          coverHistory: fromWatch(tab, (tell: (event: LayersEvent) => void) => cover(() => tell({ type: "layers.back" })))
        }
      }),
    tooltip: (machine) =>
      machine.provide({
        actors: {
          watchDismissal: fromWatch(tab, (tell: (event: TooltipEvent) => void) => watchDismissal(tell))
        }
      }),
    gallery: (machine) =>
      machine.provide({
        actors: {
          holdScroll: fromWatch(tab, () => Effect.flatMap(Scroll, ({ hold }) => hold)),
          coverHistory: fromWatch(tab, (tell: (event: GalleryEvent) => void) => cover(() => tell({ type: "gallery.close" })))
        }
      }),
    viewed: (machine) => machine.provide({ actors: { recallViewed: called((known) => known.recallViewed) } }),
    reference: (machine) => machine.provide({ actors: { loadReference: called((known) => known.loadReference) } }),
    search: (machine) => machine.provide({ actors: { suggest: called((known) => known.suggest) } }),
    hints: (machine) => machine.provide({ actors: { suggestAddresses: called((known) => known.suggestAddresses) } }),
    addresses: (machine) =>
      machine.provide({
        actors: {
          readAddressBook: called((known) => known.readAddressBook),
          changeAddressBook: called((known) => known.changeAddressBook),
          watchConnection: fromWatch(tab, (tell: (event: AddressesEvent) => void) =>
            ports.connection.returns(() => tell({ type: "addresses.reconnected" }))
          )
        }
      }),
    orders: (machine) =>
      machine.provide({
        actors: {
          readOrders: called((known) => known.readOrders),
          cancelOrder: called((known) => known.cancelOrder),
          watchConnection: fromWatch(tab, (tell: (event: OrdersEvent) => void) =>
            ports.connection.returns(() => tell({ type: "orders.reconnected" }))
          )
        }
      }),
    visits: (machine) =>
      machine.provide({
        actors: {
          readVisits: called((known) => known.readVisits),
          cancelVisit: called((known) => known.cancelVisit),
          watchConnection: fromWatch(tab, (tell: (event: VisitsEvent) => void) =>
            ports.connection.returns(() => tell({ type: "visits.reconnected" }))
          )
        }
      }),
    papers: (machine) =>
      machine.provide({
        actors: { look: called((known) => known.canShare), perform: called((known) => known.performPaper) }
      }),
    network: (machine) =>
      machine.provide({
        actors: {
          watchNetwork: fromWatch(tab, (tell: (event: NetworkEvent) => void) =>
            ports.connection.watch((isThere) => tell({ type: isThere ? "network.back" : "network.gone" }))
          )
        }
      }),
    newsletter: (machine) => {
      bringForm("newsletter")
      return machine.provide(submit)
    },
    question: (machine) => {
      bringForm("question")
      return machine.provide(submit)
    },
    catalogue: (machine) =>
      machine.provide({
        actors: {
          countChosen: called((known) => known.countChosen),
          recallArrangement: called((known) => known.recallArrangement),
          keepArrangement: called((known) => known.keepArrangement)
        }
      }),
    account: (machine) => {
      bringForm("profile")
      return machine.provide({
        actors: {
          profile,
          confirmation,
          passportView,
          dataCopy,
          devices,
          drafts: fromKeeper(
            tab,
            (tell: (event: AccountEvent) => void) => over(recallProfile(tell)),
            (wish: AccountDraftsEvent) => over(dropDraft(wish))
          ),
          watchReturn: fromWatch(tab, (tell: (event: AccountEvent) => void) =>
            ports.connection.returns(() => tell({ type: "account.return" }))
          )
        }
      })
    },
    consent: (machine) => provideConsent(tab, machine, ports),
    ...provideShopping(tab, called, ports),
    ...provideConstructor(tab, called, ports),
    ...provideOrders(tab, called, ports),
    ...provideMaintenance(tab, ports)
  }
}
