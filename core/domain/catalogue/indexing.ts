import type { Listing } from "./facet.ts"
import { type CatalogState, isRange } from "./filter.ts"
import { isDefaultSort } from "./sort.ts"

/** Lists in default order with at most one value of an indexed facet; combinations are endless. */
export const isIndexable = (listing: Listing, { extra, filters, sort }: CatalogState): boolean => {
  const [first, ...more] = filters
  if (more.length > 0 || extra !== undefined || !isDefaultSort(listing, sort)) return false
  if (first === undefined) return true
  if (isRange(first.payload) || first.payload.length > 1) return false
  const facet = listing.facets.find(({ code }) => code === first.code)
  return facet?.kind === "choice" && facet.isIndexed === true
}
