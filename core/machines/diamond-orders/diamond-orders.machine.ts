import { assign, fromCallback, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, type RefusalParams } from "../../kernel/outcome.ts"
import { remoteStates, writingFirstState, writingState } from "../../kernel/remote.ts"
import type { DiamondOrder, DiamondOrders, DiamondOrdersRequest } from "../../services/diamond-orders/diamond-orders.ts"
import type { ApiError } from "../../services/ports/api.ts"
import { reloadBySignIn, type SignedInFact } from "../account/signed-in.ts"
import { comparableMachine } from "./comparable.machine.ts"

type Refusal = typeof ApiError.Encoded

export type DiamondOrdersContext = {
  readonly asked: DiamondOrdersRequest | null
  readonly orders: DiamondOrders | null
  readonly cancelled: number | null
  /** Failed cancellation; `refusal` is `null` for a defect. */
  readonly undone: { readonly id: number; readonly refusal: Refusal | null } | null
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type DiamondOrdersEvent =
  | { readonly type: "diamondOrders.show"; readonly asked: DiamondOrdersRequest }
  | { readonly type: "diamondOrders.retry" }
  | { readonly type: "diamondOrders.reconnected" }
  | { readonly type: "diamondOrders.cancel"; readonly id: number }
  | SignedInFact

type Result = { readonly outcome: Outcome<DiamondOrders, Refusal> }
type CancelResult = { readonly outcome: Outcome<DiamondOrder, Refusal> }

const blank: DiamondOrdersContext = { asked: null, orders: null, cancelled: null, undone: null, refusal: null }

const remote = remoteStates({
  src: "readDiamondOrders",
  input: ({ asked }: DiamondOrdersContext): DiamondOrdersRequest => asked ?? { id: 0 },
  retry: "diamondOrders.retry",
  reconnected: "diamondOrders.reconnected"
})

const cancellation = {
  src: "cancelDiamondOrder",
  input: ({ cancelled }: DiamondOrdersContext) => ({ id: cancelled ?? 0 }),
  success: "storeCancelledOrder",
  failure: "storeFailure"
} as const

/** Earlier orders are shown while they load again and after a failure. */
const cancelFirst = { guard: "hasOrders", target: "cancellingFirst", actions: "startCancellation" } as const

/** Requests of the user for diamonds: the list, one request, its cancellation, comparable stones (PERS-016 … PERS-019). */
export const diamondOrdersMachine = setup({
  types: {
    context: {} as DiamondOrdersContext,
    events: {} as DiamondOrdersEvent,
    tags: {} as "busy" | "failed" | "sending",
    children: {} as { readonly comparable: "comparable" }
  },
  actors: {
    comparable: comparableMachine,
    readDiamondOrders: fromPromise<Outcome<DiamondOrders, Refusal>, DiamondOrdersRequest>(notProvided("readDiamondOrders")),
    cancelDiamondOrder: fromPromise<Outcome<DiamondOrder, Refusal>, { readonly id: number }>(notProvided("cancelDiamondOrder")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, { outcome }: Result | CancelResult) => hasSucceeded({ outcome }),
    isOtherUser: ({ event }) => narrowEvent(event, "auth.loggedOut").by === "other",
    hasOrders: ({ context: { orders } }) => orders !== null,
    isGuest: ({ event }) => narrowEvent(event, "auth.settled").user === null
  },
  actions: {
    storeRequest: assign(({ context, event }) => {
      const { asked } = narrowEvent(event, "diamondOrders.show")
      return { ...blank, asked, orders: JSON.stringify(asked) === JSON.stringify(context.asked) ? context.orders : null }
    }),
    storeResult: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { orders: outcome.value, refusal: null } : {})),
    storeRefusal: assign((_, { refusal }: RefusalParams<Refusal>) => ({ refusal })),
    startCancellation: assign(({ event }) => ({ cancelled: narrowEvent(event, "diamondOrders.cancel").id, undone: null })),
    storeCancelledOrder: assign(({ context: { orders } }, { outcome }: CancelResult) =>
      outcome._tag === "Success" ? { orders: withOrder(orders, outcome.value), cancelled: null } : {}
    ),
    storeFailure: assign(({ context: { cancelled } }, { refusal }: RefusalParams<Refusal>) => ({
      cancelled: null,
      undone: cancelled === null ? null : { id: cancelled, refusal }
    })),
    clearResult: assign(blank),
    clearShown: assign(({ context: { asked } }) => ({ ...blank, asked })),
    clearFailure: assign({ undone: null, cancelled: null })
  }
}).createMachine({
  id: "diamondOrders",
  context: blank,
  invoke: { id: "comparable", src: "comparable" },
  initial: "away",
  on: {
    "diamondOrders.show": { target: ".loading", actions: "storeRequest" },
    ...reloadBySignIn
  },
  states: {
    away: { on: { "auth.loggedIn": {}, "auth.loggedOut": {} } },
    loading: { ...remote.loading, on: { "diamondOrders.cancel": cancelFirst } },
    failed: { ...remote.failed, on: { ...remote.failed.on, "diamondOrders.cancel": cancelFirst } },
    ready: { on: { "diamondOrders.cancel": { target: "cancelling", actions: "startCancellation" } } },
    cancelling: writingState(cancellation),
    cancellingFirst: writingFirstState(cancellation)
  }
})

const withOrder = (orders: DiamondOrders | null, order: DiamondOrder): DiamondOrders | null => {
  if (orders === null) return null
  if (orders._tag === "One") return orders.order.id === order.id ? { ...orders, order } : orders
  const items = orders.list.items.map((card) =>
    card.id === order.id ? { ...card, status: order.status, canCancel: order.canCancel } : card
  )
  return { ...orders, list: { ...orders.list, items } }
}
