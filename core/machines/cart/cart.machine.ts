import { noCart } from "../../domain/cart/cart-writes.ts"
import { outboxStates } from "../../kernel/outbox.ts"
import { outcomeOf } from "../../kernel/outcome.ts"
import { cartSetup, type CartContext } from "./cart-setup.ts"

const outbox = outboxStates({
  first: ({ writes }: CartContext) => writes[0],
  waits: "waiting",
  reconnected: "cart.reconnected",
  done: [{ type: "tellWritten", params: outcomeOf }, { type: "keepLoaded", params: outcomeOf }, "drop", "tellSent", "save"],
  refused: [{ type: "tellRefused", params: outcomeOf }, "drop", "dirty", "save"],
  unanswered: [{ type: "tellWaited", params: outcomeOf }, "retry", "save"],
  broken: [{ type: "tellWaited", params: { outcome: null } }, "retry", "save"],
  revived: ["setAside"]
})

/**
 * Cart. Intents are queued and sent in order, each once: an unanswered write is resent under its key by this visit or the next. Contents and prices
 * come from the server's response to each write. One call is in flight at a time, so responses stay in order.
 */
export const cartMachine = cartSetup.createMachine({
  id: "cart",
  context: {
    short: noCart,
    full: null,
    isWatched: false,
    writes: [],
    nextId: 0,
    keyPrefix: null,
    isDirty: false,
    tries: 0,
    isToldToWait: false
  },
  invoke: { id: "storage", src: "storage" },
  initial: "beginning",
  on: {
    "cart.add": [{ guard: "isNamed", actions: ["tellAdding", "queue", "save"] }, { actions: ["queue", "save"] }],
    "cart.change": { actions: ["queue", "save"] },
    "cart.aside": { actions: ["queue", "save"] },
    "cart.resize": { actions: ["queue", "save"] },
    "cart.remove": { actions: ["queue", "save"] },
    "cart.clear": { actions: ["queue", "save"] },
    "cart.restore": { actions: ["queue", "save"] },
    "page.shown": [
      { guard: "isCart", actions: "watch" },
      { guard: "isWatched", actions: "leave" }
    ],
    "cart.reload": { actions: "dirty" },
    "cart.changedElsewhere": [
      { guard: "isOther", actions: ["dirty", "tellMovedElsewhere"] },
      { guard: "isNews", actions: "dirty" }
    ],
    "auth.expired": ".held",
    "auth.loggedIn": [
      /** Pending writes belong to the previous visitor, not to the customer of an operator's link. */
      { guard: "isLink", target: ".resting", actions: ["reset", "save"] },
      { actions: ["dirty", "resetRetries"] }
    ],
    "auth.loggedOut": { target: ".resting", actions: ["reset", "save"] }
  },
  states: {
    /** Waits for the stored cart; intents are queued. */
    beginning: {
      on: {
        "cart.hydrated": { target: "loading", actions: ["takeOver", "save"] },
        "auth.expired": {},
        "auth.loggedIn": [{ guard: "isLink", actions: "reset" }, { actions: ["dirty", "resetRetries"] }],
        "auth.loggedOut": { actions: "reset" }
      }
    },
    resting: {
      always: [
        { guard: "hasWrites", target: "sending" },
        { guard: "isDirty", target: "loading", actions: "tellOutdated" }
      ]
    },
    loading: {
      tags: "busy",
      entry: "clean",
      invoke: {
        id: "load",
        src: "load",
        input: ({ context: { isWatched } }) => ({ isFull: isWatched }),
        onDone: [
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "resting",
            actions: [{ type: "keepLoaded", params: outcomeOf }, "save"]
          },
          { target: "stale" }
        ],
        onError: "stale"
      }
    },
    /** Loading failed: shows the last known cart and reloads it later. */
    stale: {
      tags: "stale",
      always: { guard: "hasWrites", target: "sending" },
      on: {
        "cart.reconnected": "loading",
        "cart.reload": { target: "loading", actions: "tellOutdated" },
        "cart.retry": { target: "loading", actions: "tellOutdated" },
        "page.shown": [
          { guard: "isCart", target: "loading", actions: "watch" },
          { guard: "isWatched", actions: "leave" }
        ],
        "auth.loggedIn": [{ guard: "isLink", target: "loading", actions: ["reset", "save"] }, { target: "loading" }]
      },
      after: { longPause: "loading" }
    },
    sending: { tags: "busy", ...outbox.sending },
    waiting: {
      tags: "unsent",
      ...outbox.waiting,
      on: { ...outbox.waiting.on, "cart.retry": { target: "sending", actions: "resetRetries" } }
    },
    /** The session expired: writes wait for a login, so they do not enter a guest's cart. */
    held: {
      on: {
        "auth.loggedIn": [
          { guard: "isLink", target: "resting", actions: ["reset", "save"] },
          { target: "resting", actions: ["dirty", "resetRetries"] }
        ]
      }
    },
    suspended: { tags: "unsent", ...outbox.suspended, on: { ...outbox.suspended.on, "cart.retry": { actions: "resetRetries" } } }
  }
})
