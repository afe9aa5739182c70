import { Effect } from "effect"
import type { CountedFacets } from "../../contract/catalog-filters.ts"
import { stateAt } from "../../domain/catalogue/address.ts"
import { diamondListing } from "../../domain/catalogue/diamond-listing.ts"
import type { Listing } from "../../domain/catalogue/facet.ts"
import { jewelryListing } from "../../domain/catalogue/jewelry-listing.ts"
import { printFilters } from "../../domain/catalogue/grammar.ts"
import { frameCategoryAt, readChoice } from "../../domain/constructor/choice.ts"
import { fittingListing } from "../../domain/constructor/fitting-listing.ts"
import { frameListing } from "../../domain/constructor/frame-listing.ts"
import { Api, type ApiError } from "../ports/api.ts"

/** Counts of a listing and of its filter options, without the list. */
export const countChosen = Effect.fnUntraced(function* ({
  address
}: {
  readonly address: string
}): Effect.fn.Return<CountedFacets, ApiError, Api> {
  const api = yield* Api
  const [path = "", search = ""] = address.split("?")
  const chosenOf = (listing: Listing) => {
    const filters = stateAt(listing, path, search)?.filters ?? []
    return filters.length === 0 ? {} : { filters: printFilters(filters) }
  }
  const category = frameCategoryAt(path)
  const { diamondId, skuId } = readChoice(search)
  if (category !== undefined) {
    const query = { ...chosenOf(frameListing(category)), ...(diamondId !== undefined && { diamondId }) }
    return yield* api.call("custom.blankFilters", { params: { id: category }, query })
  }
  if (path.startsWith(fittingListing.root) && skuId !== undefined) {
    return yield* api.call("custom.diamondFilters", { params: { id: String(skuId) }, query: chosenOf(fittingListing) })
  }
  return yield* path.startsWith(jewelryListing.root)
    ? api.call("catalog.jewelryFacets", { query: chosenOf(jewelryListing) })
    : api.call("catalog.diamondFacets", { query: chosenOf(diamondListing) })
})
