import type { Listing } from "./facet.ts"
import type { Sort } from "./filter.ts"

export const defaultSort = ({ sorts: [first] }: Listing): Sort => ({ code: first.code, direction: first.direction })

/** CAT-004. */
export const isDefaultSort = (listing: Listing, { code, direction }: Sort): boolean => {
  const usual = defaultSort(listing)
  return code === usual.code && direction === usual.direction
}

export const readSort = (listing: Listing, query: URLSearchParams): Sort => sortOf(listing, query.get("sort"), query.get("order"))

/** Unknown codes get the default sort, unknown directions the option's default. */
export const sortOf = (listing: Listing, code: string | null | undefined, direction: string | null | undefined): Sort => {
  const option = listing.sorts.find((candidate) => candidate.code === code)
  if (option === undefined) return defaultSort(listing)
  return { code: option.code, direction: direction === "asc" || direction === "desc" ? direction : option.direction }
}
