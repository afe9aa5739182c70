import { Effect, type ManagedRuntime } from "effect"
import { fromRun, fromWatch, type Run } from "../core/kernel/from-run.ts"
import { forms, householdMachines as machines } from "../core/shop/household.ts"
import { type DialogKey, dialogForms } from "../core/contract/dialogs.ts"
import type { AccountEvent } from "../core/machines/account/account.machine.ts"
import type { AddressesEvent } from "../core/machines/account/addresses.machine.ts"
import type { AuthEvent } from "../core/machines/account/auth.machine.ts"
import type { DialogsIntent } from "../core/machines/dialogs/dialogs-setup.ts"
import type { FormEvent, Submission } from "../core/machines/dialogs/form.machine.ts"
import type { GalleryEvent } from "../core/machines/product/gallery.machine.ts"
import type { NetworkEvent } from "../core/machines/shell/network.machine.ts"
import type { OrdersEvent } from "../core/machines/orders/orders.machine.ts"
import type { SessionEvent } from "../core/machines/account/session.machine.ts"
import type { Errors, FormName } from "../core/domain/form/form.ts"
import type { TooltipEvent } from "../core/machines/shell/tooltip.machine.ts"
import type { OrderMachines } from "../core/shop/orders.ts"
import { Gestures } from "../core/services/ports/gestures.ts"
import { History } from "../core/services/ports/history.ts"
import { Identity } from "../core/services/ports/identity.ts"
import { Scroll } from "../core/services/ports/scroll.ts"
import type { Vault } from "../core/services/ports/vault.ts"
import type { Calls } from "./calls.ts"
import { told, whenBack } from "./offline.ts"
import { bringForm } from "./form-code.ts"
import { keptDrafts, keptProfile } from "./kept-drafts.ts"
import { provideConsent } from "./provide-consent.ts"
import { provideOrders } from "./provide-orders.ts"
import { provideShopping, type ShoppingPorts } from "./provide-shopping.ts"
import { provideUpkeep, type UpkeepPorts } from "./provide-upkeep.ts"

/** What the household stands on beyond the tab's own services. */
export type HouseholdPorts = ShoppingPorts & UpkeepPorts

export type HouseholdServices = Gestures | History | Identity | Scroll

type Called = <Input, Output>(choose: (calls: Calls) => Run<Input, Output>) => ReturnType<typeof fromRun<Input, Output>>

