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
 * Wishlist: a guest's is stored in the browser (WISH-001), a user's on the server. Changes are optimistic: a refused one is rolled back, an
 * unanswered one resent under its key.
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
      /** Pending writes belong to the previous visitor, not to the customer of an operator's link. */
      { guard: "isLink", target: ".merging", actions: ["part", "join", "save"] },
      { target: ".merging", actions: "join" }
    ],
    "auth.loggedOut": { target: ".guest", actions: ["part", "save"] }
  },
  states: {
    /** Waits for the stored list; the login may be known earlier. */
    beginning: {
      tags: "recalling",
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
    /** Merges the guest's list into the user's (WISH-004, WISH-005). */
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
    stale: { tags: "stale", on: { "wishlist.retry": "merging", "wishlist.reconnected": "merging" }, after: { longPause: "merging" } },
    resting: {
      always: { guard: "hasWrites", target: "sending" },
      on: { "wishlist.changedElsewhere": { guard: "isNews", target: "merging" } }
    },
    sending: outbox.sending,
    waiting: outbox.waiting,
    /** The session expired: changes wait for the next login. */
    held: {},
    suspended: outbox.suspended
  }
})
