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

export type TooltipFact = { readonly type: "tooltip.asked" }

/** Tooltips of terms; at most one is open. */
export const tooltipMachine = setup({
  types: { context: {} as TooltipContext, events: {} as TooltipEvent, tags: {} as "shown" | "fading" },
  actors: { watchDismissal: fromCallback(notProvided("watchDismissal")) },
  guards: { isSame: ({ context: { of }, event }) => of === narrowEvent(event, "tooltip.point").of },
  actions: {
    keep: assign(({ event }) => ({ of: narrowEvent(event, "tooltip.point").of })),
    forget: assign({ of: null }),
    tellAsked: sendParent({ type: "tooltip.asked" } satisfies TooltipFact)
  },
  delays: {
    /** LIM-010. */
    delay: 200,
    /** Ignores a press outside shortly after opening (LIM-013). */
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
        /** The same term again: stays open. */
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
      tags: "fading",
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