/** The machines that come after the first page, with their side effects. `loadDialog` fetches the code of a dialog. */
export const provideHousehold = (
  tab: ManagedRuntime.ManagedRuntime<HouseholdServices, never>,
  called: Called,
  loadDialog: (key: string) => Promise<unknown>,
  ports: HouseholdPorts
) => {
  const cover = (tell: () => void) => Effect.flatMap(History, (history) => history.cover(tell))
  const submit = {
    actors: {
      submit: called((known) => (submission: Submission, signal) => told(known.submitForm(submission, signal), ports.connection)),
      watchNetwork: fromWatch(tab, (tell: (event: FormEvent) => void) => whenBack(ports.connection, () => tell({ type: "form.wake" })))
    }
  }
  const login = machines.login.provide(submit)
  const registration = machines.registration.provide(submit)
  const passRecovery = machines.passRecovery.provide(submit)
  const passNew = machines.passNew.provide(submit)
  const changePassword = machines.changePassword.provide(submit)
  const order = machines.order.provide(submit)
  const diamondWords = machines.diamondWords.provide(submit)
  const address = machines.address.provide(submit)
  const profile = machines.profile.provide(submit)
  const confirmation = machines.confirmation.provide({
    actors: {
      readUser: called((known) => known.readUser),
      sendEmailLetter: called((known) => known.sendEmailLetter),
      keepEmail: called((known) => known.keepEmail)
    }
  })
  const session = machines.session.provide({
    actors: {
      refreshIds: called((known) => known.refreshIds),
      watchSaleUser: fromWatch(tab, (tell: (event: SessionEvent) => void) =>
        Effect.flatMap(Identity, (identity) =>
          identity.watch((change) => {
            if (change.name === "saleUserId") tell({ type: "session.changed", saleUserId: change.value })
          })
        )
      )
    }
  })
  const auth = machines.auth.provide({
    actors: {
      checkMe: called((known) => known.checkMe),
      enterByLink: called((known) => known.enterByLink),
      logOut: called((known) => async (input, signal) => {
        const done = await known.logOut(input, signal)
        await Effect.runPromise(ports.shelf.update("checkout", () => null))
        return done
      }),
      watchToken: fromWatch(tab, (tell: (event: AuthEvent) => void) =>
        Effect.gen(function* () {
          const identity = yield* Identity
          const { token } = yield* identity.ids
          tell({ type: "auth.look", hasToken: token !== null })
          return yield* identity.watch((change) => {
            if (change.name === "token")
              tell(change.came ? { type: "auth.follow" } : { type: "auth.lose", isRefused: change.isRefused, isPressed: change.isPressed })
          })
        })
      )
    }
  })
  const dialogs = machines.dialogs.provide({
    actors: {
      login,
      registration,
      passRecovery,
      passNew,
      changePassword,
      order,
      diamondWords,
      address,
      drafts: keptDrafts(tab, ports.shelf),
      holdScroll: fromWatch(tab, () => Effect.flatMap(Scroll, ({ hold }) => hold)),
      coverHistory: fromWatch(tab, (tell: (event: DialogsIntent) => void) => cover(() => tell({ type: "dialogs.close" }))),
      loadDialog: fromRun<string, null>((key) => {
        const form = formOf(key)
        if (form !== undefined) bringForm(form)
        return loadDialog(key).then(() => null)
      })
    }
  })
  const tooltip = machines.tooltip.provide({
    actors: {
      watchDismissal: fromWatch(tab, (tell: (event: TooltipEvent) => void) =>
        Effect.flatMap(Gestures, (gestures) =>
          Effect.raceFirst(
            gestures.escapes(() => tell({ type: "tooltip.dismiss" })),
            gestures.pressesOutside("tooltip", () => tell({ type: "tooltip.pressedOutside" }))
          )
        )
      )
    }
  })
  const gallery = machines.gallery.provide({
    actors: {
      holdScroll: fromWatch(tab, () => Effect.flatMap(Scroll, ({ hold }) => hold)),
      coverHistory: fromWatch(tab, (tell: (event: GalleryEvent) => void) => cover(() => tell({ type: "gallery.close" })))
    }
  })
  const viewed = machines.viewed.provide({ actors: { recallViewed: called((known) => known.recallViewed) } })
  const reference = machines.reference.provide({ actors: { loadReference: called((known) => known.loadReference) } })
  const search = machines.search.provide({ actors: { suggest: called((known) => known.suggest) } })
  const hints = machines.hints.provide({ actors: { suggestAddresses: called((known) => known.suggestAddresses) } })
  const addresses = machines.addresses.provide({
    actors: {
      readAddressBook: called((known) => known.readAddressBook),
      changeAddressBook: called((known) => known.changeAddressBook),
      watchConnection: fromWatch(tab, (tell: (event: AddressesEvent) => void) =>
        ports.connection.returns(() => tell({ type: "addresses.wake" }))
      )
    }
  })
  const orders = machines.orders.provide({
    actors: {
      readOrders: called((known) => known.readOrders),
      cancelOrder: called((known) => known.cancelOrder),
      watchConnection: fromWatch(tab, (tell: (event: OrdersEvent) => void) => ports.connection.returns(() => tell({ type: "orders.wake" })))
    }
  })
  const papers = machines.papers.provide({
    actors: { look: called((known) => known.canShare), perform: called((known) => known.performPaper) }
  })
  const network = machines.network.provide({
    actors: {
      watchNetwork: fromWatch(tab, (tell: (event: NetworkEvent) => void) =>
        ports.connection.watch((isThere) => tell({ type: isThere ? "network.back" : "network.gone" }))
      )
    }
  })
  const newsletter = machines.newsletter.provide(submit)
  bringForm("newsletter")
  const catalogue = machines.catalogue.provide({
    actors: {
      countChosen: called((known) => known.countChosen),
      recallArrangement: called((known) => known.recallArrangement),
      keepArrangement: called((known) => known.keepArrangement)
    }
  })
  return {
    household: machines.household.provide({
      actors: {
        ...{
          session,
          auth,
          dialogs,
          tooltip,
          reference,
          viewed,
          gallery,
          search,
          hints,
          addresses,
          orders,
          papers,
          network,
          newsletter,
          catalogue
        },
        ...provideShopping(tab, called, ports),
        consent: provideConsent(tab, machines.consent, ports),
        ...provideUpkeep(tab, ports)
      }
    }),
    account: machines.account.provide({
      actors: {
        profile,
        confirmation,
        drafts: keptProfile(tab, ports.shelf),
        watchReturn: fromWatch(tab, (tell: (event: AccountEvent) => void) =>
          ports.connection.returns(() => tell({ type: "account.return" }))
        )
      }
    }),
    orders: (its: OrderMachines) => provideOrders(its, tab, called, ports)
  }
}

const formOf = (key: string): FormName | undefined => dialogForms[key as DialogKey]

/**
 * Puts a secret where it belongs and says what is wrong with every secret of its form: the text itself goes no further
 * (`architecture`, rule 4).
 */
export const secretJudge =
  (vault: Vault["Service"]) =>
  (form: FormName, field: string, text: string): Readonly<Record<string, string | null>> => {
    const definition = forms[form]
    const names = definition.fields.filter(({ kind }) => kind === "secret").map(({ name }) => name)
    Effect.runSync(vault.put(form, field, text))
    const secrets = Object.fromEntries(names.map((name) => [name, Effect.runSync(vault.read(form, name)) ?? ""]))
    const wrong: Errors = definition.judge(secrets)
    return Object.fromEntries(names.map((name) => [name, wrong[name] ?? null]))
  }
