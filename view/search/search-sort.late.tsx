import { diamondListing } from "../../core/domain/catalogue/diamond-listing.ts"
import { jewelryListing } from "../../core/domain/catalogue/jewelry-listing.ts"
import { sortChoices } from "../../core/domain/catalogue/read-choice.ts"
import { sortOf } from "../../core/domain/catalogue/sort.ts"
import { readSearch, searchAddress, type SearchState, type SearchTab } from "../../core/domain/search/search-address.ts"
import { SortMenu } from "../catalogue/sort-menu.tsx"

type Props = { readonly state: SearchState; readonly tab: SearchTab }

export function SearchSort({ state, tab }: Props) {
  const listing = tab === "diamonds" ? diamondListing : jewelryListing
  const sort = sortOf(listing, state.sort?.code, state.sort?.direction)
  const choices = sortChoices(listing, { filters: [], sort, page: 1 }).map((choice) => ({
    ...choice,
    link: searchAddress({ term: state.term, tab, sort: readSearch(choice.link.split("?")[1] ?? "").sort })
  }))
  return <SortMenu choices={choices} />
}
