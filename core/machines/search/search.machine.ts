import { assign, fromCallback, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import { loadingState } from "../../kernel/remote.ts"
import type { AnswerByKey } from "../../contract/calls.ts"
import { nextOption } from "../../domain/search/search-options.ts"
import { isTerm, tidyTerm } from "../../domain/search/search-term.ts"
import type { ApiError } from "../../services/ports/api.ts"

export type Suggestions = AnswerByKey["search.suggest"]

export type SearchContext = {
  readonly term: string
  readonly shown: Suggestions | null
  readonly active: number | null
}

export type SearchEvent =
  | { readonly type: "search.type"; readonly text: string }
  /** Arrow key among `count` options. */
  | { readonly type: "search.move"; readonly by: 1 | -1; readonly count: number }
  | { readonly type: "search.retry" }
  | { readonly type: "search.reconnected" }

type Result = { readonly outcome: Outcome<Suggestions, typeof ApiError.Encoded> }

const blank = { shown: null, active: null } as const

/** Search suggestions, debounced; only the last term's response counts (CNT-008). */
export const searchMachine = setup({
  types: { context: {} as SearchContext, events: {} as SearchEvent, tags: {} as "busy" | "failed" },
  actors: {
    suggest: fromPromise<Result["outcome"], { readonly term: string }>(notProvided("suggest")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    isSameTerm: ({ context: { term }, event }) => tidyTerm(narrowEvent(event, "search.type").text) === term,
    isSearchable: ({ event }) => isTerm(tidyTerm(narrowEvent(event, "search.type").text)),
    succeeded: (_, answer: Result) => hasSucceeded(answer)
  },
  actions: {
    storeTerm: assign(({ event }) => ({ term: tidyTerm(narrowEvent(event, "search.type").text), active: null })),
    clearSuggestions: assign(blank),
    storeResult: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { ...blank, shown: outcome.value } : {})),
    moveActive: assign(({ context: { active }, event }) => {
      const { by, count } = narrowEvent(event, "search.move")
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
      { guard: "isSameTerm" },
      { guard: "isSearchable", target: ".waiting", actions: "storeTerm" },
      { target: ".idle", actions: "storeTerm" }
    ]
  },
  states: {
    idle: { entry: "clearSuggestions" },
    waiting: { tags: "busy", after: { pause: "loading" } },
    loading: { tags: "busy", ...loadingState({ src: "suggest", input: ({ term }: SearchContext) => ({ term }) }) },
    ready: { on: { "search.move": { actions: "moveActive" } } },
    failed: {
      tags: "failed",
      entry: "clearSuggestions",
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { "search.retry": "loading", "search.reconnected": "loading" }
    }
  }
})
