import { assign, fromCallback, fromPromise, setup } from "xstate"
import { notProvided } from "../../kernel/not-provided.ts"
import { hasSucceeded, type Outcome } from "../../kernel/outcome.ts"
import { countsMoved } from "../../domain/orders/order-status.ts"
import type { ApiError } from "../../services/ports/api.ts"
import type { Order, Orders, OrdersAsked } from "../../services/orders/order-history.ts"
import type { AuthFact } from "../account/auth.machine.ts"

type Refusal = typeof ApiError.Encoded

export type OrdersContext = {
  readonly asked: OrdersAsked | null
  /** What has come of it; it stays while the same is asked for anew. */
  readonly orders: Orders | null
  /** The order that is being cancelled. */
  readonly cancelled: number | null
  /** The order that could not be cancelled, and why; `null` for a fault of our own. */
  readonly undone: { readonly id: number; readonly refusal: Refusal | null } | null
  /** Why nothing came; `null` where that is our own fault. */
  readonly refusal: Refusal | null
}

export type OrdersEvent =
  /** A page has come that shows this. */
  | { readonly type: "orders.look"; readonly asked: OrdersAsked }
  | { readonly type: "orders.retry" }
  /** Something about them has changed elsewhere on the page. */
  | { readonly type: "orders.reread" }
  /** The network is back. */
  | { readonly type: "orders.wake" }
  /** The cancelling of an order was confirmed (PERS-013). */
  | { readonly type: "order:cancel"; readonly id: number }
  | Exclude<AuthFact, { readonly type: "auth.registered" | "auth.expired" }>

type Answer = { readonly outcome: Outcome<Orders, Refusal> | null }
type Cancelled = { readonly outcome: Outcome<Order, Refusal> | null }

const blank: OrdersContext = { asked: null, orders: null, cancelled: null, undone: null, refusal: null }
const answerOf = <A>({ event }: { readonly event: { readonly output: A } }) => ({ outcome: event.output })
const refusalIn = ({ outcome }: Answer | Cancelled) => (outcome?._tag === "Failure" ? outcome.error : null)

/** An order as it is now, wherever it is shown. */
const withOrder = (orders: Orders | null, order: Order): Orders | null => {
  if (orders === null) return null
  if (orders._tag === "One") return orders.order.id === order.id ? { ...orders, order } : orders
  const items = orders.list.items.map((card) => (card.id === order.id ? { ...card, ...order } : card))
  const before = orders.list.items.find(({ id }) => id === order.id)
  const counts = before === undefined ? orders.list.counts : countsMoved(orders.list.counts, before.orderStatus, order.orderStatus)
  return { ...orders, list: { ...orders.list, items, counts } }
}

/** The orders of who is signed in: a page of their list or one of them, and cancelling (PERS-006 to PERS-015). */
export const ordersMachine = setup({
  types: { context: {} as OrdersContext, events: {} as OrdersEvent, tags: {} as "busy" | "sending" },
  actors: {
    readOrders: fromPromise<Outcome<Orders, Refusal>, OrdersAsked>(notProvided("readOrders")),
    cancelOrder: fromPromise<Outcome<Order, Refusal>, { readonly id: number }>(notProvided("cancelOrder")),
    watchConnection: fromCallback(notProvided("watchConnection"))
  },
  guards: {
    succeeded: (_, { outcome }: Answer | Cancelled) => hasSucceeded({ outcome }),
    isOther: (_, { by }: { readonly by: string }) => by === "other",
    isGuest: (_, { user }: { readonly user: unknown }) => user === null
  },
  actions: {
    look: assign(({ context }, { asked }: { readonly asked: OrdersAsked }) => ({
      ...blank,
      asked,
      orders: JSON.stringify(asked) === JSON.stringify(context.asked) ? context.orders : null
    })),
    keep: assign((_, { outcome }: Answer) => (outcome?._tag === "Success" ? { orders: outcome.value, refusal: null } : {})),
    refuse: assign((_, answer: Answer) => ({ refusal: refusalIn(answer) })),
    begin: assign((_, { id }: { readonly id: number }) => ({ cancelled: id, undone: null })),
    keepCancelled: assign(({ context: { orders } }, { outcome }: Cancelled) =>
      outcome?._tag === "Success" ? { orders: withOrder(orders, outcome.value), cancelled: null } : {}
    ),
    leave: assign(({ context: { cancelled } }, answer: Cancelled) => ({
      cancelled: null,
      undone: cancelled === null ? null : { id: cancelled, refusal: refusalIn(answer) }
    })),
    forget: assign(blank),
    forgetShown: assign(({ context: { asked } }) => ({ ...blank, asked })),
    /** What could not be done may be tried again. */
    hush: assign({ undone: null, cancelled: null })
  }
}).createMachine({
  id: "orders",
  context: blank,
  initial: "away",
  on: {
    "orders.look": { target: ".reading", actions: { type: "look", params: ({ event }) => event } },
    "auth.settled": { guard: { type: "isGuest", params: ({ event }) => event }, target: ".away", actions: "forget" },
    "auth.loggedIn": { target: ".reading", actions: "hush" },
    "auth.loggedOut": [
      { guard: { type: "isOther", params: ({ event }) => event }, target: ".reading", actions: "forgetShown" },
      { target: ".away", actions: "forget" }
    ]
  },
  states: {
    /** Nobody looks at them. */
    away: { on: { "auth.loggedIn": {}, "auth.loggedOut": {} } },
    reading: {
      tags: "busy",
      invoke: {
        id: "readOrders",
        src: "readOrders",
        input: ({ context: { asked } }): OrdersAsked => asked ?? { id: 0 },
        onDone: [
          { guard: { type: "succeeded", params: answerOf }, target: "shown", actions: { type: "keep", params: answerOf } },
          { target: "missed", actions: { type: "refuse", params: answerOf } }
        ],
        onError: { target: "missed", actions: { type: "refuse", params: { outcome: null } } }
      }
    },
    /** What is known stays; the network that comes back, or the shopper, asks again. */
    missed: {
      invoke: { id: "watchConnection", src: "watchConnection" },
      on: { "orders.retry": "reading", "orders.wake": "reading" }
    },
    shown: {
      on: {
        "orders.reread": "reading",
        "order:cancel": { target: "cancelling", actions: { type: "begin", params: ({ event }) => event } }
      }
    },
    cancelling: {
      tags: ["busy", "sending"],
      invoke: {
        id: "cancelOrder",
        src: "cancelOrder",
        input: ({ context: { cancelled } }) => ({ id: cancelled ?? 0 }),
        onDone: [
          { guard: { type: "succeeded", params: answerOf }, target: "shown", actions: { type: "keepCancelled", params: answerOf } },
          { target: "shown", actions: { type: "leave", params: answerOf } }
        ],
        onError: { target: "shown", actions: { type: "leave", params: { outcome: null } } }
      }
    }
  }
})
