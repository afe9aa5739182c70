import { catalogAddress, readAddress } from "./address.ts"
import type { Listing, SortOption } from "./facet.ts"
import type { CatalogState, Direction } from "./filter.ts"
import { withView, sortedBy } from "./arranged.ts"
import { isDefaultSort } from "./sort.ts"

type Fields = Iterable<readonly [name: string, value: string]>

/** Address to which the server would redirect the form. */
export const addressOfForm = (listing: Listing, fields: Fields): string => {
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, value]))
  const read = readAddress(listing, `${listing.root}/filter/`, `?${query.toString()}`)
  return read._tag === "Moved" ? read.to : listing.home
}

export type SortChoice = { readonly label: string; readonly link: string; readonly isCurrent: boolean }

export const sortChoices = (listing: Listing, state: CatalogState): ReadonlyArray<SortChoice> =>
  listing.sorts.flatMap((option) =>
    directionsOf(option).map((direction) => ({
      label: sortNames[option.code]?.[direction] ?? option.label,
      link: catalogAddress(listing, sortedBy(state, { code: option.code, direction })),
      isCurrent: state.sort.code === option.code && state.sort.direction === direction
    }))
  )

/** Empty without a table. */
export const viewChoices = (listing: Listing, state: CatalogState) =>
  listing.hasTable
    ? (["cards", "table", ...(listing.hasPlot ? (["plot"] as const) : [])] as const).map((view) => ({
        view,
        link: catalogAddress(listing, withView(state, view)),
        isCurrent: view === (state.view ?? "cards")
      }))
    : []

/** Hidden fields for sort, view and extra parameters. */
export const preservedFields = (
  listing: Listing,
  { extra = [], sort, view }: CatalogState
): ReadonlyArray<readonly [name: string, value: string]> => [
  ...(isDefaultSort(listing, sort)
    ? []
    : ([
        ["sort", sort.code],
        ["order", sort.direction]
      ] as const)),
  ...(view === undefined ? [] : ([["view", view]] as const)),
  ...extra
]

/** A reversed novelty or catalogue order is useless. */
const directionsOf = ({ code, direction }: SortOption): ReadonlyArray<Direction> =>
  sortNames[code] === undefined ? [direction] : [direction, direction === "asc" ? "desc" : "asc"]

const sortNames: Readonly<Record<string, Readonly<Record<Direction, string>>>> = {
  price: { asc: "Сначала дешевле", desc: "Сначала дороже" },
  price_per_carat: { asc: "Цена за карат: от низкой", desc: "Цена за карат: от высокой" },
  weight: { asc: "Сначала легче", desc: "Сначала тяжелее" }
}
