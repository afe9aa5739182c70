import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { Orders } from "../../../core/services/orders/order-history.ts"
import { card, listOfOrders, oneOrder, order } from "../../../qa/samples/order-history.ts"

export const list = { type: "orders.show", asked: { list: { status: null, isOldestFirst: false, page: 1 } } }
export const one = { type: "orders.show", asked: { id: order.id } }
export const retry = { type: "orders.retry" }
export const reread = { type: "orders.reread" }
export const reconnected = { type: "orders.reconnected" }
export const cancel = { type: "order:cancel", id: order.id }
const broken = failed({ _tag: "ServerFailed", call: "orders.list", requestId: null, status: 500 })
const refused = failed({
  _tag: "Refused",
  call: "orders.cancel",
  requestId: null,
  status: 409,
  message: "Заказ уже собран",
  errors: {}
})
export const gone = { ...order, orderStatus: "cancelled", canCancel: false } as const
/** An older order of the same shopper, below it in the list. */
const older = { ...card, id: order.id - 1, orderStatus: "completed", canCancel: false } as const
const listOfTwo: Orders = { _tag: "List", list: { ...listOfOrders, items: [card, older], total: 2 } }
export const listCame = { type: "xstate.done.actor.readOrders", output: succeeded(listOfTwo) }
export const oneCame = { type: "xstate.done.actor.readOrders", output: succeeded(oneOrder) }
export const notCome = { type: "xstate.done.actor.readOrders", output: broken }
export const cancelled = { type: "xstate.done.actor.cancelOrder", output: succeeded(gone) }
/** Cancellation of an order that is not shown. */
export const otherGone = { type: "xstate.done.actor.cancelOrder", output: succeeded({ ...gone, id: order.id + 1 }) }
export const refusedCancel = { type: "xstate.done.actor.cancelOrder", output: refused }

export const statusIn = (orders: Orders | null): string | undefined =>
  orders === null ? undefined : (orders._tag === "One" ? orders.order : orders.list.items[0])?.orderStatus

export const countsIn = (orders: Orders | null) => (orders?._tag === "List" ? orders.list.counts : null)

/** Counts after one order in work has been cancelled. */
export const countsWithout = (orders: Orders) => {
  const [counts, status] = [countsIn(orders), statusIn(orders)]
  if (counts === null || status !== "inWork") return counts
  return { ...counts, inWork: counts.inWork - 1, cancelled: counts.cancelled + 1 }
}

/** Orders shown besides one. */
export const othersIn = (orders: Orders | null, but: number) => {
  if (orders === null) return []
  return (orders._tag === "One" ? [orders.order] : orders.list.items).filter(({ id }) => id !== but)
}
