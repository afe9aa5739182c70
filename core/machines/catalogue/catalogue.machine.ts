import { assign, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { CountedFacets } from "../../contract/catalog-filters.ts"
import type { ApiError } from "../../services/ports/api.ts"
import { toggleCompared } from "../../domain/favourites/compared.ts"
import { type Arrangement, usualArrangement } from "../../domain/catalogue/arrangement.ts"
import type { NavigationFact } from "../navigation/navigation.machine.ts"

export type CatalogueContext = {
  /** Address assembled in the filter sheet; `null` when it is the shown one. */
  readonly draft: string | null
  /** Counts for the draft; `null` until loaded. */
  readonly counted: CountedFacets | null
  readonly arrangement: Arrangement
  /** Changes made before the stored layout was read. */
  readonly early: Partial<Arrangement>
  /** Ids of stones, in order of selection. */
  readonly compared: ReadonlyArray<number>
}

export type CatalogueEvent =
  /** A choice in the sheet leads to the address `to`. */
  | { readonly type: "catalogue.gather"; readonly to: string }
  | { readonly type: "catalogue.arrange"; readonly by: Partial<Arrangement> }
  | { readonly type: "catalogue.compare"; readonly id: number }
  | { readonly type: "catalogue.clearCompared" }
  | NavigationFact

type Result = { readonly outcome: Outcome<CountedFacets, typeof ApiError.Encoded> }
type RecallResult = { readonly outcome: Outcome<Arrangement, never> }

/**
 * Filter sheet of phones with its counts, list layout, and stones to compare. The draft survives closing the sheet, until another list is opened.
 * Outside the sheet a choice is plain navigation.
 */
export const catalogueMachine = setup({
  types: { context: {} as CatalogueContext, events: {} as CatalogueEvent, tags: {} as "busy" | "recalling" },
  actors: {
    countChosen: fromPromise<Result["outcome"], { readonly address: string }>(notProvided("countChosen")),
    recallArrangement: fromPromise<RecallResult["outcome"]>(notProvided("recallArrangement")),
    keepArrangement: fromPromise<Outcome<void, never>, Arrangement>(notProvided("keepArrangement"))
  },
  guards: {
    hasEarly: ({ context: { early } }) => Object.keys(early).length > 0,
    succeeded: (_, answer: Result) => hasSucceeded(answer)
  },
  actions: {
    gather: assign(({ event }) => ({ draft: narrowEvent(event, "catalogue.gather").to })),
    keepCounts: assign((_, { outcome }: Result) => ({ counted: outcome._tag === "Success" ? outcome.value : null })),
    forgetCounts: assign({ counted: null }),
    letGo: assign({ draft: null, counted: null }),
    recall: assign(({ context }, { outcome }: RecallResult) => ({
      arrangement: { ...(outcome._tag === "Success" ? outcome.value : context.arrangement), ...context.early }
    })),
    noteEarly: assign(({ context: { early }, event }) => ({ early: { ...early, ...narrowEvent(event, "catalogue.arrange").by } })),
    applyEarly: assign(({ context: { arrangement, early } }) => ({ arrangement: { ...arrangement, ...early } })),
    compare: assign(({ context: { compared }, event }) => ({
      compared: toggleCompared(compared, narrowEvent(event, "catalogue.compare").id)
    })),
    clearCompared: assign({ compared: [] }),
    arrange: assign(({ context: { arrangement }, event }) => ({
      arrangement: { ...arrangement, ...narrowEvent(event, "catalogue.arrange").by }
    }))
  },
  delays: {
    /** Debounce before counting, in milliseconds. */
    breath: 250
  }
}).createMachine({
  id: "catalogue",
  type: "parallel",
  context: { draft: null, counted: null, arrangement: usualArrangement, early: {}, compared: [] },
  on: {
    "catalogue.compare": { actions: "compare" },
    "catalogue.clearCompared": { actions: "clearCompared" }
  },
  states: {
    choice: {
      initial: "resting",
      on: {
        "catalogue.gather": { target: ".gathering", actions: "gather" },
        "navigation.resolved": { target: ".resting", actions: "letGo" },
        "navigation.lost": { target: ".resting", actions: "letGo" }
      },
      states: {
        resting: {},
        /** Another choice restarts counting and discards an outdated response. */
        gathering: {
          tags: "busy",
          initial: "pausing",
          states: {
            pausing: { after: { breath: "counting" } },
            counting: {
              invoke: {
                id: "countChosen",
                src: "countChosen",
                input: ({ context: { draft } }) => ({ address: draft ?? "/" }),
                onDone: [
                  {
                    guard: { type: "succeeded", params: outcomeOf },
                    target: "#counted",
                    actions: { type: "keepCounts", params: outcomeOf }
                  },
                  { target: "#uncounted", actions: "forgetCounts" }
                ],
                onError: { target: "#uncounted", actions: "forgetCounts" }
              }
            }
          }
        },
        counted: { id: "counted" },
        uncounted: { id: "uncounted" }
      }
    },
    arrangement: {
      initial: "recalling",
      on: {
        "catalogue.arrange": { target: ".keeping", actions: "arrange" }
      },
      states: {
        recalling: {
          tags: "recalling",
          on: { "catalogue.arrange": { actions: "noteEarly" } },
          invoke: {
            id: "recallArrangement",
            src: "recallArrangement",
            onDone: [
              { guard: "hasEarly", target: "keeping", actions: { type: "recall", params: outcomeOf } },
              { target: "kept", actions: { type: "recall", params: outcomeOf } }
            ],
            onError: [{ guard: "hasEarly", target: "keeping", actions: "applyEarly" }, { target: "kept" }]
          }
        },
        kept: {},
        keeping: {
          invoke: {
            id: "keepArrangement",
            src: "keepArrangement",
            input: ({ context: { arrangement } }) => arrangement,
            onDone: "kept",
            onError: "kept"
          }
        }
      }
    }
  }
})
