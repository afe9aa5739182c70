import { assign, fromCallback, sendParent, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"

/** Id of the term pointed at last; `null` before that and after its tooltip has faded. */
export type TooltipContext = { readonly of: string | null }

export type TooltipEvent =
  | { readonly type: "tooltip.point"; readonly of: string }
  | { readonly type: "tooltip.leave" }
  | { readonly type: "tooltip.dismiss" }
  | { readonly type: "tooltip.pressedOutside" }

export type TooltipFact = { readonly type: "tooltip.requested" }

/** Tooltips of terms; at most one is open. */
export const tooltipMachine = setup({
  types: { context: {} as TooltipContext, events: {} as TooltipEvent, tags: {} as "shown" | "fading" },
  actors: { watchDismissal: fromCallback(notProvided("watchDismissal")) },
  guards: { isSameTerm: ({ context: { of }, event }) => of === narrowEvent(event, "tooltip.point").of },
  actions: {
    storeTerm: assign(({ event }) => ({ of: narrowEvent(event, "tooltip.point").of })),
    clearTerm: assign({ of: null }),
    publishRequested: sendParent({ type: "tooltip.requested" } satisfies TooltipFact)
  },
  delays: {
    /** LIM-010. */
    delay: 200,
    /** A press outside is ignored shortly after opening (LIM-013). */
    suppression: 300,
    /** LIM-012. */
    disposal: 150
  }
}).createMachine({
  id: "tooltip",
  context: { of: null },
  initial: "closed",
  on: { "tooltip.point": { target: ".waiting", actions: "storeTerm", reenter: true } },
  states: {
    closed: {},
    waiting: {
      entry: "publishRequested",
      after: { delay: "open" },
      on: { "tooltip.leave": "closed", "tooltip.dismiss": "closed" }
    },
    open: {
      tags: "shown",
      invoke: { id: "watchDismissal", src: "watchDismissal" },
      initial: "fresh",
      on: {
        /** Stays open. */
        "tooltip.point": { guard: "isSameTerm" },
        "tooltip.leave": "closing",
        "tooltip.dismiss": "closing"
      },
      states: {
        fresh: { after: { suppression: "settled" } },
        settled: { on: { "tooltip.pressedOutside": "#tooltip.closing" } }
      }
    },
    closing: {
      tags: "fading",
      after: { disposal: { target: "closed", actions: "clearTerm" } },
      on: {
        "tooltip.point": [
          { guard: "isSameTerm", target: "open" },
          { target: "waiting", actions: "storeTerm" }
        ]
      }
    }
  }
})
