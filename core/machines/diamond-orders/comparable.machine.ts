import { assign, fromCallback, fromPromise, setup } from "xstate"
import type { ComparableWish } from "../../domain/diamond-orders/comparable-stones.ts"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import { loadingState } from "../../kernel/remote.ts"
import type { ComparableStones } from "../../services/diamond-orders/compare-stones.ts"
import type { ApiError } from "../../services/ports/api.ts"

export type ComparableContext = {
  /** `null` while the criteria are incomplete. */
  readonly wish: ComparableWish | null
  /** Last response; matches `wish` in the state `ready`. */
  readonly stones: ComparableStones | null
}

export type ComparableEvent =
  | { readonly type: "comparable.setWish"; readonly wish: ComparableWish | null }
  | { readonly type: "comparable.retry" }
  | { readonly type: "comparable.reconnected" }

type Result = { readonly outcome: Outcome<ComparableStones, typeof ApiError.Encoded> }

/** Price range of comparable stones, debounced; only the last request counts. */
export const comparableMachine = setup({
  types: { context: {} as ComparableContext, events: {} as ComparableEvent, tags: {} as "busy" | "failed" },
  actors: {
    compareStones: fromPromise<Result["outcome"], ComparableWish | null>(notProvided("compareStones")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    isSameWish: ({ context: { wish }, event }) => JSON.stringify(narrowEvent(event, "comparable.setWish").wish) === JSON.stringify(wish),
    isWishComplete: ({ event }) => narrowEvent(event, "comparable.setWish").wish !== null,
    succeeded: (_, answer: Result) => hasSucceeded(answer)
  },
  actions: {
    storeWish: assign(({ event }) => ({ wish: narrowEvent(event, "comparable.setWish").wish })),
    storeResult: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { stones: outcome.value } : {})),
    clearStones: assign({ stones: null })
  },
  delays: { rest: 500 }
}).createMachine({
  id: "comparable",
  context: { wish: null, stones: null },
  initial: "idle",
  on: {
    "comparable.setWish": [
      { guard: "isSameWish" },
      { guard: "isWishComplete", target: ".waiting", actions: "storeWish" },
      { target: ".idle", actions: "storeWish" }
    ]
  },
  states: {
    idle: { entry: "clearStones" },
    waiting: { tags: "busy", after: { rest: "loading" } },
    loading: { tags: "busy", ...loadingState({ src: "compareStones", input: ({ wish }: ComparableContext) => wish }) },
    ready: {},
    failed: {
      tags: "failed",
      entry: "clearStones",
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { "comparable.retry": "loading", "comparable.reconnected": "loading" }
    }
  }
})
