import type { Orders } from "../../../core/services/orders/order-history.ts"
import { card, listOfOrders, order } from "../../../qa/samples/order-history.ts"

export const cancelledOrder = { ...order, orderStatus: "cancelled", canCancel: false } as const
/** An older order of the same user, below it in the list. */
const older = { ...card, id: order.id - 1, orderStatus: "completed", canCancel: false } as const
export const listOfTwo: Orders = { _tag: "List", list: { ...listOfOrders, items: [card, older], total: 2 } }

const shownIn = (orders: Orders | null) => {
  if (orders === null) return []
  return orders._tag === "One" ? [orders.order] : orders.list.items
}

export const statusIn = (orders: Orders | null): string | undefined => shownIn(orders)[0]?.orderStatus

export const countsIn = (orders: Orders | null) => (orders?._tag === "List" ? orders.list.counts : null)

/** Counts after one order in work has been cancelled. */
export const countsWithout = (orders: Orders) => {
  const [counts, status] = [countsIn(orders), statusIn(orders)]
  if (counts === null || status !== "inWork") return counts
  return { ...counts, inWork: counts.inWork - 1, cancelled: counts.cancelled + 1 }
}

/** Orders shown besides one. */
export const othersIn = (orders: Orders | null, but: number) => shownIn(orders).filter(({ id }) => id !== but)
