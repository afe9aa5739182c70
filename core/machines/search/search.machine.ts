import { assign, fromPromise, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import { loadingState } from "../../kernel/remote.ts"
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

type Answer = { readonly outcome: Outcome<Suggestions, typeof ApiError.Encoded> }

const blank = { shown: null, active: null } as const

/** Suggestions for what is typed: asked for when the fingers rest, and only the last term's answer counts (CNT-008). */
export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent, tags: {} as "busy" },
  actors: { suggest: fromPromise<Answer["outcome"], { readonly term: string }>(notProvided("suggest")) },
  guards: {
    isSame: ({ context: { term }, event }) => tidyTerm(asserted(event, "search.type").text) === term,
    isTerm: ({ event }) => isTerm(tidyTerm(asserted(event, "search.type").text)),
    succeeded: (_, answer: Answer) => hasSucceeded(answer)
  },
  actions: {
    keepTerm: assign(({ event }) => ({ term: tidyTerm(asserted(event, "search.type").text), active: null })),
    clear: assign(blank),
    keep: assign((_, { outcome }: Answer) => (outcome._tag === "Success" ? { ...blank, shown: outcome.value } : {})),
    move: assign(({ context: { active }, event }) => {
      const { by, count } = asserted(event, "search.move")
      return { active: nextOption(count, active, by) }
    })
  },
  delays: { pause: 150 }
}).createMachine({
  id: "search",
  context: { term: "", ...blank },
  initial: "idle",
  on: {
    "search.type": [
      { guard: "isSame" },
      { guard: "isTerm", target: ".waiting", actions: "keepTerm" },
      { target: ".idle", actions: "keepTerm" }
    ]
  },
  states: {
    /** Nothing to look for. */
    idle: { entry: "clear" },
    waiting: { tags: "busy", after: { pause: "loading" } },
    loading: { tags: "busy", ...loadingState({ src: "suggest", input: ({ term }: SearchContext) => ({ term }) }) },
    ready: { on: { "search.move": { actions: "move" } } },
    /** What was shown is of another term. */
    failed: { entry: "clear", on: { "search.retry": "loading" } }
  }
})
