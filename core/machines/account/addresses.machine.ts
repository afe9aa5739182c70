import { assign, fromCallback, fromPromise, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { remoteStates } from "../../kernel/remote.ts"
import type { AddressListOperation } from "../../domain/account/address-operations.ts"
import type { AddressBook } from "../../services/account/address-book.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { AuthFact } from "./auth.machine.ts"

type Refusal = typeof ApiError.Encoded

export type AddressesContext = {
  /** `null` until they have come; they stay while they are asked for anew. */
  readonly book: AddressBook | null
  /** What is to be done, in order. */
  readonly operations: ReadonlyArray<AddressListOperation>
  /** What could not be done last, and why; `null` for a fault of our own. */
  readonly undone: { readonly operation: AddressListOperation; readonly refusal: Refusal | null } | null
  /** Why they did not come; `null` where that is our own fault. */
  readonly refusal: Refusal | null
}

export type AddressesEvent =
  /** A page that shows them has come. */
  | { readonly type: "addresses.require" }
  | { readonly type: "addresses.do"; readonly operation: AddressListOperation }
  /** A form has saved one: so the list is now. */
  | { readonly type: "addresses.saved"; readonly book: AddressBook }
  | { readonly type: "addresses.retry" }
  /** The network is back. */
  | { readonly type: "addresses.reconnected" }
  | Exclude<AuthFact, { readonly type: "auth.registered" | "auth.expired" }>

type Answer = { readonly outcome: Outcome<AddressBook, Refusal> | null }

const blank: AddressesContext = { book: null, operations: [], undone: null, refusal: null }
/** Answers may overtake each other: the list never goes back. */
const newer = ({ book: known }: AddressesContext, book: AddressBook) => ({
  book: known !== null && known.revision > book.revision ? known : book,
  refusal: null
})
const refusalIn = ({ outcome }: Answer) => (outcome?._tag === "Failure" ? outcome.error : null)

const remote = remoteStates({
  src: "readAddressBook",
  input: () => undefined,
  retry: "addresses.retry",
  reconnected: "addresses.reconnected"
})

/** Where the orders of who is signed in go: shown, changed one operation after the other, forgotten with the shopper (ADDR-001, ADDR-005, ADDR-007). */
export const addressesMachine = setup({
  types: { context: {} as AddressesContext, events: {} as AddressesEvent, tags: {} as "busy" | "sending" },
  actors: {
    readAddressBook: fromPromise<Outcome<AddressBook, Refusal>>(notProvided("readAddressBook")),
    changeAddressBook: fromPromise<Outcome<AddressBook, Refusal>, AddressListOperation | undefined>(notProvided("changeAddressBook")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, { outcome }: Answer) => hasSucceeded({ outcome }),
    isOther: ({ event }) => asserted(event, "auth.loggedOut").by === "other",
    isGuest: ({ event }) => asserted(event, "auth.settled").user === null,
    hasOperations: ({ context: { operations } }) => operations.length > 0
  },
  actions: {
    keep: assign(({ context }, { outcome }: Answer) => (outcome?._tag === "Success" ? newer(context, outcome.value) : {})),
    keepSaved: assign(({ context, event }) => newer(context, asserted(event, "addresses.saved").book)),
    refuse: assign((_, answer: Answer) => ({ refusal: refusalIn(answer) })),
    queue: assign(({ context: { operations }, event }) => ({
      operations: [...operations, asserted(event, "addresses.do").operation],
      undone: null
    })),
    drop: assign(({ context: { operations } }) => ({ operations: operations.slice(1) })),
    dropUndone: assign(({ context: { operations } }, answer: Answer) => ({
      operations: operations.slice(1),
      undone: operations[0] === undefined ? null : { operation: operations[0], refusal: refusalIn(answer) }
    })),
    forget: assign(blank),
    /** What could not be done may be tried again. */
    hush: assign({ undone: null })
  }
}).createMachine({
  id: "addresses",
  context: blank,
  initial: "away",
  on: {
    "addresses.require": ".loading",
    "addresses.do": { actions: "queue" },
    "addresses.saved": { actions: "keepSaved" },
    "auth.settled": { guard: "isGuest", target: ".away", actions: "forget" },
    "auth.loggedIn": { target: ".loading", actions: "hush" },
    "auth.loggedOut": [
      { guard: "isOther", target: ".loading", actions: "forget" },
      { target: ".away", actions: "forget" }
    ]
  },
  states: {
    /** Nobody looks at them. */
    away: { on: { "addresses.do": {}, "addresses.saved": {}, "auth.loggedIn": {}, "auth.loggedOut": {} } },
    loading: { ...remote.loading, on: { "addresses.require": {} } },
    failed: {
      ...remote.failed,
      always: { guard: "hasOperations", target: "changing" },
      on: { ...remote.failed.on, "addresses.saved": { target: "ready", actions: "keepSaved" } }
    },
    ready: { always: { guard: "hasOperations", target: "changing" } },
    changing: {
      tags: ["busy", "sending"],
      /** What is being changed is answered whole. */
      on: { "addresses.require": {} },
      invoke: {
        id: "changeAddressBook",
        src: "changeAddressBook",
        input: ({ context: { operations } }) => operations[0],
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "ready", actions: [{ type: "keep", params: outcomeOf }, "drop"] },
          { target: "ready", actions: { type: "dropUndone", params: outcomeOf } }
        ],
        onError: { target: "ready", actions: { type: "dropUndone", params: { outcome: null } } }
      }
    }
  }
})
