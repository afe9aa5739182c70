import { assign, fromCallback, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf, refusalOf, type RefusalParams } from "../../kernel/outcome.ts"
import { remoteStates } from "../../kernel/remote.ts"
import type { AddressListOperation } from "../../domain/account/address-operations.ts"
import type { AddressBook } from "../../services/account/address-book.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { SignedInFact } from "./signed-in.ts"

type Refusal = typeof ApiError.Encoded

export type AddressesContext = {
  /** `null` until loaded. */
  readonly book: AddressBook | null
  readonly operations: ReadonlyArray<AddressListOperation>
  /** Last failed operation; `refusal` is `null` for a defect. */
  readonly undone: { readonly operation: AddressListOperation; readonly refusal: Refusal | null } | null
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type AddressesEvent =
  | { readonly type: "addresses.require" }
  | { readonly type: "addresses.change"; readonly operation: AddressListOperation }
  /** A form saved an address. */
  | { readonly type: "addresses.saved"; readonly book: AddressBook }
  | { readonly type: "addresses.retry" }
  | { readonly type: "addresses.reconnected" }
  | SignedInFact

type Result = { readonly outcome: Outcome<AddressBook, Refusal> }

const blank: AddressesContext = { book: null, operations: [], undone: null, refusal: null }
/** Ignores an older revision: responses may arrive out of order. */
const newer = ({ book: storedBook }: AddressesContext, book: AddressBook) => ({
  book: storedBook !== null && storedBook.revision > book.revision ? storedBook : book,
  refusal: null
})

const remote = remoteStates({
  src: "readAddressBook",
  input: () => undefined,
  retry: "addresses.retry",
  reconnected: "addresses.reconnected"
})

/** Delivery addresses. Operations run one after another; a logout clears the list (ADDR-001, ADDR-005, ADDR-007). */
export const addressesMachine = setup({
  types: { context: {} as AddressesContext, events: {} as AddressesEvent, tags: {} as "busy" | "failed" | "sending" },
  actors: {
    readAddressBook: fromPromise<Outcome<AddressBook, Refusal>>(notProvided("readAddressBook")),
    changeAddressBook: fromPromise<Outcome<AddressBook, Refusal>, AddressListOperation | undefined>(notProvided("changeAddressBook")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, { outcome }: Result) => hasSucceeded({ outcome }),
    isOtherUser: ({ event }) => narrowEvent(event, "auth.loggedOut").by === "other",
    isGuest: ({ event }) => narrowEvent(event, "auth.settled").user === null,
    hasOperations: ({ context: { operations } }) => operations.length > 0
  },
  actions: {
    storeResult: assign(({ context }, { outcome }: Result) => (outcome._tag === "Success" ? newer(context, outcome.value) : {})),
    storeSavedBook: assign(({ context, event }) => newer(context, narrowEvent(event, "addresses.saved").book)),
    storeRefusal: assign((_, { refusal }: RefusalParams<Refusal>) => ({ refusal })),
    queueOperation: assign(({ context: { operations }, event }) => ({
      operations: [...operations, narrowEvent(event, "addresses.change").operation],
      undone: null
    })),
    removeFirstOperation: assign(({ context: { operations } }) => ({ operations: operations.slice(1) })),
    storeFailedOperation: assign(({ context: { operations } }, { refusal }: RefusalParams<Refusal>) => ({
      operations: operations.slice(1),
      undone: operations[0] === undefined ? null : { operation: operations[0], refusal }
    })),
    clearAddresses: assign(blank),
    clearFailure: assign({ undone: null })
  }
}).createMachine({
  id: "addresses",
  context: blank,
  initial: "away",
  on: {
    "addresses.require": ".loading",
    "addresses.change": { actions: "queueOperation" },
    "addresses.saved": { actions: "storeSavedBook" },
    "auth.settled": { guard: "isGuest", target: ".away", actions: "clearAddresses" },
    "auth.loggedIn": { target: ".loading", actions: "clearFailure" },
    "auth.loggedOut": [
      { guard: "isOtherUser", target: ".loading", actions: "clearAddresses" },
      { target: ".away", actions: "clearAddresses" }
    ]
  },
  states: {
    /** No page shows addresses. */
    away: { on: { "addresses.change": {}, "addresses.saved": {}, "auth.loggedIn": {}, "auth.loggedOut": {} } },
    loading: { ...remote.loading, on: { "addresses.require": {} } },
    failed: {
      ...remote.failed,
      always: { guard: "hasOperations", target: "changing" },
      on: { ...remote.failed.on, "addresses.saved": { target: "ready", actions: "storeSavedBook" } }
    },
    ready: { always: { guard: "hasOperations", target: "changing" } },
    changing: {
      tags: ["busy", "sending"],
      /** The response to a change contains the whole list. */
      on: { "addresses.require": {} },
      invoke: {
        id: "changeAddressBook",
        src: "changeAddressBook",
        input: ({ context: { operations } }) => operations[0],
        onDone: [
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "ready",
            actions: [{ type: "storeResult", params: outcomeOf }, "removeFirstOperation"]
          },
          { target: "ready", actions: { type: "storeFailedOperation", params: refusalOf } }
        ],
        onError: { target: "ready", actions: { type: "storeFailedOperation", params: { refusal: null } } }
      }
    }
  }
})
