import { assign, fromCallback, fromPromise, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { remoteStates } from "../../kernel/remote.ts"
import type { ListDeed } from "../../domain/account/address-deeds.ts"
import type { AddressBook } from "../../services/account/address-book.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { AuthFact } from "./auth.machine.ts"

type Refusal = typeof ApiError.Encoded

export type AddressesContext = {
  /** `null` until they have come; they stay while they are asked for anew. */
  readonly book: AddressBook | null
  /** What is to be done, in order. */
  readonly deeds: ReadonlyArray<ListDeed>
  /** What could not be done last, and why; `null` for a fault of our own. */
  readonly undone: { readonly deed: ListDeed; readonly refusal: Refusal | null } | null
  /** Why they did not come; `null` where that is our own fault. */
  readonly refusal: Refusal | null
}

export type AddressesEvent =
  /** A page that shows them has come. */
  | { readonly type: "addresses.want" }
  | { readonly type: "addresses.do"; readonly deed: ListDeed }
  /** A form has saved one: so the list is now. */
  | { readonly type: "addresses.saved"; readonly book: AddressBook }
  | { readonly type: "addresses.retry" }
  /** The network is back. */
  | { readonly type: "addresses.wake" }
  | Exclude<AuthFact, { readonly type: "auth.registered" | "auth.expired" }>

type Answer = { readonly outcome: Outcome<AddressBook, Refusal> | null }

const blank: AddressesContext = { book: null, deeds: [], undone: null, refusal: null }
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
  wake: "addresses.wake"
})

/** Where the orders of who is signed in go: shown, changed one deed after the other, forgotten with the shopper (ADDR-001, ADDR-005, ADDR-007). */
export const addressesMachine = setup({
  types: { context: {} as AddressesContext, events: {} as AddressesEvent, tags: {} as "busy" | "sending" },
  actors: {
    readAddressBook: fromPromise<Outcome<AddressBook, Refusal>>(notProvided("readAddressBook")),
    changeAddressBook: fromPromise<Outcome<AddressBook, Refusal>, ListDeed | undefined>(notProvided("changeAddressBook")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, { outcome }: Answer) => hasSucceeded({ outcome }),
    isOther: ({ event }) => asserted(event, "auth.loggedOut").by === "other",
    isGuest: ({ event }) => asserted(event, "auth.settled").user === null,
    hasDeeds: ({ context: { deeds } }) => deeds.length > 0
  },
  actions: {
    keep: assign(({ context }, { outcome }: Answer) => (outcome?._tag === "Success" ? newer(context, outcome.value) : {})),
    keepSaved: assign(({ context, event }) => newer(context, asserted(event, "addresses.saved").book)),
    refuse: assign((_, answer: Answer) => ({ refusal: refusalIn(answer) })),
    queue: assign(({ context: { deeds }, event }) => ({ deeds: [...deeds, asserted(event, "addresses.do").deed], undone: null })),
    drop: assign(({ context: { deeds } }) => ({ deeds: deeds.slice(1) })),
    dropUndone: assign(({ context: { deeds } }, answer: Answer) => ({
      deeds: deeds.slice(1),
      undone: deeds[0] === undefined ? null : { deed: deeds[0], refusal: refusalIn(answer) }
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
    "addresses.want": ".loading",
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
    loading: { ...remote.loading, on: { "addresses.want": {} } },
    failed: {
      ...remote.failed,
      always: { guard: "hasDeeds", target: "changing" },
      on: { ...remote.failed.on, "addresses.saved": { target: "ready", actions: "keepSaved" } }
    },
    ready: { always: { guard: "hasDeeds", target: "changing" } },
    changing: {
      tags: ["busy", "sending"],
      /** What is being changed is answered whole. */
      on: { "addresses.want": {} },
      invoke: {
        id: "changeAddressBook",
        src: "changeAddressBook",
        input: ({ context: { deeds } }) => deeds[0],
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "ready", actions: [{ type: "keep", params: outcomeOf }, "drop"] },
          { target: "ready", actions: { type: "dropUndone", params: outcomeOf } }
        ],
        onError: { target: "ready", actions: { type: "dropUndone", params: { outcome: null } } }
      }
    }
  }
})
