import type { Page } from "playwright/test"
import type { ActTools } from "../../../qa/pages/act-tools.ts"
import { emailHere, password } from "../../../qa/server/account.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { addressesMachine } from "../../../core/machines/account/addresses.machine.ts"
import { addressBook, home, office } from "../../../qa/samples/addresses.ts"
import { currentState, defineModel, isEqual, isAt } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { isAway, postconditions } from "./addresses.postconditions.ts"
import { expect } from "../../../qa/pages/patient-expect.ts"

const requested = { type: "addresses.require" }
const retry = { type: "addresses.retry" }
const reconnected = { type: "addresses.reconnected" }
const remove = { type: "addresses.change", operation: { kind: "remove", id: office.id } }
const prefer = { type: "addresses.change", operation: { kind: "prefer", id: office.id } }
const call = { call: "users.addresses", requestId: null } as const
const broken = failed({ _tag: "ServerFailed", ...call, status: 500 })
const later = { addresses: [home], revision: 3 }
const loaded = { type: "xstate.done.actor.readAddressBook", output: succeeded(addressBook) }
const loadFailed = { type: "xstate.done.actor.readAddressBook", output: broken }
const changed = { type: "xstate.done.actor.changeAddressBook", output: succeeded(later) }
const changeFailed = { type: "xstate.done.actor.changeAddressBook", output: broken }
/** The same revision, reported again by the form: the last report wins. */
const sameRevision = { type: "addresses.saved", book: { ...addressBook, addresses: [home] } }
const saved = { type: "addresses.saved", book: later }

const stateTexts: Readonly<Record<string, string>> = {
  away: "no page shows the addresses",
  loading: "the addresses are loading",
  failed: "the addresses could not be loaded",
  ready: "the addresses are shown",
  changing: "the addresses are being changed"
}

/** Both addresses after the other one has become the default. */
const preferred = [
  { ...home, isDefault: false },
  { ...office, isDefault: true }
]

/** Writes a new address in its dialog, and sends it. */
const writeAddress = async (account: ActTools["account"], page: Page): Promise<void> => {
  await page.getByRole("button", { name: /^Добавить\sадрес/ }).click()
  await account.see("Новый адрес")
  for (const name of ["settlement", "street", "house"]) await account.dialog.locator(`[name=${name}]`).fill("12")
  await account.press("Сохранить")
}

