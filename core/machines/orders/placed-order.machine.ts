import { assign, fromCallback, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, outcomeOf } from "../../kernel/outcome.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { AskedOrder, ShownOrder } from "../../services/checkout/order-payment.ts"
import type { AuthFact } from "../account/auth.machine.ts"
import { type SignedIn, signedInBy, signedInFacts } from "../account/signed-in.ts"

export type PlacedOrderContext = SignedIn & {
  readonly orderId: number | null
  readonly shown: ShownOrder | null
}

export type PlacedOrderEvent =
  | { readonly type: "placedOrder.show"; readonly orderId: number }
  | { readonly type: "placedOrder.retry" }
  | { readonly type: "placedOrder.reconnected" }
  | AuthFact

type LoadResult = { readonly outcome: Outcome<ShownOrder, typeof ApiError.Encoded> }

/** Success page of an order, only for its owner (CHK-010, CHK-011). */
export const placedOrderMachine = setup({
  types: { context: {} as PlacedOrderContext, events: {} as PlacedOrderEvent, tags: {} as "busy" | "failed" | "missing" },
  actors: {
    loadOrder: fromPromise<LoadResult["outcome"], AskedOrder>(notProvided("loadOrder")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    isUser: ({ context: { isUser } }) => isUser === true,
    isGuest: ({ context: { isUser } }) => isUser === false,
    hasOrder: ({ context: { orderId } }) => orderId !== null,
    succeeded: (_, { outcome }: LoadResult) => hasSucceeded({ outcome }),
    isRefused: (_, { outcome }: LoadResult) => outcome._tag === "Failure" && outcome.error._tag === "Refused"
  },
  actions: {
    storeOrderId: assign(({ event }) => ({ orderId: narrowEvent(event, "placedOrder.show").orderId, shown: null })),
    storeOrder: assign((_, { outcome }: LoadResult) => (outcome._tag === "Success" ? { shown: outcome.value } : {})),
    clearOrder: assign({ shown: null }),
    storeSignedIn: assign(({ event }) => signedInBy(narrowEvent(event, ...signedInFacts)))
  }
}).createMachine({
  id: "placedOrder",
  context: { orderId: null, shown: null, isUser: null },
  initial: "idle",
  on: {
    "placedOrder.show": { target: ".waiting", actions: "storeOrderId" },
    "auth.settled": { actions: "storeSignedIn" },
    "auth.loggedIn": { actions: "storeSignedIn" },
    "auth.loggedOut": { target: ".missing", actions: ["clearOrder", "storeSignedIn"] }
  },
  states: {
    idle: {},
    /** Waits for the login state. */
    waiting: {
      tags: "busy",
      always: [
        { guard: "isUser", target: "loading" },
        { guard: "isGuest", target: "missing" }
      ]
    },
    loading: {
      tags: "busy",
      invoke: {
        id: "load",
        src: "loadOrder",
        input: ({ context: { orderId } }) => ({ orderId: orderId ?? 0 }),
        onDone: [
          { guard: { type: "succeeded", params: outcomeOf }, target: "ready", actions: { type: "storeOrder", params: outcomeOf } },
          { guard: { type: "isRefused", params: outcomeOf }, target: "missing" },
          { target: "failed" }
        ],
        onError: "failed"
      }
    },
    ready: {},
    failed: {
      tags: "failed",
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { "placedOrder.retry": "loading", "placedOrder.reconnected": "loading" }
    },
    /** No such order, or another user's: the two are indistinguishable. */
    missing: {
      tags: "missing",
      on: { "auth.loggedIn": { guard: "hasOrder", target: "loading", actions: "storeSignedIn" } }
    }
  }
})
