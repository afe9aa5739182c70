import { catalogAddress } from "../domain/catalogue/address.ts"
import type { Listing } from "../domain/catalogue/facet.ts"
import type { CatalogState } from "../domain/catalogue/filter.ts"
import { printFilters } from "../domain/catalogue/grammar.ts"
import { isIndexable } from "../domain/catalogue/indexing.ts"
import { defaultSort, isDefaultSort } from "../domain/catalogue/sort.ts"
import { metaRequest } from "./parts.ts"
import type { CallRequest } from "./route.ts"

export const filterQuery = ({ filters }: CatalogState) => (filters.length === 0 ? {} : { filters: printFilters(filters) })

export const listQuery = (listing: Listing, state: CatalogState) => ({
  ...filterQuery(state),
  ...(isDefaultSort(listing, state.sort) ? {} : { sort: state.sort.code, order: state.sort.direction }),
  ...(state.page === 1 ? {} : { page: state.page }),
  ...(state.from === undefined ? {} : { from: state.from })
})

/** All orders and pages of an indexable listing share one meta record. */
export const listMeta = (listing: Listing, state: CatalogState): ReadonlyArray<CallRequest> => {
  const first = { filters: state.filters, sort: defaultSort(listing), page: 1 }
  return isIndexable(listing, first) ? [metaRequest(catalogAddress(listing, first).replace(/\/$/, ""))] : []
}
