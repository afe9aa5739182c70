import { assign, fromCallback, sendParent, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"

/** `of` is the id of the term whose explanation is shown, or soon will be. */
export type TooltipContext = { readonly of: string | null }

export type TooltipEvent =
  /** The pointer or the focus comes to a term, or to its explanation. */
  | { readonly type: "tooltip.point"; readonly of: string }
  | { readonly type: "tooltip.leave" }
  | { readonly type: "tooltip.dismiss" }
  | { readonly type: "tooltip.pressedOutside" }

/** What it tells the shop. */
export type TooltipFact = { readonly type: "tooltip.asked" }

/** The one explanation that is shown at a time. */
export const tooltipMachine = setup({
  types: { context: {} as TooltipContext, events: {} as TooltipEvent, tags: {} as "shown" },
  actors: { watchDismissal: fromCallback(notProvided("watchDismissal")) },
  guards: { isSame: ({ context: { of }, event }) => of === asserted(event, "tooltip.point").of },
  actions: {
    keep: assign(({ event }) => ({ of: asserted(event, "tooltip.point").of })),
    forget: assign({ of: null }),
    tellAsked: sendParent({ type: "tooltip.asked" } satisfies TooltipFact)
  },
  delays: {
    /** LIM-010. */
    delay: 200,
    /** A press outside so soon after it opened does not close it (LIM-013). */
    suppression: 300,
    /** LIM-012. */
    disposal: 150
  }
}).createMachine({
  id: "tooltip",
  context: { of: null },
  initial: "closed",
  on: { "tooltip.point": { target: ".waiting", actions: "keep", reenter: true } },
  states: {
    closed: {},
    waiting: {
      entry: "tellAsked",
      after: { delay: "open" },
      on: { "tooltip.leave": "closed", "tooltip.dismiss": "closed" }
    },
    open: {
      tags: "shown",
      invoke: { id: "watchDismissal", src: "watchDismissal" },
      initial: "fresh",
      on: {
        "tooltip.point": { guard: "isSame" },
        "tooltip.leave": "closing",
        "tooltip.dismiss": "closing"
      },
      states: {
        fresh: { after: { suppression: "settled" } },
        settled: { on: { "tooltip.pressedOutside": "#tooltip.closing" } }
      }
    },
    closing: {
      after: { disposal: { target: "closed", actions: "forget" } },
      on: {
        "tooltip.point": [
          { guard: "isSame", target: "open" },
          { target: "waiting", actions: "keep" }
        ]
      }
    }
  }
})
