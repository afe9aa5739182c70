import { assign, fromCallback, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
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
const answerOf = ({ event }: { readonly event: { readonly output: Outcome<AddressBook, Refusal> } }): Answer => ({ outcome: event.output })
/** Answers may overtake each other: the list never goes back. */
const newer = ({ book: known }: AddressesContext, book: AddressBook) => ({
  book: known !== null && known.revision > book.revision ? known : book,
  refusal: null
})
const refusalIn = ({ outcome }: Answer) => (outcome?._tag === "Failure" ? outcome.error : null)

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
    isOther: (_, { by }: { readonly by: string }) => by === "other",
    isGuest: (_, { user }: { readonly user: unknown }) => user === null,
    hasDeeds: ({ context: { deeds } }) => deeds.length > 0
  },
  actions: {
    keep: assign(({ context }, { outcome }: Answer) => (outcome?._tag === "Success" ? newer(context, outcome.value) : {})),
    keepSaved: assign(({ context }, { book }: { readonly book: AddressBook }) => newer(context, book)),
    refuse: assign((_, answer: Answer) => ({ refusal: refusalIn(answer) })),
    queue: assign(({ context: { deeds } }, { deed }: { readonly deed: ListDeed }) => ({ deeds: [...deeds, deed], undone: null })),
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
    "addresses.want": ".reading",
    "addresses.do": { actions: { type: "queue", params: ({ event }) => event } },
    "addresses.saved": { actions: { type: "keepSaved", params: ({ event }) => event } },
    "auth.settled": { guard: { type: "isGuest", params: ({ event }) => event }, target: ".away", actions: "forget" },
    "auth.loggedIn": { target: ".reading", actions: "hush" },
    "auth.loggedOut": [
      { guard: { type: "isOther", params: ({ event }) => event }, target: ".reading", actions: "forget" },
      { target: ".away", actions: "forget" }
    ]
  },
  states: {
    /** Nobody looks at them. */
    away: { on: { "addresses.do": {}, "addresses.saved": {}, "auth.loggedIn": {}, "auth.loggedOut": {} } },
    reading: {
      tags: "busy",
      on: { "addresses.want": {} },
      invoke: {
        id: "readAddressBook",
        src: "readAddressBook",
        onDone: [
          { guard: { type: "succeeded", params: answerOf }, target: "shown", actions: { type: "keep", params: answerOf } },
          { target: "missed", actions: { type: "refuse", params: answerOf } }
        ],
        onError: { target: "missed", actions: { type: "refuse", params: { outcome: null } } }
      }
    },
    /** What is known stays; the network that comes back, or the shopper, asks again. */
    missed: {
      always: { guard: "hasDeeds", target: "changing" },
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: {
        "addresses.retry": "reading",
        "addresses.wake": "reading",
        "addresses.saved": { target: "shown", actions: { type: "keepSaved", params: ({ event }) => event } }
      }
    },
    shown: { always: { guard: "hasDeeds", target: "changing" } },
    changing: {
      tags: ["busy", "sending"],
      /** What is being changed is answered whole. */
      on: { "addresses.want": {} },
      invoke: {
        id: "changeAddressBook",
        src: "changeAddressBook",
        input: ({ context: { deeds } }) => deeds[0],
        onDone: [
          { guard: { type: "succeeded", params: answerOf }, target: "shown", actions: [{ type: "keep", params: answerOf }, "drop"] },
          { target: "shown", actions: { type: "dropUndone", params: answerOf } }
        ],
        onError: { target: "shown", actions: { type: "dropUndone", params: { outcome: null } } }
      }
    }
  }
})
