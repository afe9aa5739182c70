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
  readonly counted: CountedFacets | null
  readonly arrangement: Arrangement
  /** Changes made before the stored layout was read. */
  readonly early: Partial<Arrangement>
  /** Ids of stones, in order of selection. */
  readonly compared: ReadonlyArray<number>
}

/** Stones that were marked before a reload. */
export type CatalogueInput = Pick<CatalogueContext, "compared">

export type CatalogueEvent =
  /** Address of a choice in the sheet. */
  | { readonly type: "catalogue.setDraft"; readonly to: string }
  | { readonly type: "catalogue.arrange"; readonly by: Partial<Arrangement> }
  | { readonly type: "catalogue.compare"; readonly id: number }
  | { readonly type: "catalogue.clearCompared" }
  | NavigationFact

type Result = { readonly outcome: Outcome<CountedFacets, typeof ApiError.Encoded> }
type ArrangementResult = { readonly outcome: Outcome<Arrangement, never> }

/**
 * Filter sheet of phones with its counts, list layout, and stones to compare. The draft survives closing the sheet, until another list is opened.
 * Outside the sheet a choice is plain navigation.
 */
export const catalogueMachine = setup({
  types: {
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
    input: {} as CatalogueInput | undefined,
    tags: {} as "busy" | "recalling"
  },
  actors: {
    countChosen: fromPromise<Result["outcome"], { readonly address: string }>(notProvided("countChosen")),
    readArrangement: fromPromise<ArrangementResult["outcome"]>(notProvided("readArrangement")),
    saveArrangement: fromPromise<Outcome<void, never>, Arrangement>(notProvided("saveArrangement"))
  },
  guards: {
    hasEarlyChanges: ({ context: { early } }) => Object.keys(early).length > 0,
    succeeded: (_, answer: Result) => hasSucceeded(answer)
  },
  actions: {
    storeDraft: assign(({ event }) => ({ draft: narrowEvent(event, "catalogue.setDraft").to })),
    storeCounts: assign((_, { outcome }: Result) => ({ counted: outcome._tag === "Success" ? outcome.value : null })),
    clearCounts: assign({ counted: null }),
    clearDraft: assign({ draft: null, counted: null }),
    storeArrangement: assign(({ context }, { outcome }: ArrangementResult) => ({
      arrangement: { ...(outcome._tag === "Success" ? outcome.value : context.arrangement), ...context.early }
    })),
    storeEarly: assign(({ context: { early }, event }) => ({ early: { ...early, ...narrowEvent(event, "catalogue.arrange").by } })),
    applyEarly: assign(({ context: { arrangement, early } }) => ({ arrangement: { ...arrangement, ...early } })),
    toggleCompared: assign(({ context: { compared }, event }) => ({
      compared: toggleCompared(compared, narrowEvent(event, "catalogue.compare").id)
    })),
    clearCompared: assign({ compared: [] }),
    changeArrangement: assign(({ context: { arrangement }, event }) => ({
      arrangement: { ...arrangement, ...narrowEvent(event, "catalogue.arrange").by }
    }))
  },
  delays: {
    /** Debounce before counting, in milliseconds. */
    countPause: 250
  }
}).createMachine({
  id: "catalogue",
  type: "parallel",
  context: ({ input }) => ({ draft: null, counted: null, arrangement: usualArrangement, early: {}, compared: input?.compared ?? [] }),
  on: {
    "catalogue.compare": { actions: "toggleCompared" },
    "catalogue.clearCompared": { actions: "clearCompared" }
  },
  states: {
    choice: {
      initial: "resting",
      on: {
        "catalogue.setDraft": { target: ".gathering", actions: "storeDraft" },
        "navigation.resolved": { target: ".resting", actions: "clearDraft" },
        "navigation.lost": { target: ".resting", actions: "clearDraft" }
      },
      states: {
        resting: {},
        /** Another choice restarts the debounce and discards an outdated response. */
        gathering: {
          tags: "busy",
          initial: "pausing",
          states: {
            pausing: { after: { countPause: "counting" } },
            counting: {
              invoke: {
                id: "countChosen",
                src: "countChosen",
                input: ({ context: { draft } }) => ({ address: draft ?? "/" }),
                onDone: [
                  {
                    guard: { type: "succeeded", params: outcomeOf },
                    target: "#counted",
                    actions: { type: "storeCounts", params: outcomeOf }
                  },
                  { target: "#uncounted", actions: "clearCounts" }
                ],
                onError: { target: "#uncounted", actions: "clearCounts" }
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
        "catalogue.arrange": { target: ".keeping", actions: "changeArrangement" }
      },
      states: {
        recalling: {
          tags: "recalling",
          on: { "catalogue.arrange": { actions: "storeEarly" } },
          invoke: {
            id: "recallArrangement",
            src: "readArrangement",
            onDone: [
              { guard: "hasEarlyChanges", target: "keeping", actions: { type: "storeArrangement", params: outcomeOf } },
              { target: "idle", actions: { type: "storeArrangement", params: outcomeOf } }
            ],
            onError: [{ guard: "hasEarlyChanges", target: "keeping", actions: "applyEarly" }, { target: "idle" }]
          }
        },
        idle: {},
        keeping: {
          invoke: {
            id: "keepArrangement",
            src: "saveArrangement",
            input: ({ context: { arrangement } }) => arrangement,
            onDone: "idle",
            onError: "idle"
          }
        }
      }
    }
  }
})
