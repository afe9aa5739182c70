import { diamondOrdersPageSize } from "../catalogue/page-sizes.ts"

/** A page of the list of requests, as its address says it (PERS-016). */
export type DiamondOrdersState = { readonly isOldestFirst: boolean; readonly page: number }

/** Address of the list of requests for diamonds (RT-120). */
export const diamondOrdersPath = "/personal/diamond-to-order/"

/** Address of one request. */
export const diamondOrderPath = (id: number): string => `${diamondOrdersPath}${id}/`

/** Reads the query of the list's address; what does not fit is left out. */
export const readDiamondOrders = (search: string): DiamondOrdersState => {
  const query = new URLSearchParams(search)
  const page = query.get("page") ?? ""
  return { isOldestFirst: query.get("order") === "asc", page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1 }
}

/** Address of a page of the list; the usual order and the first page are left out. */
export const diamondOrdersAddress = ({ isOldestFirst, page }: DiamondOrdersState): string => {
  const query = new URLSearchParams([...(isOldestFirst ? [["order", "asc"]] : []), ...(page === 1 ? [] : [["page", String(page)]])])
  return query.size === 0 ? diamondOrdersPath : `${diamondOrdersPath}?${query.toString()}`
}

/** Query of the call that a page of the list makes. */
export const diamondOrdersQuery = ({ isOldestFirst, page }: DiamondOrdersState) => ({
  limit: diamondOrdersPageSize,
  ...(page === 1 ? {} : { page }),
  ...(isOldestFirst ? { sortBy: "date" as const, order: "asc" as const } : {})
})
