import { Effect } from "effect"
import type { CountedFacets } from "../../contract/catalog-filters.ts"
import { stateAt } from "../../domain/catalogue/address.ts"
import { diamondListing } from "../../domain/catalogue/diamond-listing.ts"
import { jewelryListing } from "../../domain/catalogue/jewelry-listing.ts"
import { printFilters } from "../../domain/catalogue/grammar.ts"
import { Api, type ApiError } from "../ports/api.ts"

/** How many fit the list at an address, and each option of its filters: the counts alone, without the list. */
export const countChosen = Effect.fnUntraced(function* ({
  address
}: {
  readonly address: string
}): Effect.fn.Return<CountedFacets, ApiError, Api> {
  const api = yield* Api
  const [path = "", search = ""] = address.split("?")
  const isJewelry = path.startsWith(jewelryListing.root)
  const filters = stateAt(isJewelry ? jewelryListing : diamondListing, path, search)?.filters ?? []
  return yield* api.call(isJewelry ? "catalog.jewelryFacets" : "catalog.diamondFacets", {
    query: filters.length === 0 ? {} : { filters: printFilters(filters) }
  })
})
