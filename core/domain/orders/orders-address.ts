import { ordersPageSize } from "../catalogue/page-sizes.ts"
import { type OrderFilter, orderFilters } from "./order-status.ts"

/** PERS-006 to PERS-010. */
export type OrdersState = { readonly status: OrderFilter | null; readonly isOldestFirst: boolean; readonly page: number }

export const ordersPath = "/personal/order-history/"

export const orderPath = (id: number): string => `${ordersPath}${id}/`

export const readOrders = (search: string): OrdersState => {
  const query = new URLSearchParams(search)
  const page = query.get("page") ?? ""
  return {
    status: orderFilters.find((filter) => filter === query.get("status")) ?? null,
    isOldestFirst: query.get("order") === "asc",
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1
  }
}

/** Omits defaults. */
export const ordersAddress = ({ isOldestFirst, page, status }: OrdersState): string => {
  const query = new URLSearchParams([
    ...(status === null ? [] : [["status", status]]),
    ...(isOldestFirst ? [["order", "asc"]] : []),
    ...(page === 1 ? [] : [["page", String(page)]])
  ])
  return query.size === 0 ? ordersPath : `${ordersPath}?${query.toString()}`
}

/** Omits defaults (PERS-006, PERS-009). */
export const ordersQuery = ({ isOldestFirst, page, status }: OrdersState) => ({
  limit: ordersPageSize,
  ...(page === 1 ? {} : { page }),
  ...(status === null ? {} : { status }),
  ...(isOldestFirst ? { sortBy: "date" as const, order: "asc" as const } : {})
})
