import { dialogsSetup, loginAgain } from "./dialogs-setup.ts"

/**
 * The dialogs: one open at a time, by its key; the page behind it is held, and Back closes it (DLG-001 … DLG-004).
 * Opening another takes the place of the one that is open. A form lives on when its dialog is closed. Where the shop ends a stay, the log-in stands over what
 * is open, which comes back as it was.
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
    "dialogs.recall": { actions: { type: "recall", params: ({ event }) => event } },
    "dialogs.renew": {
      guard: { type: "isKept", params: ({ event }) => event },
      actions: { type: "beginAnew", params: ({ event }) => event }
    },
    "dialogs.open": {
      guard: { type: "isOpenable", params: ({ event }) => event },
      target: ".open.fetching",
      actions: { type: "show", params: ({ event }) => event }
    },
    "navigation.resolved": { actions: { type: "keepGuarded", params: ({ event }) => event } },
    "navigation.lost": { actions: { type: "keepGuarded", params: ({ event }) => event } },
    "auth.settled": [
      {
        guard: { type: "isOther", params: ({ event }) => event },
        actions: ["forgetTyped", { type: "own", params: ({ event }) => event }, { type: "lookForDrafts", params: ({ event }) => event }]
      },
      {
        actions: [
          { type: "own", params: ({ event }) => event },
          { type: "lookForDrafts", params: ({ event }) => event }
        ]
      }
    ],
    "auth.loggedIn": [
      { guard: { type: "isOther", params: ({ event }) => event }, actions: ["forgetTyped", { type: "own", params: ({ event }) => event }] },
      { actions: { type: "own", params: ({ event }) => event } }
    ],
    "auth.loggedOut": [
      { guard: { type: "isRefusal", params: ({ event }) => event }, actions: "forgetUser" },
      { actions: ["forgetUser", "forgetTyped"] }
    ],
    "auth.expired": [
      {
        guard: { type: "isDue", params: ({ event }) => event },
        target: ".open.fetching",
        actions: ["setPageAside", { type: "show", params: loginAgain }]
      },
      { actions: "tellUnasked" }
    ],
    "form.done": {
      actions: [
        { type: "tellDone", params: ({ event }) => event },
        { type: "renewForm", params: ({ event }) => event }
      ]
    }
  },
  states: {
    closed: {
      initial: "resting",
      states: { resting: {}, fading: { entry: ["restForm", "leaveBehind"], exit: "clear", after: { disposal: "resting" } } }
    },
    open: {
      initial: "fetching",
      invoke: [
        { id: "holdScroll", src: "holdScroll" },
        { id: "coverHistory", src: "coverHistory" }
      ],
      on: {
        "dialogs.open": {
          guard: { type: "isOpenable", params: ({ event }) => event },
          target: ".fetching",
          actions: ["restForm", { type: "show", params: ({ event }) => event }]
        },
        "auth.expired": {
          guard: { type: "isAtWork", params: ({ event }) => event },
          target: ".fetching",
          actions: ["setAside", { type: "show", params: loginAgain }]
        },
        "auth.loggedIn": [
          {
            guard: { type: "isOther", params: ({ event }) => event },
            actions: ["forgetTyped", { type: "own", params: ({ event }) => event }]
          },
          { guard: { type: "isLink", params: ({ event }) => event }, actions: { type: "own", params: ({ event }) => event } },
          { guard: "hasBehind", target: ".fetching", actions: [{ type: "own", params: ({ event }) => event }, "bringBack"] },
          { guard: "isInterrupted", target: "closed.fading", actions: [{ type: "own", params: ({ event }) => event }, "dropBehind"] },
          { actions: { type: "own", params: ({ event }) => event } }
        ],
        "dialogs.close": [
          {
            guard: { type: "isLeftToGuest", params: ({ event }) => event },
            target: ".fetching",
            actions: ["bringBack", "tellUnasked"]
          },
          { guard: { type: "isActive", params: ({ event }) => event }, target: "closed.fading" }
        ],
        "dialogs.touch": { actions: { type: "keepTouch", params: ({ event }) => event } },
        "dialogs.lift": [
          { guard: { type: "isSwipe", params: ({ event }) => event }, target: "closed.fading", actions: "clearTouch" },
          { actions: "clearTouch" }
        ],
        /** A page that was on its way when the stay ended comes under the log-in. */
        "navigation.resolved": [
          { guard: "isInfo", actions: { type: "keepGuarded", params: ({ event }) => event } },
          { guard: "isInterrupted", actions: [{ type: "keepGuarded", params: ({ event }) => event }, "setPageAside"] },
          { target: "closed.fading", actions: { type: "keepGuarded", params: ({ event }) => event } }
        ],
        "navigation.lost": [
          { guard: "isInfo", actions: { type: "keepGuarded", params: ({ event }) => event } },
          { guard: "isInterrupted", actions: [{ type: "keepGuarded", params: ({ event }) => event }, "setPageAside"] },
          { target: "closed.fading", actions: { type: "keepGuarded", params: ({ event }) => event } }
        ],
        "form.done": [
          {
            guard: { type: "hasSequel", params: ({ event }) => event },
            target: ".fetching",
            actions: [
              { type: "tellDone", params: ({ event }) => event },
              { type: "renewForm", params: ({ event }) => event },
              { type: "follow", params: ({ event }) => event }
            ]
          },
          {
            actions: [
              { type: "tellDone", params: ({ event }) => event },
              { type: "renewForm", params: ({ event }) => event }
            ]
          }
        ]
      },
      states: {
        fetching: {
          invoke: {
            id: "loadDialog",
            src: "loadDialog",
            input: ({ context: { active } }) => active?.key ?? "",
            onDone: [{ guard: "isBrief", target: "counting" }, { target: "standing" }],
            onError: "lost"
          }
        },
        standing: { tags: "drawable" },
        counting: { tags: "drawable", after: { brief: "#dialogs.closed.fading" }, on: { "dialogs.hover": "paused" } },
        paused: { tags: "drawable", on: { "dialogs.unhover": "counting" } },
        /** Its code did not come. */
        lost: { tags: "lost", on: { "dialogs.retry": "fetching" } }
      }
    }
  }
})
