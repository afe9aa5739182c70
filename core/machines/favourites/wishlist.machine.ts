import { outboxStates } from "../../kernel/outbox.ts"
import { outcomeOf } from "../../kernel/outcome.ts"
import { type WishlistContext, wishlistSetup } from "./wishlist-setup.ts"

const outbox = outboxStates({
  first: ({ writes }: WishlistContext) => writes[0],
  waits: "waiting",
  reconnected: "wishlist.reconnected",
  done: [{ type: "keepWritten", params: outcomeOf }, "save"],
  refused: [{ type: "tellRefused", params: outcomeOf }, "drop", "save"],
  unanswered: [{ type: "tellWaited", params: outcomeOf }, "retry", "save"],
  broken: [{ type: "tellWaited", params: { outcome: null } }, "retry", "save"],
  revived: ["setAside"]
})

/**
 * What the shopper likes: a guest's list lives in the browser (WISH-001), a user's with the shop. A heart changes at once; what the shop refuses is
 * taken back, what it does not answer is sent again under its key.
 */
export const wishlistMachine = wishlistSetup.createMachine({
  id: "wishlist",
  context: { items: [], own: null, writes: [], isMember: false, keyPrefix: "", nextId: 0, tries: 0, isToldToWait: false, shown: [] },
  invoke: { id: "storage", src: "storage" },
  initial: "beginning",
  on: {
    "wishlist.toggle": [{ guard: "isFull", actions: ["logFull", "tellFull"] }, { actions: ["toggle", "tellChanged", "save"] }],
    "wishlist.clear": { actions: ["clear", "tellCleared", "save"] },
    "auth.settled": { guard: "isNewcomer", target: ".merging", actions: "join" },
    "auth.expired": ".held",
    "auth.loggedIn": [
      /** What waits to be sent is of who was here before an operator's link, and is not the customer's. */
      { guard: "isLink", target: ".merging", actions: ["part", "join", "save"] },
      { target: ".merging", actions: "join" }
    ],
    "auth.loggedOut": { target: ".guest", actions: ["part", "save"] }
  },
  states: {
    /** What the browser kept comes at once; who the visitor is may be known before. */
    beginning: {
      on: {
        "wishlist.hydrated": [
          { guard: "isMember", target: "merging", actions: ["takeOver", "save"] },
          { target: "guest", actions: ["takeOver", "save"] }
        ],
        "auth.settled": { guard: "isNewcomer", actions: "join" },
        "auth.expired": {},
        "auth.loggedIn": [{ guard: "isLink", actions: ["part", "join"] }, { actions: "join" }],
        "auth.loggedOut": { actions: "part" }
      }
    },
    guest: { on: { "wishlist.changedElsewhere": { actions: "follow" } } },
    /** The guest's list joins the user's, which then is read (WISH-004, WISH-005). */
    merging: {
      invoke: {
        id: "merge",
        src: "merge",
        input: ({ context: { items } }) => ({ items }),
        onDone: [
          {
            guard: { type: "succeeded", params: outcomeOf },
            target: "resting",
            actions: [{ type: "keepMerged", params: outcomeOf }, "save"]
          },
          { target: "stale" }
        ],
        onError: "stale"
      }
    },
    stale: { on: { "wishlist.reconnected": "merging" }, after: { longPause: "merging" } },
    resting: {
      always: { guard: "hasWrites", target: "sending" },
      on: { "wishlist.changedElsewhere": { guard: "isNews", target: "merging" } }
    },
    sending: outbox.sending,
    waiting: outbox.waiting,
    /** The shop does not know the user any more: a change waits for them. */
    held: {},
    suspended: outbox.suspended
  }
})
