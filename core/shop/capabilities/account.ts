import { Schema } from "effect"
import type { AddressListOperation } from "../../domain/account/address-operations.ts"
import { SavedAddress } from "../../domain/postal/address-schema.ts"
import { User } from "../../contract/session.ts"
import { fromKeeper, fromWatch } from "../../kernel/from-run.ts"
import type { AccountDraftsEvent, AccountEvent } from "../../machines/account/account.machine.ts"
import { clearDraftAfter } from "../../machines/account/clear-draft.ts"
import type { DevicesEvent } from "../../machines/account/devices.machine.ts"
import { retryOffline } from "../../machines/shell/offline.ts"
import { checkMe, enterByLink, cancelEmailChange, logOut, readUser, sendEmailLetter, SubmitError } from "../../services/account/account.ts"
import { changeAddressBook, readAddressBook } from "../../services/account/address-book.ts"
import { suggestAddresses } from "../../services/account/address-hints.ts"
import { saveDataCopy } from "../../services/account/data-copy.ts"
import { endDevices, readDevices } from "../../services/account/devices.ts"
import { refreshIds } from "../../services/account/visitor-ids.ts"
import { watchSaleUser, watchToken } from "../../services/account/watched-ids.ts"
import { preloadForm } from "../../services/forms/form-code.ts"
import { dropDraft, reportProfileDraft } from "../../services/forms/stored-drafts.ts"
import { holdPassport, openPassport, openPassportFile } from "../../services/passport/passport.ts"
import { ApiError } from "../../services/ports/api.ts"
import { queuedWrite } from "../../services/queued-write.ts"
import { callOf, type Capability, command, type FormDone, type Reactions } from "../capability.ts"
import { signedInFacts } from "../../machines/account/signed-in.ts"
import { innerMachines } from "../late-machines.ts"

const calls = {
  checkMe: callOf(SubmitError, checkMe),
  enterByLink: callOf(SubmitError, enterByLink),
  logOut: callOf(Schema.Never, logOut),
  refreshIds: callOf(ApiError, refreshIds),
  readUser: callOf(ApiError, () => readUser()),
  sendEmailLetter: callOf(ApiError, sendEmailLetter),
  cancelEmailChange: callOf(ApiError, cancelEmailChange),
  saveDataCopy: callOf(ApiError, () => saveDataCopy()),
  openPassport: callOf(ApiError, openPassport),
  openPassportFile: callOf(ApiError, openPassportFile),
  holdPassport: callOf(Schema.Never, holdPassport),
  readDevices: callOf(ApiError, () => readDevices()),
  endDevices: callOf(ApiError, endDevices),
  readAddressBook: callOf(ApiError, readAddressBook),
  changeAddressBook: callOf(
    ApiError,
    queuedWrite((operation: AddressListOperation) => changeAddressBook(operation))
  ),
  suggestAddresses: callOf(ApiError, suggestAddresses)
}

