import { not } from "xstate"
import { wishlistSetup } from "./wishlist-setup.ts"

/**
 * What the shopper likes: a guest's list lives in the browser (WISH-001), a user's with the shop. A heart changes at once; what the shop refuses is
 * taken back, what it does not answer is sent again under its key.
 */
export const wishlistMachine = wishlistSetup.createMachine({
  id: "wishlist",
  context: { items: [], own: null, writes: [], isMember: false, seed: "", born: 0, tries: 0, isToldToWait: false, shown: [] },
  invoke: { id: "shelf", src: "shelf" },
  initial: "beginning",
  on: {
    "wishlist.toggle": [
      { guard: { type: "isFull", params: ({ event }) => event }, actions: ["logFull", "tellFull"] },
      {
        actions: [{ type: "toggle", params: ({ event }) => event }, { type: "tellChanged", params: ({ event }) => event }, "save"]
      }
    ],
    "wishlist.clear": { actions: ["clear", "tellCleared", "save"] },
    "auth.settled": { guard: { type: "isNewcomer", params: ({ event }) => event }, target: ".merging", actions: "join" },
    "auth.expired": ".held",
    "auth.loggedIn": { target: ".merging", actions: "join" },
    "auth.loggedOut": { target: ".guest", actions: ["part", "save"] }
  },
  states: {
    /** What the browser kept comes at once; who the visitor is may be known before. */
    beginning: {
      on: {
        "wishlist.look": [
          { guard: "isMember", target: "merging", actions: [{ type: "takeOver", params: ({ event }) => event }, "save"] },
          { target: "guest", actions: [{ type: "takeOver", params: ({ event }) => event }, "save"] }
        ],
        "auth.settled": { guard: { type: "isNewcomer", params: ({ event }) => event }, actions: "join" },
        "auth.expired": {},
        "auth.loggedIn": { actions: "join" },
        "auth.loggedOut": { actions: "part" }
      }
    },
    guest: { on: { "wishlist.follow": { actions: { type: "follow", params: ({ event }) => event } } } },
    /** The guest's list joins the user's, which then is read (WISH-004, WISH-005). */
    merging: {
      invoke: {
        id: "merge",
        src: "merge",
        input: ({ context: { items } }) => ({ items }),
        onDone: [
          {
            guard: { type: "isMerged", params: ({ event }) => ({ outcome: event.output }) },
            target: "resting",
            actions: [{ type: "keepMerged", params: ({ event }) => ({ outcome: event.output }) }, "save"]
          },
          { target: "stale" }
        ],
        onError: "stale"
      }
    },
    stale: { on: { "wishlist.wake": "merging" }, after: { longPause: "merging" } },
    resting: {
      always: { guard: "hasWrites", target: "sending" },
      on: { "wishlist.follow": { guard: { type: "isNews", params: ({ event }) => event }, target: "merging" } }
    },
    sending: {
      invoke: {
        id: "send",
        src: "send",
        input: ({ context: { writes } }) => writes[0],
        onDone: [
          {
            guard: { type: "isDone", params: ({ event }) => ({ outcome: event.output }) },
            target: "resting",
            actions: [{ type: "keepWritten", params: ({ event }) => ({ outcome: event.output }) }, "save"]
          },
          {
            guard: { type: "isUnanswered", params: ({ event }) => ({ outcome: event.output }) },
            target: "waiting",
            actions: [{ type: "tellWaited", params: ({ event }) => ({ outcome: event.output }) }, "retry", "save"]
          },
          { target: "resting", actions: [{ type: "tellRefused", params: ({ event }) => ({ outcome: event.output }) }, "drop", "save"] }
        ],
        onError: { target: "waiting", actions: [{ type: "tellWaited", params: { outcome: null } }, "retry", "save"] }
      }
    },
    /** No answer came: the same write is sent again under its key, after a longer while from the second time on. */
    waiting: {
      always: { guard: not("hasHope"), target: "parked" },
      on: { "wishlist.wake": { target: "sending", actions: "hope" } },
      after: { pause: { guard: "isFirstTry", target: "sending" }, longPause: "sending" }
    },
    /** The shop does not know the user any more: a change waits for them. */
    held: {},
    /** The shop is out of order: a change is kept until the shopper comes back to the page or wants more, or the network returns. */
    parked: {
      always: { guard: "hasHope", target: "sending", actions: "setAside" },
      on: { "wishlist.wake": { actions: "hope" } }
    }
  }
})
