import { assign, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import type { AnswerByKey } from "../../contract/calls.ts"
import { nextOption } from "../../domain/search/search-options.ts"
import { isTerm, tidyTerm } from "../../domain/search/search-term.ts"
import type { ApiError } from "../../services/ports/api.ts"

export type Suggestions = AnswerByKey["search.suggest"]

export type SearchContext = {
  /** What is looked for, without needless blanks. */
  readonly term: string
  /** The last answer, which stays until the next has come. */
  readonly shown: Suggestions | null
  /** The option that the arrow keys stand on. */
  readonly active: number | null
}

export type SearchEvent =
  | { readonly type: "search.type"; readonly text: string }
  /** An arrow key among `count` options. */
  | { readonly type: "search.move"; readonly by: 1 | -1; readonly count: number }
  | { readonly type: "search.retry" }

type Answer = Outcome<Suggestions, typeof ApiError.Encoded>

const blank = { shown: null, active: null } as const

/** Suggestions for what is typed: asked for when the fingers rest, and only the last term's answer counts (CNT-008). */
export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent, tags: {} as "busy" },
  actors: { suggest: fromPromise<Answer, { readonly term: string }>(notProvided("suggest")) },
  guards: {
    isSame: ({ context }, { text }: { readonly text: string }) => tidyTerm(text) === context.term,
    isTerm: (_, { text }: { readonly text: string }) => isTerm(tidyTerm(text)),
    succeeded: (_, { answer }: { readonly answer: Answer }) => hasSucceeded({ outcome: answer })
  },
  actions: {
    keepTerm: assign((_, { text }: { readonly text: string }) => ({ term: tidyTerm(text), active: null })),
    clear: assign(blank),
    show: assign((_, { answer }: { readonly answer: Answer }) => (answer._tag === "Success" ? { ...blank, shown: answer.value } : {})),
    move: assign(({ context: { active } }, { by, count }: { readonly by: 1 | -1; readonly count: number }) => ({
      active: nextOption(count, active, by)
    }))
  },
  delays: { pause: 150 }
}).createMachine({
  id: "search",
  context: { term: "", ...blank },
  initial: "idle",
  on: {
    "search.type": [
      { guard: { type: "isSame", params: ({ event }) => event } },
      {
        guard: { type: "isTerm", params: ({ event }) => event },
        target: ".waiting",
        actions: { type: "keepTerm", params: ({ event }) => event }
      },
      { target: ".idle", actions: { type: "keepTerm", params: ({ event }) => event } }
    ]
  },
  states: {
    /** Nothing to look for. */
    idle: { entry: "clear" },
    waiting: { tags: "busy", after: { pause: "asking" } },
    asking: {
      tags: "busy",
      invoke: {
        id: "suggest",
        src: "suggest",
        input: ({ context: { term } }) => ({ term }),
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => ({ answer: event.output }) },
            target: "shown",
            actions: { type: "show", params: ({ event }) => ({ answer: event.output }) }
          },
          "failed"
        ],
        onError: "failed"
      }
    },
    shown: { on: { "search.move": { actions: { type: "move", params: ({ event }) => event } } } },
    /** What was shown is of another term. */
    failed: { entry: "clear", on: { "search.retry": "asking" } }
  }
})
