import { assign, type EventObject, fromCallback, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { RouteRule } from "../../services/ports/builds.ts"

export type BuildsContext = {
  /** Rules for preloading; empty if unknown. */
  readonly rules: ReadonlyArray<RouteRule>
}

export type BuildsEvent = { readonly type: "builds.returned" }

/** Time between checks (BLD-001). */
export const buildPeriodMs = 3_600_000

type RulesResult = { readonly outcome: Outcome<ReadonlyArray<RouteRule>, never> }
type CheckResult = { readonly outcome: Outcome<boolean, never> }

/**
 * Detects newer builds hourly, and when the visitor returns after an hour. A newer build is loaded with the next navigation, never in place (BLD-001
 * … BLD-004, BLD-009). Until then, code of linked pages is prefetched.
 */
export const buildsMachine = setup({
  types: { context: {} as BuildsContext, events: {} as BuildsEvent, tags: {} as "outdated" },
  actors: {
    readRules: fromPromise<RulesResult["outcome"]>(notProvided("readRules")),
    checkBuild: fromPromise<CheckResult["outcome"]>(notProvided("checkBuild")),
    watchReturn: fromCallback(notProvided("watchReturn")),
    reloadOnNavigation: fromCallback(notProvided("reloadOnNavigation")),
    preloadPages: fromCallback<EventObject, BuildsContext>(notProvided("preloadPages"))
  },
  guards: { isNewerBuild: (_, { outcome }: CheckResult) => outcome._tag === "Success" && outcome.value },
  actions: { storeRules: assign((_, { outcome }: RulesResult) => (outcome._tag === "Success" ? { rules: outcome.value } : {})) },
  delays: { period: buildPeriodMs }
}).createMachine({
  id: "builds",
  context: { rules: [] },
  initial: "current",
  states: {
    current: {
      initial: "reading",
      invoke: { id: "watchReturn", src: "watchReturn" },
      states: {
        reading: {
          invoke: {
            id: "readRules",
            src: "readRules",
            onDone: { target: "known", actions: { type: "storeRules", params: outcomeOf } },
            onError: "known"
          }
        },
        known: {
          initial: "resting",
          invoke: { id: "preload", src: "preloadPages", input: ({ context }) => context },
          states: {
            resting: { on: { "builds.returned": "asking" }, after: { period: "asking" } },
            asking: {
              invoke: {
                id: "isOutdated",
                src: "checkBuild",
                onDone: [{ guard: { type: "isNewerBuild", params: outcomeOf }, target: "#builds.outdated" }, { target: "resting" }],
                onError: "resting"
              }
            }
          }
        }
      }
    },
    outdated: { tags: "outdated", invoke: { id: "due", src: "reloadOnNavigation" } }
  }
})
