import { dialogsSetup } from "./dialogs-setup.ts"

/**
 * One dialog is open at a time, the page behind it does not scroll, and Back closes it (DLG-001 … DLG-004). Forms survive closing. When a session
 * expires, the login covers the open dialog, which returns afterwards.
 */
export const dialogsMachine = dialogsSetup.createMachine({
  id: "dialogs",
  context: ({ input: { drafts, owner } }) => ({
    ...{ active: null, drafts, recalled: [], forms: [], touch: null, behind: null },
    ...{ owner, user: null, isGuarded: false }
  }),
  invoke: { id: "drafts", src: "drafts" },
  initial: "closed",
  on: {
    "dialogs.recall": { actions: "recall" },
    "dialogs.renew": { guard: "isKept", actions: "beginAnew" },
    "dialogs.open": { guard: "isOpenable", target: ".open.fetching", actions: "show" },
    "navigation.resolved": { actions: "keepGuarded" },
    "navigation.lost": { actions: "keepGuarded" },
    "auth.settled": [{ guard: "isOther", actions: ["forgetTyped", "own", "lookForDrafts"] }, { actions: ["own", "lookForDrafts"] }],
    "auth.loggedIn": [{ guard: "isOther", actions: ["forgetTyped", "own"] }, { actions: "own" }],
    "auth.loggedOut": [{ guard: "isRefusal", actions: "forgetUser" }, { actions: ["forgetUser", "forgetTyped"] }],
    "auth.expired": [{ guard: "isDue", target: ".open.fetching", actions: ["setPageAside", "show"] }, { actions: "tellUnasked" }],
    "form.done": { actions: ["tellDone", "renewForm"] }
  },
  states: {
    closed: {
      initial: "resting",
      states: {
        resting: { tags: "resting" },
        fading: { tags: "fading", entry: ["restForm", "leaveBehind"], exit: "clear", after: { disposal: "resting" } }
      }
    },
    open: {
      tags: "open",
      initial: "fetching",
      invoke: [
        { id: "holdScroll", src: "holdScroll" },
        { id: "coverHistory", src: "coverHistory" }
      ],
      on: {
        "dialogs.open": { guard: "isOpenable", target: ".fetching", actions: ["restForm", "show"] },
        "auth.expired": { guard: "isAtWork", target: ".fetching", actions: ["setAside", "show"] },
        "auth.loggedIn": [
          { guard: "isOther", actions: ["forgetTyped", "own"] },
          { guard: "isLink", actions: "own" },
          { guard: "hasBehind", target: ".fetching", actions: ["own", "bringBack"] },
          { guard: "isInterrupted", target: "closed.fading", actions: ["own", "dropBehind"] },
          { actions: "own" }
        ],
        "dialogs.close": [
          { guard: "isLeftToGuest", target: ".fetching", actions: ["bringBack", "tellUnasked"] },
          { guard: "isActive", target: "closed.fading" }
        ],
        "dialogs.back": [
          { guard: "isLeftToGuest", target: ".fetching", actions: ["bringBack", "tellUnasked"] },
          { target: "closed.fading" }
        ],
        "dialogs.touch": { actions: "keepTouch" },
        "dialogs.lift": [{ guard: "isSwipe", target: "closed.fading", actions: "clearTouch" }, { actions: "clearTouch" }],
        /** A page that was loading when the session expired opens under the login. */
        "navigation.resolved": [
          { guard: "isInfo", actions: "keepGuarded" },
          { guard: "isInterrupted", actions: ["keepGuarded", "setPageAside"] },
          { target: "closed.fading", actions: "keepGuarded" }
        ],
        "navigation.lost": [
          { guard: "isInfo", actions: "keepGuarded" },
          { guard: "isInterrupted", actions: ["keepGuarded", "setPageAside"] },
          { target: "closed.fading", actions: "keepGuarded" }
        ],
        "form.done": [
          { guard: "hasSequel", target: ".fetching", actions: ["tellDone", "renewForm", "follow"] },
          { actions: ["tellDone", "renewForm"] }
        ]
      },
      states: {
        fetching: {
          invoke: {
            id: "loadDialog",
            src: "loadDialog",
            input: ({ context: { active } }) => active?.key ?? "",
            onDone: [{ guard: "isBrief", target: "counting" }, { target: "standing" }],
            onError: "failed"
          }
        },
        standing: { tags: "drawable" },
        counting: { tags: "drawable", after: { brief: "#dialogs.closed.fading" }, on: { "dialogs.hover": "paused" } },
        paused: { tags: "drawable", on: { "dialogs.unhover": "counting" } },
        failed: { tags: "failed", on: { "dialogs.retry": "fetching" } }
      }
    }
  }
})
