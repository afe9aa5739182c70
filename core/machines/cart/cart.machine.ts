import { noCart } from "../../domain/cart/cart-writes.ts"
import { outboxStates } from "../../kernel/outbox.ts"
import { outcomeOf } from "../../kernel/outcome.ts"
import { cartSetup, type CartContext } from "./cart-setup.ts"

const outbox = outboxStates({
  first: ({ writes }: CartContext) => writes[0],
  waits: "waiting",
  reconnected: "cart.reconnected",
  done: [{ type: "tellWritten", params: outcomeOf }, { type: "keepWritten", params: outcomeOf }, "save"],
  refused: [{ type: "tellRefused", params: outcomeOf }, "drop", "save"],
  unanswered: [{ type: "tellWaited", params: outcomeOf }, "retry", "save"],
  broken: [{ type: "tellWaited", params: { outcome: null } }, "retry", "save"],
  revived: ["setAside"]
})

/**
 * What the shopper wants to buy. Every intent joins a queue and is sent in its turn, once, whatever happens on the way: a write that got no answer
 * is sent again under its key, by this visit or the next. What the cart holds and costs is what the shop says.
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
      /** What waits to be sent is of who was here before an operator's link, and is not the customer's. */
      { guard: "isLink", target: ".resting", actions: ["reset", "save"] },
      { actions: ["dirty", "resetRetries"] }
    ],
    "auth.loggedOut": { target: ".resting", actions: ["reset", "save"] }
  },
  states: {
    /** What the browser kept is on its way; what is wanted meanwhile waits. */
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
    /** The shop could not be asked: what is known stands, and it is asked again. */
    stale: {
      always: { guard: "hasWrites", target: "sending" },
      on: {
        "cart.reconnected": "loading",
        "cart.reload": { target: "loading", actions: "tellOutdated" },
        "page.shown": [
          { guard: "isCart", target: "loading", actions: "watch" },
          { guard: "isWatched", actions: "leave" }
        ],
        "auth.loggedIn": [{ guard: "isLink", target: "loading", actions: ["reset", "save"] }, { target: "loading" }]
      },
      after: { longPause: "loading" }
    },
    sending: { tags: "busy", ...outbox.sending },
    waiting: outbox.waiting,
    /** The shop does not know the user any more: what is wanted waits for them, lest it become a guest's. */
    held: {
      on: {
        "auth.loggedIn": [
          { guard: "isLink", target: "resting", actions: ["reset", "save"] },
          { target: "resting", actions: ["dirty", "resetRetries"] }
        ]
      }
    },
    suspended: outbox.suspended
  }
})