/** Login, visitor ids, pages for users, profile, address book. */
export const account: Capability<"session" | "auth" | "gate" | "account" | "addresses" | "hints", typeof calls> = {
  calls,
  features: {
    session: {
      provide: ({ actorOf, onReconnect, tab }) => ({
        actors: {
          refreshIds: actorOf.refreshIds,
          watchSaleUser: fromWatch(tab, watchSaleUser),
          watchConnection: onReconnect({ type: "session.reconnected" })
        }
      })
    },
    auth: {
      provide: ({ actorOf, called, connection, storage, tab }) => ({
        actors: {
          checkMe: called((runs) => retryOffline(connection, runs.checkMe)),
          enterByLink: actorOf.enterByLink,
          logOut: called((runs) => clearDraftAfter(storage, runs.logOut)),
          watchToken: fromWatch(tab, watchToken)
        }
      })
    },
    gate: { follows: signedInFacts },
    addresses: {
      follows: signedInFacts,
      provide: ({ actorOf, onReconnect }) => ({
        actors: {
          changeAddressBook: actorOf.changeAddressBook,
          readAddressBook: actorOf.readAddressBook,
          watchConnection: onReconnect({ type: "addresses.reconnected" })
        }
      })
    },
    account: {
      follows: signedInFacts,
      provide: ({ actorOf, connection, onDevice, onReconnect, sendsForms, tab }) => {
        const { confirmation, dataCopy, devices, passportView, profile } = innerMachines
        preloadForm("profile")
        return {
          actors: {
            profile: profile.provide(sendsForms),
            confirmation: confirmation.provide({
              actors: { readUser: actorOf.readUser, sendEmailLetter: actorOf.sendEmailLetter, cancelEmailChange: actorOf.cancelEmailChange }
            }),
            passportView: passportView.provide({
              actors: { openPassport: actorOf.openPassport, openPassportFile: actorOf.openPassportFile, holdPassport: actorOf.holdPassport }
            }),
            dataCopy: dataCopy.provide({ actors: { saveDataCopy: actorOf.saveDataCopy } }),
            devices: devices.provide({
              actors: {
                readDevices: actorOf.readDevices,
                endDevices: actorOf.endDevices,
                watchConnection: fromWatch(tab, (sendBack: (event: DevicesEvent) => void) =>
                  connection.returns(() => sendBack({ type: "devices.reconnected" }))
                )
              }
            }),
            drafts: fromKeeper(
              tab,
              (sendBack: (event: AccountEvent) => void) => onDevice(reportProfileDraft(sendBack)),
              (wish: AccountDraftsEvent) => onDevice(dropDraft(wish))
            ),
            watchReturn: onReconnect({ type: "account.reconnected" })
          }
        }
      }
    },
    hints: { provide: ({ actorOf }) => ({ actors: { suggestAddresses: actorOf.suggestAddresses } }) }
  },
  policies: {
    /** Loads the new guest's cart at once; reloads the page after the visitor has stopped typing (SESS-007, CART-006). */
    "session.guestChanged": () => [command("cart", { type: "cart.reload" }), command("recovery", { type: "recovery.renew" })],
    /** Opens the home page as the customer of an operator's link (SEC-007). */
    "auth.loggedIn": ({ by }) => (by === "link" ? [command("navigation", { type: "navigation.go", to: "/", replace: true })] : []),
    /** Logging out starts a new guest session (AUTH-006). */
    "auth.loggedOut": ({ by }) => (by === "choice" ? [command("session", { type: "session.renew" })] : []),
    "account.changed": ({ user }) => [command("auth", { type: "auth.change", user })],
    "passportView.opened": ({ place, url }) => [command("dialogs", { type: "dialogs.open", key: "passportFile", props: { place, url } })],
    "gate.redirected": ({ to }) => [command("navigation", { type: "navigation.go", to, replace: true })],
    "gate.loginRequested": () => [command("dialogs", { type: "dialogs.open", key: "login", props: { redirect: true } })],
    "dialogs.loginDismissed": () => [command("auth", { type: "auth.giveUp" })]
  },
  afterForm: {
    login: (done) => enter("login", done),
    registration: (done) => enter("registration", done),
    address: ({ answer }) => (isAddressBook(answer) ? [command("addresses", { type: "addresses.saved", book: answer })] : []),
    accountDeletion: () => [command("auth", { type: "auth.logOut" })],
    passport: (done) => changeUser(done),
    passportChange: ({ answer }) => (isUser(answer) ? [command("auth", { type: "auth.change", user: answer })] : [])
  }
}

/** Page after a login that a page for users required (FORM-007). */
const profilePath = "/personal/profile/"

const isUser = Schema.is(User)
const isEntry = Schema.is(Schema.Struct({ user: User }))
const isAddressBook = Schema.is(Schema.Struct({ addresses: Schema.Array(SavedAddress), revision: Schema.Int }))

const enter = (by: "login" | "registration", { answer, redirect, toCheckout }: FormDone): Reactions => [
  ...(isEntry(answer) ? [command("auth", { type: "auth.enter", user: answer.user, by })] : []),
  ...(redirect ? [command("navigation", { type: "navigation.go", to: profilePath, replace: false })] : []),
  ...(toCheckout ? [command("checkoutGate", { type: "checkout.enter" })] : [])
]

/** The answer contains the changed user (PSPT-018). */
const changeUser = ({ answer }: FormDone): Reactions =>
  isEntry(answer) ? [command("auth", { type: "auth.change", user: answer.user })] : []
