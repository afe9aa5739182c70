import { assign, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { Looked, Viewed } from "../../services/product/recall-viewed.ts"

export type ViewedContext = Viewed & {
  /** Whose page is open, and the number of the visitor who looks. */
  readonly looked: Looked | null
  readonly visitor: string | null
}

export type ViewedEvent = { readonly type: "viewed.look"; readonly looked: Looked; readonly visitor: string }

type Answer = Outcome<Viewed, typeof ApiError.Encoded>

/** What this visitor has looked at: told to the shop and asked of it when the page of a product comes alive (PDP-011, PDP-013). */
export const viewedMachine = setup({
  types: { context: {} as ViewedContext, events: {} as ViewedEvent },
  actors: { recallViewed: fromPromise<Answer, Looked>(notProvided("recallViewed")) },
  guards: {
    succeeded: (_, { answer }: { readonly answer: Answer }) => hasSucceeded({ outcome: answer }),
    isKnown: ({ context }, { looked: { code, kind }, visitor }: ViewedEvent) =>
      context.visitor === visitor && context.looked?.code === code && context.looked.kind === kind
  },
  actions: {
    look: assign((_, { looked, visitor }: ViewedEvent) => ({ looked, visitor })),
    /** Another visitor of the same browser has a list of another. */
    forgetOthers: assign(({ context }, { visitor }: ViewedEvent) => (context.visitor === visitor ? {} : { jewelry: [], diamonds: [] })),
    keep: assign((_, { answer }: { readonly answer: Answer }) => (answer._tag === "Success" ? answer.value : {}))
  },
  delays: { pause: 30_000 }
}).createMachine({
  id: "viewed",
  context: { looked: null, visitor: null, jewelry: [], diamonds: [] },
  initial: "idle",
  on: {
    "viewed.look": {
      target: ".recalling",
      reenter: true,
      actions: [
        { type: "forgetOthers", params: ({ event }) => event },
        { type: "look", params: ({ event }) => event }
      ]
    }
  },
  states: {
    idle: {},
    recalling: {
      on: { "viewed.look": { guard: { type: "isKnown", params: ({ event }) => event } } },
      invoke: {
        id: "recallViewed",
        src: "recallViewed",
        input: ({ context: { looked } }): Looked => looked ?? { kind: "jewelry", code: "" },
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => ({ answer: event.output }) },
            target: "recalled",
            actions: { type: "keep", params: ({ event }) => ({ answer: event.output }) }
          },
          { target: "missed" }
        ],
        onError: "missed"
      }
    },
    recalled: { on: { "viewed.look": { guard: { type: "isKnown", params: ({ event }) => event } } } },
    /** The page stands without it, and it is asked for again. */
    missed: { after: { pause: "recalling" } }
  }
})
