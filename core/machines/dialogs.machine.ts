import { dialogsSetup } from "./dialogs-setup.ts"

/**
 * The dialogs: one open at a time, by its key; the page behind it is held, and Back closes it (DLG-001 … DLG-004, `design §15`).
 * Opening another takes the place of the one that is open. A form lives on when its dialog is closed.
 */
export const dialogsMachine = dialogsSetup.createMachine({
  id: "dialogs",
  context: ({ input: { drafts } }) => ({ active: null, drafts, forms: [], touch: null }),
  initial: "closed",
  on: {
    "dialogs.open": {
      guard: { type: "isOpenable", params: ({ event }) => event },
      target: ".open.fetching",
      actions: { type: "show", params: ({ event }) => event }
    },
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
      states: { resting: {}, fading: { exit: "clear", after: { disposal: "resting" } } }
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
          actions: { type: "show", params: ({ event }) => event }
        },
        "dialogs.close": { guard: { type: "isActive", params: ({ event }) => event }, target: "closed.fading" },
        "dialogs.touch": { actions: { type: "keepTouch", params: ({ event }) => event } },
        "dialogs.lift": [
          { guard: { type: "isSwipe", params: ({ event }) => event }, target: "closed.fading", actions: "clearTouch" },
          { actions: "clearTouch" }
        ],
        "navigation.resolved": [{ guard: "isInfo" }, { target: "closed.fading" }],
        "navigation.lost": [{ guard: "isInfo" }, { target: "closed.fading" }],
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
