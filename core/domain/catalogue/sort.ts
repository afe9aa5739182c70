import type { Listing } from "./facet.ts"
import type { Sort } from "./filter.ts"

/** The order of a list that nobody sorted. */
export const defaultSort = ({ sorts: [first] }: Listing): Sort => ({ code: first.code, direction: first.direction })

/** CAT-004: whether the visitor has changed the order. */
export const isDefaultSort = (listing: Listing, { code, direction }: Sort): boolean => {
  const usual = defaultSort(listing)
  return code === usual.code && direction === usual.direction
}

/** The order that a query names. */
export const readSort = (listing: Listing, query: URLSearchParams): Sort => sortOf(listing, query.get("sort"), query.get("order"))

/** An order by its names: an unknown one is the list's own, a direction that is missing or unknown is that of its name. */
export const sortOf = (listing: Listing, code: string | null | undefined, direction: string | null | undefined): Sort => {
  const option = listing.sorts.find((known) => known.code === code)
  if (option === undefined) return defaultSort(listing)
  return { code: option.code, direction: direction === "asc" || direction === "desc" ? direction : option.direction }
}
