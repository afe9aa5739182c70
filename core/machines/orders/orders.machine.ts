import { assign, fromCallback, fromPromise, setup } from "xstate"
import { narrowEvent } from "../../kernel/narrow-event.ts"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome, type RefusalParams } from "../../kernel/outcome.ts"
import { remoteStates, writingFirstState, writingState } from "../../kernel/remote.ts"
import { withMovedCount } from "../../domain/orders/order-status.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { Order, Orders, OrdersRequest } from "../../services/orders/order-history.ts"
import { reloadBySignIn, type SignedInFact } from "../account/signed-in.ts"

type Refusal = typeof ApiError.Encoded

export type OrdersContext = {
  readonly asked: OrdersRequest | null
  readonly orders: Orders | null
  readonly cancelled: number | null
  /** Failed cancellation; `refusal` is `null` for a defect. */
  readonly undone: { readonly id: number; readonly refusal: Refusal | null } | null
  /** `null` for a defect. */
  readonly refusal: Refusal | null
}

export type OrdersEvent =
  | { readonly type: "orders.show"; readonly asked: OrdersRequest }
  | { readonly type: "orders.retry" }
  /** The orders changed through another part of the page. */
  | { readonly type: "orders.reread" }
  | { readonly type: "orders.reconnected" }
  /** Cancellation was confirmed (PERS-013). */
  | { readonly type: "order:cancel"; readonly id: number }
  | SignedInFact

type Result = { readonly outcome: Outcome<Orders, Refusal> }
type CancelResult = { readonly outcome: Outcome<Order, Refusal> }

const blank: OrdersContext = { asked: null, orders: null, cancelled: null, undone: null, refusal: null }

const withOrder = (orders: Orders | null, order: Order): Orders | null => {
  if (orders === null) return null
  if (orders._tag === "One") return orders.order.id === order.id ? { ...orders, order } : orders
  const items = orders.list.items.map((card) => (card.id === order.id ? { ...card, ...order } : card))
  const before = orders.list.items.find(({ id }) => id === order.id)
  const counts = before === undefined ? orders.list.counts : withMovedCount(orders.list.counts, before.orderStatus, order.orderStatus)
  return { ...orders, list: { ...orders.list, items, counts } }
}

const remote = remoteStates({
  src: "readOrders",
  input: ({ asked }: OrdersContext): OrdersRequest => asked ?? { id: 0 },
  retry: "orders.retry",
  reconnected: "orders.reconnected"
})

const cancellation = {
  src: "cancelOrder",
  input: ({ cancelled }: OrdersContext) => ({ id: cancelled ?? 0 }),
  success: "storeCancelledOrder",
  failure: "storeFailure"
} as const

/** Earlier orders are shown while they load again and after a failure. */
const cancelFirst = { guard: "hasOrders", target: "cancellingFirst", actions: "startCancellation" } as const

/** Orders of the user: the list, one order, its cancellation (PERS-006 to PERS-015). */
export const ordersMachine = setup({
  types: { context: {} as OrdersContext, events: {} as OrdersEvent, tags: {} as "busy" | "failed" | "sending" },
  actors: {
    readOrders: fromPromise<Outcome<Orders, Refusal>, OrdersRequest>(notProvided("readOrders")),
    cancelOrder: fromPromise<Outcome<Order, Refusal>, { readonly id: number }>(notProvided("cancelOrder")),
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
      const { asked } = narrowEvent(event, "orders.show")
      return { ...blank, asked, orders: JSON.stringify(asked) === JSON.stringify(context.asked) ? context.orders : null }
    }),
    storeResult: assign((_, { outcome }: Result) => (outcome._tag === "Success" ? { orders: outcome.value, refusal: null } : {})),
    storeRefusal: assign((_, { refusal }: RefusalParams<Refusal>) => ({ refusal })),
    startCancellation: assign(({ event }) => ({ cancelled: narrowEvent(event, "order:cancel").id, undone: null })),
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
  id: "orders",
  context: blank,
  initial: "away",
  on: {
    "orders.show": { target: ".loading", actions: "storeRequest" },
    ...reloadBySignIn
  },
  states: {
    away: { on: { "auth.loggedIn": {}, "auth.loggedOut": {} } },
    loading: { ...remote.loading, on: { "order:cancel": cancelFirst } },
    failed: { ...remote.failed, on: { ...remote.failed.on, "order:cancel": cancelFirst } },
    ready: {
      on: {
        "orders.reread": "loading",
        "order:cancel": { target: "cancelling", actions: "startCancellation" }
      }
    },
    cancelling: writingState(cancellation),
    cancellingFirst: writingFirstState(cancellation)
  }
})
