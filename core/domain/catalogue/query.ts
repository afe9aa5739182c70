import type { Listing } from "./facet.ts"
import type { CatalogState, Direction } from "./filter.ts"
import { printFilters } from "./grammar.ts"
import { isDefaultSort } from "./sort.ts"

/** What the calls of a catalogue are asked with for a state; what is as usual is not named. */
export type ChoiceQuery = {
  readonly filters?: string
  readonly sort?: string
  readonly order?: Direction
  readonly page?: number
  readonly from?: number
}

export const choiceQuery = (listing: Listing, { filters, from, page, sort }: CatalogState): ChoiceQuery => ({
  ...(filters.length > 0 && { filters: printFilters(filters) }),
  ...(!isDefaultSort(listing, sort) && { sort: sort.code, order: sort.direction }),
  ...(page > 1 && { page }),
  ...(from !== undefined && { from })
})
