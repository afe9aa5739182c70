import { maxPages } from "./page-sizes.ts"
import type { Place } from "../url/place.ts"

/** "Show more": adds the next page, or replaces the list after `maxPages`. */
export const moreAddress = (place: Place, { page, first }: { readonly page: number; readonly first: number }): string => {
  const next = pageAddress(place, page + 1)
  return page + 1 - first < maxPages ? `${next}${next.includes("?") ? "&" : "?"}from=${first}` : next
}

/** Keeps filters, sort, view and constructor choice; page 1 has no number (CAT-031). */
export const pageAddress = ({ path, search }: Place, page: number): string => {
  const list = path.replace(/(?:\/\d{1,3})?\/?$/, "")
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => /^(?:sort|order|view|skuId|diamondId|complectId)$/.test(name))
  ).toString()
  return `${list}${page === 1 ? (list === "/jewelry" ? "/" : "") : `/${page}`}${query === "" ? "" : `?${query}`}`
}