export const model = defineModel<typeof addressesMachine>({
  name: "addresses",
  actorPath: "shop/addresses",
  world: {
    machine: addressesMachine,
    input: undefined,
    callbackActors: ["watchConnection"],
    /** At most two operations are queued. */
    isExplored: ({ context }, event) => event !== sameRevision && (event.type !== "addresses.change" || context.operations.length < 2),
    events: [
      requested,
      retry,
      reconnected,
      remove,
      prefer,
      saved,
      loaded,
      loadFailed,
      { type: "xstate.error.actor.readAddressBook", error: defect },
      changed,
      changeFailed,
      { type: "xstate.error.actor.changeAddressBook", error: defect },
      { type: "auth.settled", user: null },
      { type: "auth.settled", user },
      { type: "auth.loggedIn", user, by: "tab" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "auth.loggedOut", by: "other" },
      sameRevision
    ]
  },
  describeState: ({ context: { book, operations, refusal, undone }, ...snapshot }) =>
    [
      stateTexts[currentState(snapshot)] ?? currentState(snapshot),
      book === null ? "" : ` (${book.addresses.length} of revision ${book.revision})`,
      operations.length === 0 ? "" : `, operations in the queue: ${operations.map(({ kind }) => kind).join(" and ")}`,
      undone === null ? "" : `, ${undone.operation.kind} failed${undone.refusal === null ? " because of a bug" : ""}`,
      refusal === null ? "" : `, ${refusal._tag}`
    ].join(""),
  eventTexts: {
    "addresses.require": "a page of addresses opens",
    "addresses.change": ({ operation }) => `an address is to be ${operation.kind === "remove" ? "deleted" : "the default"}`,
    "addresses.saved": "the address form is accepted",
    "addresses.retry": "«Повторить» is pressed",
    "addresses.reconnected": "the network is back",
    "auth.settled": ({ user: visitor }) => (visitor === null ? "the visitor is a guest" : "the visitor is a user"),
    "auth.loggedIn": "the user signs in",
    "auth.loggedOut": ({ by }) => (by === "other" ? "another user signs in" : "the user signs out"),
    "xstate.done.actor.readAddressBook": ({ output }) => (output._tag === "Success" ? "the addresses are loaded" : "loading fails"),
    "xstate.error.actor.readAddressBook": "the call throws",
    "xstate.done.actor.changeAddressBook": ({ output }) => (output._tag === "Success" ? "the change is done" : "the change fails"),
    "xstate.error.actor.changeAddressBook": "the call throws"
  },
  invariants: {
    "has no data while no page shows the addresses": (snapshot) =>
      !isAway(snapshot) || isEqual(snapshot.context, { book: null, operations: [], undone: null, refusal: null }),
    "is ready only with a list or a failed operation": (snapshot) =>
      !snapshot.matches("ready") || snapshot.context.book !== null || snapshot.context.undone !== null,
    "executes an operation exactly while its queue has one": (snapshot) =>
      !snapshot.matches("changing") || ("changeAddressBook" in snapshot.children && snapshot.context.operations.length > 0),
    "is busy exactly while it loads or changes the addresses": (snapshot) =>
      snapshot.hasTag("busy") === (snapshot.matches("loading") || snapshot.matches("changing")),
    "leaves no operation in the queue while it is idle": (snapshot) =>
      snapshot.context.operations.length === 0 || snapshot.matches("loading") || snapshot.matches("changing")
  },
  postconditions,
  stages: [
    {
      address: "/personal/delivery-address/",
      isMember: true,
      isHeldFromStart: true,
      startEvents: [requested],
      heldRequests: /^\/api\/v2\/users\/address/,
      isTour: true,
      prepare: ({ page }) => expect(page.getByRole("heading", { level: 1, name: "Адреса доставки" })).toBeVisible(),
      acts: [
        { title: "loading fails", events: [loadFailed], when: isAt("loading"), answer: { kind: "status", status: 500 } },
        {
          title: "the addresses are loaded",
          events: [loaded],
          when: isAt("loading"),
          answer: { kind: "body", json: { data: { items: addressBook.addresses, revision: 2 } } }
        },
        {
          title: "«Повторить» is pressed",
          events: [retry],
          when: isAt("failed"),
          run: ({ shell }) => shell.retry()
        },
        {
          title: "the network is back",
          events: [reconnected],
          when: isAt("failed"),
          run: ({ shell }) => shell.returnNetwork()
        },
        {
          title: "«Сделать основным» is pressed",
          events: [prefer],
          when: isAt("ready"),
          run: ({ page }) =>
            page
              .getByRole("main")
              .getByRole("button", { name: /^Сделать основным/ })
              .click()
        },
        { title: "the change fails", events: [changeFailed], when: isAt("changing"), answer: { kind: "status", status: 500 } },
        {
          title: "the change is done",
          events: [changed],
          when: isAt("changing"),
          isLast: true,
          answer: { kind: "body", json: { data: { items: preferred, revision: 3 } } }
        },
        {
          title: "the page is left and opened again during the change",
          events: [requested],
          when: isAt("changing"),
          run: async ({ profile, travel }) => {
            await travel("/personal/profile/")
            await profile.seeHeading("Профиль")
            await travel("/personal/delivery-address/")
            await profile.seeHeading("Адреса доставки")
          }
        },
        {
          title: "a new address is saved after the session has expired, and the user signs in again",
          events: [{ type: "auth.loggedIn", user, by: "login" }],
          when: isAt("ready"),
          isLast: true,
          run: async ({ account, gate, page }) => {
            const email = await emailHere(page)
            await writeAddress(account, page)
            await gate.answerOnce({ kind: "status", status: 401 })
            await account.see("Вход")
            await account.signIn(email, password)
            await account.see("Новый адрес")
          }
        },
        {
          title: "a new address is saved",
          events: [saved],
          when: isAt("ready"),
          isLast: true,
          run: async ({ account, gate, page }) => {
            await writeAddress(account, page)
            gate.answer({ kind: "body", json: { data: { items: later.addresses, revision: later.revision } } })
          }
        },
        {
          title: "another user signs in in another tab",
          events: [{ type: "auth.loggedOut", by: "other" }, { type: "auth.loggedIn", user, by: "tab" }, requested],
          when: isAt("ready"),
          isLast: true,
          run: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
        },
        {
          title: "another tab signs out",
          events: [{ type: "auth.loggedOut", by: "tab" }],
          when: isAt("ready"),
          isLast: true,
          run: ({ logOutInOtherTab }) => logOutInOtherTab()
        }
      ]
    }
  ],
  uncrossed: {
    "* --auth.settled#0--> away": "a guest is redirected to the home page before the page requests addresses",
    "failed --addresses.saved#0--> ready": "the core paths cover a form that is open while the list could not be loaded",
    "failed --always#0--> changing": "the core paths cover an operation on an outdated list"
  },
  unreachable: {
    "away --addresses.change#0--> stays": "no control is shown until the addresses are loaded",
    "away --addresses.saved#0--> stays": "the page has requested the addresses before its form can be opened",
    "loading --addresses.require#0--> stays": "a page requests the addresses once",
    "loading --xstate.error.actor.readAddressBook#0--> failed":
      "the code of the call is loaded with its machine: a call that throws is a bug",
    "changing --xstate.error.actor.changeAddressBook#0--> ready":
      "the code of the call is loaded with its machine: a call that throws is a bug"
  }
})
