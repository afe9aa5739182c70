import { diamondListing } from "../domain/catalogue/diamond-listing.ts"
import type { Listing } from "../domain/catalogue/facet.ts"
import { jewelryListing } from "../domain/catalogue/jewelry-listing.ts"
import { isDefaultSort, sortOf } from "../domain/catalogue/sort.ts"
import { readSearch, sampleSearch, type SearchState, type SearchTab } from "../domain/search/search-address.ts"
import { isTerm } from "../domain/search/search-term.ts"
import { callRequest, metaRequest, pageNumber, privatePage } from "./parts.ts"
import type { CallRequest, Route } from "./route.ts"

/** Both result lists, none without a term. A page belongs to a tab: other lists are at their first page. */
const searchCalls = ({ page, sort, tab, term }: SearchState): ReadonlyArray<CallRequest> => {
  if (!isTerm(term)) return []
  const queryIn = (listing: Listing, own: SearchTab) => {
    const isShown = (tab ?? "jewelry") === own
    const order = sortOf(listing, sort?.code, sort?.direction)
    const sorted = isShown && !isDefaultSort(listing, order) ? { sortBy: order.code, order: order.direction } : {}
    return { term, ...sorted, ...(tab === own && page > 1 && { page }) }
  }
  return [
    callRequest("search.jewelries", { query: queryIn(jewelryListing, "jewelry") }),
    callRequest("search.diamonds", { query: queryIn(diamondListing, "diamonds") }),
    callRequest("search.suggest", { query: { term } }, true)
  ]
}

export const searchRoutes: ReadonlyArray<Route> = [
  { ...privatePage("/markup-search", "search"), calls: () => searchCalls(sampleSearch) },
  {
    name: "search",
    pattern: "/search",
    query: pageNumber,
    screen: "search",
    isUnlisted: true,
    calls: (_, path, search) => [...searchCalls(readSearch(search)), metaRequest(path)]
  }
]
