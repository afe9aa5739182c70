import { mostPages } from "./page-sizes.ts"
import type { Place } from "../url/place.ts"

/** Address of the "show more" link: adds the next page below, or replaces the list by it once `mostPages` are shown. */
export const moreAddress = (place: Place, { page, first }: { readonly page: number; readonly first: number }): string => {
  const next = pageAddress(place, page + 1)
  return page + 1 - first < mostPages ? `${next}${next.includes("?") ? "&" : "?"}from=${first}` : next
}

/**
 * Address of another page of the same list, with filters, sort, view and constructor choice preserved; the first page has no number
 * (CAT-031).
 */
export const pageAddress = ({ path, search }: Place, page: number): string => {
  const list = path.replace(/(?:\/\d{1,3})?\/?$/, "")
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => /^(?:sort|order|view|skuId|diamondId|complectId)$/.test(name))
  ).toString()
  return `${list}${page === 1 ? (list === "/jewelry" ? "/" : "") : `/${page}`}${query === "" ? "" : `?${query}`}`
}
