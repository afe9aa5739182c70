import { assign, fromPromise, sendParent, setup } from "xstate"
import { asserted } from "../../kernel/asserted.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { CountedFacets } from "../../contract/catalog-filters.ts"
import type { ApiError } from "../../services/ports/api.ts"
import { type Arrangement, usualArrangement } from "../../domain/catalogue/arrangement.ts"
import type { NavigationFact } from "../navigation/navigation-setup.ts"

export type CatalogueContext = {
  /** The address of the list that has been put together in the sheet; `null` while it is the one that is shown. */
  readonly draft: string | null
  /** How many fit the draft, and each of its options; `null` while that is not known. */
  readonly counted: CountedFacets | null
  readonly arrangement: Arrangement
  /** How they are to be drawn, as was said before it was known how they were. */
  readonly early: Partial<Arrangement>
}

export type CatalogueEvent =
  /** Something was chosen, which asks for the list at `to`: beside the list it leads there, in the sheet it waits to be shown. */
  | { readonly type: "catalogue.choose"; readonly to: string; readonly inSheet: boolean }
  | { readonly type: "catalogue.show"; readonly to: string }
  /** The sheet was closed: what was put together in it is let go. */
  | { readonly type: "catalogue.close" }
  /** The lists are to be drawn otherwise. */
  | { readonly type: "catalogue.arrange"; readonly by: Partial<Arrangement> }
  | NavigationFact

/** What it tells the shop. */
export type CatalogueFact = { readonly type: "catalogue.chosen"; readonly to: string }

type Answer = { readonly outcome: Outcome<CountedFacets, typeof ApiError.Encoded> }
type Recalled = { readonly outcome: Outcome<Arrangement, never> }

/** What is chosen of a list: at its side each choice leads on, in the sheet of a phone they are gathered and counted until they are shown. */
export const catalogueMachine = setup({
  types: { context: {} as CatalogueContext, events: {} as CatalogueEvent, tags: {} as "busy" },
  actors: {
    countChosen: fromPromise<Answer["outcome"], { readonly address: string }>(notProvided("countChosen")),
    recallArrangement: fromPromise<Recalled["outcome"]>(notProvided("recallArrangement")),
    keepArrangement: fromPromise<Outcome<void, never>, Arrangement>(notProvided("keepArrangement"))
  },
  guards: {
    isInSheet: ({ event }) => asserted(event, "catalogue.choose").inSheet,
    hasEarly: ({ context: { early } }) => Object.keys(early).length > 0,
    succeeded: (_, answer: Answer) => hasSucceeded(answer)
  },
  actions: {
    gather: assign(({ event }) => ({ draft: asserted(event, "catalogue.choose").to })),
    keepCounts: assign((_, { outcome }: Answer) => ({ counted: outcome._tag === "Success" ? outcome.value : null })),
    forgetCounts: assign({ counted: null }),
    letGo: assign({ draft: null, counted: null }),
    recall: assign(({ context }, { outcome }: Recalled) => ({
      arrangement: { ...(outcome._tag === "Success" ? outcome.value : context.arrangement), ...context.early }
    })),
    noteEarly: assign(({ context: { early }, event }) => ({ early: { ...early, ...asserted(event, "catalogue.arrange").by } })),
    applyEarly: assign(({ context: { arrangement, early } }) => ({ arrangement: { ...arrangement, ...early } })),
    arrange: assign(({ context: { arrangement }, event }) => ({
      arrangement: { ...arrangement, ...asserted(event, "catalogue.arrange").by }
    })),
    tellChosen: sendParent(({ event }): CatalogueFact => ({
      type: "catalogue.chosen",
      to: asserted(event, "catalogue.choose", "catalogue.show").to
    }))
  },
  delays: {
    /** So many choices in one breath are counted once. */
    breath: 250
  }
}).createMachine({
  id: "catalogue",
  type: "parallel",
  context: { draft: null, counted: null, arrangement: usualArrangement, early: {} },
  states: {
    choice: {
      initial: "resting",
      on: {
        "catalogue.choose": [{ guard: "isInSheet", target: ".gathering", actions: "gather" }, { actions: "tellChosen" }],
        "catalogue.show": { target: ".resting", actions: ["letGo", "tellChosen"] },
        "catalogue.close": { target: ".resting", actions: "letGo" },
        "navigation.resolved": { target: ".resting", actions: "letGo" },
        "navigation.lost": { target: ".resting", actions: "letGo" }
      },
      states: {
        resting: {},
        /** Another choice in the meantime begins it anew, so that an answer that was overtaken comes to nobody. */
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
        /** The sheet can be shown without its number. */
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
