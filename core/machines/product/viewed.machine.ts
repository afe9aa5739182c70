import { assign, fromCallback, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import { loadingState } from "../../kernel/remote.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { ProductVisit, ViewedProducts } from "../../services/product/recall-viewed.ts"

export type ViewedContext = ViewedProducts & {
  readonly looked: ProductVisit | null
  readonly visitor: string | null
}

export type ViewedEvent =
  { readonly type: "viewed.record"; readonly looked: ProductVisit; readonly visitor: string } | { readonly type: "viewed.reconnected" }

type Result = { readonly outcome: Outcome<ViewedProducts, typeof ApiError.Encoded> }

/** Viewed products, recorded and loaded when a product page is hydrated (PDP-011, PDP-013). */
export const viewedMachine = setup({
  types: { context: {} as ViewedContext, events: {} as ViewedEvent },
  actors: {
    recallViewed: fromPromise<Result["outcome"], ProductVisit>(notProvided("recallViewed")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, answer: Result) => hasSucceeded(answer),
    isRecorded: ({ context: { looked, visitor }, event }) => {
      const now = narrowEvent(event, "viewed.record")
      const { code, kind, skuId } = now.looked
      return visitor === now.visitor && looked?.code === code && looked.kind === kind && looked.skuId === skuId
    }
  },
  actions: {
    storeVisit: assign(({ event }) => {
      const { looked, visitor } = narrowEvent(event, "viewed.record")
      return { looked, visitor }
    }),
    /** Another visitor of the same browser has another list. */
    clearProductsOfOthers: assign(({ context, event }) =>
      context.visitor === narrowEvent(event, "viewed.record").visitor ? {} : { jewelry: [], diamonds: [] }
    ),
    storeResult: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? outcome.value : {}))
  },
  delays: { pause: 30_000 }
}).createMachine({
  id: "viewed",
  context: { looked: null, visitor: null, jewelry: [], diamonds: [] },
  initial: "idle",
  on: {
    "viewed.record": { target: ".loading", reenter: true, actions: ["clearProductsOfOthers", "storeVisit"] }
  },
  states: {
    idle: {},
    loading: {
      ...loadingState({ src: "recallViewed", input: ({ looked }: ViewedContext): ProductVisit => looked ?? { kind: "jewelry", code: "" } }),
      on: { "viewed.record": { guard: "isRecorded" } }
    },
    ready: { on: { "viewed.record": { guard: "isRecorded" } } },
    /** Pages work without the list; it is loaded again after a pause or when the network returns. */
    failed: {
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { "viewed.reconnected": "loading" },
      after: { pause: "loading" }
    }
  }
})
