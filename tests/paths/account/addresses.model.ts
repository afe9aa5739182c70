import { emailHere, password } from "../../../qa/server/account.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { addressesMachine } from "../../../core/machines/account/addresses.machine.ts"
import { addressBook, home, office } from "../../../qa/samples/addresses.ts"
import { currentState, defineModel, isEqual, isAt } from "../../../qa/paths/model.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"
import { isAway, promises } from "./addresses.promises.ts"
import { expect } from "../../support/browser/patient-expect.ts"

const requested = { type: "addresses.require" }
const retry = { type: "addresses.retry" }
const reconnected = { type: "addresses.reconnected" }
const remove = { type: "addresses.change", operation: { kind: "remove", id: office.id } }
const prefer = { type: "addresses.change", operation: { kind: "prefer", id: office.id } }
const call = { call: "users.addresses", requestId: null } as const
const broken = failed({ _tag: "ServerFailed", ...call, status: 500 })
const later = { addresses: [home], revision: 3 }
const came = { type: "xstate.done.actor.readAddressBook", output: succeeded(addressBook) }
const notCome = { type: "xstate.done.actor.readAddressBook", output: broken }
const changed = { type: "xstate.done.actor.changeAddressBook", output: succeeded(later) }
const notChanged = { type: "xstate.done.actor.changeAddressBook", output: broken }
/** The same revision reported again by the form: the last report is shown. */
const sameRevision = { type: "addresses.saved", book: { ...addressBook, addresses: [home] } }
const saved = { type: "addresses.saved", book: later }

const stateTexts: Readonly<Record<string, string>> = {
  away: "nobody looks at the addresses",
  loading: "the addresses are asked for",
  failed: "the addresses have not come",
  ready: "the addresses stand there",
  changing: "the addresses are being changed"
}

/** Both addresses after the other one became the default. */
const preferred = [
  { ...home, isDefault: false },
  { ...office, isDefault: true }
]

