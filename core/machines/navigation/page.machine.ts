import { assign, fromPromise, sendParent, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import { addressOf, type Place } from "../../domain/url/place.ts"
import type { ResolvedRoute } from "../../routes/resolve.ts"
import type { OpenedPage, OpenPageError, PageData, PageRequest } from "../../services/navigation/pages.ts"

export type Visit = { readonly place: Place; readonly match: ResolvedRoute }

export type PageView = Visit & { readonly data: PageData }

/** Rendering error for developers; `null` where it must not be shown. */
export type Breakage = { readonly message: string; readonly stack: string | null }

/** `Defect`: a program threw; `Broken`: rendering did. */
export type PageRefusal =
  typeof OpenPageError.Encoded | { readonly _tag: "Defect" } | { readonly _tag: "Broken"; readonly breakage: Breakage | null }

export type PageContext = {
  /** Still shown while the next page loads. */
  readonly view: PageView | null
  /** Page being loaded, or after a refusal the one that failed. */
  readonly wanted: Visit | null
  readonly refusal: PageRefusal | null
}

export type PageEvent =
  | { readonly type: "page.open"; readonly visit: Visit }
  | { readonly type: "page.retry" }
  | { readonly type: "page.abandon" }
  | { readonly type: "page.break"; readonly breakage: Breakage | null }

export type PageFact =
  | { readonly type: "page.shown"; readonly screen: ResolvedRoute["screen"]; readonly header: ResolvedRoute["header"] }
  | { readonly type: "page.wasMissing" }
  | { readonly type: "page.moved"; readonly to: string }
  | { readonly type: "page.failed" }
  | { readonly type: "page.broke" }

type Result = { readonly outcome: Outcome<OpenedPage, typeof OpenPageError.Encoded> }

/** Loads the data of one page. A newer visit replaces a pending one. */
export const pageMachine = setup({
  types: {
    context: {} as PageContext,
    events: {} as PageEvent,
    tags: {} as "busy" | "slow"
  },
  actors: {
    openPage: fromPromise<Result["outcome"], PageRequest>(notProvided("openPage")),
    writeHead: fromPromise<Outcome<void, never>, PageView | null>(notProvided("writeHead"))
  },
  guards: {
    isShown: (_, { outcome }: Result) => outcome._tag === "Success" && outcome.value._tag === "Shown",
    isMoved: (_, { outcome }: Result) => outcome._tag === "Success" && outcome.value._tag === "Moved",
    isMissing: (_, { outcome }: Result) => outcome._tag === "Success" && outcome.value._tag === "Missing"
  },
  actions: {
    storeWanted: assign((_, { visit }: { readonly visit: Visit }) => ({ wanted: visit })),
    storeView: assign(({ context: { view, wanted } }, { outcome }: Result) =>
      outcome._tag === "Success" && outcome.value._tag === "Shown" && wanted !== null
        ? { view: { ...wanted, data: outcome.value.data }, wanted: null, refusal: null }
        : { view }
    ),
    storeRefusal: assign((_, { refusal }: { readonly refusal: PageRefusal }) => ({ refusal })),
    clearWanted: assign({ wanted: null, refusal: null }),
    publishShown: sendParent(({ context: { view } }): PageFact => {
      const { header, screen } = view?.match ?? { header: "default", screen: "home" }
      return { type: "page.shown", screen, header }
    }),
    publishMissing: sendParent({ type: "page.wasMissing" } satisfies PageFact),
    publishFailed: sendParent({ type: "page.failed" } satisfies PageFact),
    publishBroke: sendParent({ type: "page.broke" } satisfies PageFact),
    publishMoved: sendParent((_, { outcome }: Result): PageFact => {
      const to = outcome._tag === "Success" && outcome.value._tag === "Moved" ? outcome.value.to : "/"
      return { type: "page.moved", to }
    })
  },
  delays: { patience: 3_000 }
}).createMachine({
  id: "page",
  context: { view: null, wanted: null, refusal: null },
  initial: "idle",
  on: {
    "page.open": { target: ".pending", reenter: true, actions: { type: "storeWanted", params: ({ event }) => event } },
    "page.abandon": { target: ".idle", actions: "clearWanted" },
    "page.break": {
      actions: [{ type: "storeRefusal", params: ({ event: { breakage } }) => ({ refusal: { _tag: "Broken", breakage } }) }, "publishBroke"]
    }
  },
  states: {
    idle: {},
    pending: {
      tags: "busy",
      initial: "brief",
      invoke: {
        id: "openPage",
        src: "openPage",
        input: ({ context: { view, wanted } }): PageRequest => ({
          known: view !== null && isSamePage(view, wanted) ? view.data : null,
          path: wanted?.place.path ?? "/",
          search: wanted?.place.search ?? "",
          screen: wanted?.match.screen ?? "home",
          calls: wanted?.match.calls ?? []
        }),
        onDone: [
          {
            guard: { type: "isShown", params: outcomeOf },
            target: "success",
            actions: [{ type: "storeView", params: outcomeOf }, "publishShown"]
          },
          {
            guard: { type: "isMoved", params: outcomeOf },
            target: "idle",
            actions: ["clearWanted", { type: "publishMoved", params: outcomeOf }]
          },
          { guard: { type: "isMissing", params: outcomeOf }, target: "idle", actions: ["clearWanted", "publishMissing"] },
          {
            target: "error",
            actions: [
              {
                type: "storeRefusal",
                params: ({ event }) => ({ refusal: event.output._tag === "Failure" ? event.output.error : { _tag: "Defect" as const } })
              },
              "publishFailed"
            ]
          }
        ],
        onError: { target: "error", actions: [{ type: "storeRefusal", params: { refusal: { _tag: "Defect" } } }, "publishFailed"] }
      },
      states: {
        brief: { after: { patience: "long" } },
        long: { tags: "slow" }
      }
    },
    success: {
      invoke: {
        id: "writeHead",
        src: "writeHead",
        input: ({ context: { view } }) => view
      }
    },
    error: {}
  }
})

/** Another address of the same page (variant or choice), which needs no new data. */
const isSamePage = (view: PageView, visit: Visit | null): boolean =>
  visit !== null &&
  addressOf(view.place) !== addressOf(visit.place) &&
  JSON.stringify(view.match.calls) === JSON.stringify(visit.match.calls)
