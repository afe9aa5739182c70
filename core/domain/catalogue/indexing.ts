import type { Listing } from "./facet.ts"
import { type CatalogState, isRange } from "./filter.ts"
import { isDefaultSort } from "./sort.ts"

/**
 * Whether search engines are offered a list: one that is not sorted anew and carries nothing, with nothing chosen or a single value of a facet that people
 * search by. All others are `noindex`, or their number would have no end.
 */
export const isIndexable = (listing: Listing, { filters, kept, sort }: CatalogState): boolean => {
  const [first, ...more] = filters
  if (more.length > 0 || kept !== undefined || !isDefaultSort(listing, sort)) return false
  if (first === undefined) return true
  if (isRange(first.payload) || first.payload.length > 1) return false
  const facet = listing.facets.find(({ code }) => code === first.code)
  return facet?.kind === "choice" && facet.isIndexed === true
}