export const model = defineModel<typeof addressesMachine>({
  name: "addresses",
  actorPath: "shop/addresses",
  world: {
    machine: addressesMachine,
    input: undefined,
    watchers: ["watchConnection"],
    /** At most two operations queue up. */
    follows: ({ context }, event) => event !== sameRevision && (event.type !== "addresses.change" || context.operations.length < 2),
    events: [
      requested,
      retry,
      reconnected,
      remove,
      prefer,
      saved,
      came,
      notCome,
      { type: "xstate.error.actor.readAddressBook", error: defect },
      changed,
      notChanged,
      { type: "xstate.error.actor.changeAddressBook", error: defect },
      { type: "auth.settled", user: null },
      { type: "auth.settled", user },
      { type: "auth.loggedIn", user, by: "tab" },
      { type: "auth.loggedOut", by: "choice" },
      { type: "auth.loggedOut", by: "other" },
      sameRevision
    ]
  },
  tells: ({ context: { book, operations, refusal, undone }, ...snapshot }) =>
    [
      stateTexts[currentState(snapshot)] ?? currentState(snapshot),
      book === null ? "" : ` (${book.addresses.length} of revision ${book.revision})`,
      operations.length === 0 ? "" : `, to ${operations.map(({ kind }) => kind).join(" and ")}`,
      undone === null ? "" : `, it could not ${undone.operation.kind}${undone.refusal === null ? " by a bug" : ""}`,
      refusal === null ? "" : `, ${refusal._tag}`
    ].join(""),
  says: {
    "addresses.require": "a page of addresses comes",
    "addresses.change": ({ operation }) => `one is to be ${operation.kind === "remove" ? "deleted" : "the default"}`,
    "addresses.saved": "the form has saved one",
    "addresses.retry": "they are asked for again",
    "addresses.reconnected": "the network is back",
    "auth.settled": ({ user: whom }) => (whom === null ? "it is a guest" : "it is a user"),
    "auth.loggedIn": "the user signs in",
    "auth.loggedOut": ({ by }) => (by === "other" ? "another user takes the place" : "the user leaves"),
    "xstate.done.actor.readAddressBook": ({ output }) => (output._tag === "Success" ? "they come" : "the shop fails"),
    "xstate.error.actor.readAddressBook": "the call breaks",
    "xstate.done.actor.changeAddressBook": ({ output }) => (output._tag === "Success" ? "it is done" : "the shop fails"),
    "xstate.error.actor.changeAddressBook": "the call breaks"
  },
  invariants: {
    "knows nothing of anybody while nobody looks": (snapshot) =>
      !isAway(snapshot) || isEqual(snapshot.context, { book: null, operations: [], undone: null, refusal: null }),
    "stands there only with a list": (snapshot) =>
      !snapshot.matches("ready") || snapshot.context.book !== null || snapshot.context.undone !== null,
    "changes exactly what is first in its queue": (snapshot) =>
      !snapshot.matches("changing") || ("changeAddressBook" in snapshot.children && snapshot.context.operations.length > 0),
    "is busy exactly while it asks or changes": (snapshot) =>
      snapshot.hasTag("busy") === (snapshot.matches("loading") || snapshot.matches("changing")),
    "leaves no operation lying": (snapshot) =>
      snapshot.context.operations.length === 0 || snapshot.matches("loading") || snapshot.matches("changing")
  },
  promises,
  stages: [
    {
      opens: "/personal/delivery-address/",
      isMember: true,
      isHeldFromStart: true,
      begins: [requested],
      holds: /^\/api\/v2\/users\/address/,
      isTour: true,
      prepares: ({ page }) => expect(page.getByRole("heading", { level: 1, name: "Адреса доставки" })).toBeVisible(),
      acts: [
        { does: "the shop fails", events: [notCome], when: isAt("loading"), answer: { kind: "status", status: 500 } },
        {
          does: "they come",
          events: [came],
          when: isAt("loading"),
          answer: { kind: "body", json: { data: { items: addressBook.addresses, revision: 2 } } }
        },
        {
          does: "«Повторить» is pressed",
          events: [retry],
          when: isAt("failed"),
          by: ({ shell }) => shell.retry()
        },
        {
          does: "the network is back",
          events: [reconnected],
          when: isAt("failed"),
          by: ({ shell }) => shell.returnNetwork()
        },
        {
          does: "«Сделать основным» is pressed",
          events: [prefer],
          when: isAt("ready"),
          by: ({ page }) =>
            page
              .getByRole("main")
              .getByRole("button", { name: /^Сделать основным/ })
              .click()
        },
        { does: "the shop fails to do it", events: [notChanged], when: isAt("changing"), answer: { kind: "status", status: 500 } },
        {
          does: "it is done",
          events: [changed],
          when: isAt("changing"),
          isLast: true,
          answer: { kind: "body", json: { data: { items: preferred, revision: 3 } } }
        },
        {
          does: "another user signs in in another tab",
          events: [{ type: "auth.loggedIn", user, by: "tab" }, requested],
          when: isAt("failed"),
          by: async ({ storeInOtherTab, newAccount }) => storeInOtherTab("token", (await newAccount()).token)
        },
        {
          does: "another one is saved, and the shop does not know the user any more, who signs in again",
          events: [{ type: "auth.loggedIn", user, by: "login" }],
          when: isAt("ready"),
          isLast: true,
          by: async ({ account, gate, page }) => {
            const email = await emailHere(page)
            await page.getByRole("button", { name: /^Добавить\sадрес/ }).click()
            await account.see("Новый адрес")
            for (const name of ["settlement", "street", "house"]) await account.dialog.locator(`[name=${name}]`).fill("12")
            await account.press("Сохранить")
            await gate.answerOnce({ kind: "status", status: 401 })
            await account.see("Вход")
            await account.signIn(email, password)
            await account.see("Новый адрес")
          }
        },
        {
          does: "another tab signs out",
          events: [{ type: "auth.loggedOut", by: "tab" }],
          when: isAt("ready"),
          isLast: true,
          by: ({ logOutInOtherTab }) => logOutInOtherTab()
        }
      ]
    }
  ],
  uncrossed: {
    "* --auth.settled#0--> away": "a guest is led home before the page of addresses asks for any",
    "* --addresses.saved#0--> stays": "tests/e2e/account/addresses.spec.ts crosses it by the form of an address",
    "failed --addresses.saved#0--> ready": "a form that is open while the list is missed is walked in the core",
    "failed --always#0--> changing": "an operation while the list is outdated is walked in the core",
    "changing --addresses.require#0--> stays": "who leaves and comes back within a write is walked in the core"
  },
  unreachable: {
    "away --addresses.change#0--> stays": "no control stands there until the addresses have come",
    "away --addresses.saved#0--> stays": "the page has asked for the addresses before its form can be opened",
    "loading --addresses.require#0--> stays": "a page asks once",
    "loading --xstate.error.actor.readAddressBook#0--> failed": "the code of the call comes with its machine: a call that breaks is a bug",
    "changing --xstate.error.actor.changeAddressBook#0--> ready": "the code of the call comes with its machine: a call that breaks is a bug"
  }
})
