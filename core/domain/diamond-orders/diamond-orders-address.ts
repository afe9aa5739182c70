import { diamondOrdersPageSize } from "../catalogue/page-sizes.ts"

/** PERS-016. */
export type DiamondOrdersState = { readonly isOldestFirst: boolean; readonly page: number }

/** RT-120. */
export const diamondOrdersPath = "/personal/diamond-to-order/"

export const diamondOrderPath = (id: number): string => `${diamondOrdersPath}${id}/`

/** Invalid values get defaults. */
export const readDiamondOrders = (search: string): DiamondOrdersState => {
  const query = new URLSearchParams(search)
  const page = query.get("page") ?? ""
  return { isOldestFirst: query.get("order") === "asc", page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1 }
}

/** Omits defaults. */
export const diamondOrdersAddress = ({ isOldestFirst, page }: DiamondOrdersState): string => {
  const query = new URLSearchParams([...(isOldestFirst ? [["order", "asc"]] : []), ...(page === 1 ? [] : [["page", String(page)]])])
  return query.size === 0 ? diamondOrdersPath : `${diamondOrdersPath}?${query.toString()}`
}

export const diamondOrdersQuery = ({ isOldestFirst, page }: DiamondOrdersState) => ({
  limit: diamondOrdersPageSize,
  ...(page === 1 ? {} : { page }),
  ...(isOldestFirst ? { sortBy: "date" as const, order: "asc" as const } : {})
})
