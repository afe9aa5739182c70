import { mostPages } from "./page-sizes.ts"
import type { Place } from "../url/place.ts"

/** The address of the list with its next page below what is shown; with as much as one page may hold, of the next page alone. */
export const moreAddress = (place: Place, { page, first }: { readonly page: number; readonly first: number }): string => {
  const next = pageAddress(place, page + 1)
  return page + 1 - first < mostPages ? `${next}${next.includes("?") ? "&" : "?"}from=${first}` : next
}

/** The address of another page of the list at a place; filters, order, view and what is chosen in the constructor stay, the first page has no number (CAT-031). */
export const pageAddress = ({ path, search }: Place, page: number): string => {
  const list = path.replace(/(?:\/\d{1,3})?\/?$/, "")
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => /^(?:sort|order|view|skuId|diamondId|complectId)$/.test(name))
  ).toString()
  return `${list}${page === 1 ? (list === "/jewelry" ? "/" : "") : `/${page}`}${query === "" ? "" : `?${query}`}`
}
