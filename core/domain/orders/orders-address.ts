import { ordersPageSize } from "../catalogue/page-sizes.ts"
import { type OrderFilter, orderFilters } from "./order-status.ts"

/** What a list of orders shows: it stands in the address (PERS-006 to PERS-010). */
export type OrdersState = { readonly status: OrderFilter | null; readonly isOldestFirst: boolean; readonly page: number }

export const ordersPath = "/personal/order-history/"

/** The page of one order. */
export const orderPath = (id: number): string => `${ordersPath}${id}/`

/** What an address asks for; what it does not know is left out. */
export const readOrders = (search: string): OrdersState => {
  const query = new URLSearchParams(search)
  const page = query.get("page") ?? ""
  return {
    status: orderFilters.find((filter) => filter === query.get("status")) ?? null,
    isOldestFirst: query.get("order") === "asc",
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1
  }
}

/** The address of a list; what is usual is not said. */
export const ordersAddress = ({ isOldestFirst, page, status }: OrdersState): string => {
  const query = new URLSearchParams([
    ...(status === null ? [] : [["status", status]]),
    ...(isOldestFirst ? [["order", "asc"]] : []),
    ...(page === 1 ? [] : [["page", String(page)]])
  ])
  return query.size === 0 ? ordersPath : `${ordersPath}?${query.toString()}`
}

/** What is asked of the shop: page and status where they are chosen, the sort where it was changed (PERS-006, PERS-009). */
export const ordersQuery = ({ isOldestFirst, page, status }: OrdersState) => ({
  limit: ordersPageSize,
  ...(page === 1 ? {} : { page }),
  ...(status === null ? {} : { status }),
  ...(isOldestFirst ? { sortBy: "date" as const, order: "asc" as const } : {})
})
