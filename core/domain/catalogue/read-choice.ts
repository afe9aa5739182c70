import { catalogAddress, readAddress } from "./address.ts"
import type { Listing, SortOption } from "./facet.ts"
import type { CatalogState, Direction } from "./filter.ts"
import { seenAs, sortedBy } from "./arranged.ts"
import { isDefaultSort } from "./sort.ts"

type Fields = Iterable<readonly [name: string, value: string]>

/** Where a filled-in form leads: the same address to which the server answers it. */
export const addressOfForm = (listing: Listing, fields: Fields): string => {
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, value]))
  const read = readAddress(listing, `${listing.root}/filter/`, `?${query.toString()}`)
  return read._tag === "Moved" ? read.to : listing.home
}

export type SortChoice = { readonly label: string; readonly link: string; readonly isCurrent: boolean }

/** Every order of a list, both ways, with the address of the list in it. */
export const sortChoices = (listing: Listing, state: CatalogState): ReadonlyArray<SortChoice> =>
  listing.sorts.flatMap((option) =>
    waysOf(option).map((direction) => ({
      label: sortNames[option.code]?.[direction] ?? option.label,
      link: catalogAddress(listing, sortedBy(state, { code: option.code, direction })),
      isCurrent: state.sort.code === option.code && state.sort.direction === direction
    }))
  )

/** The ways to see a list, each with the address of the same list seen so; none where there is one. */
export const viewChoices = (listing: Listing, state: CatalogState) =>
  listing.hasTable
    ? (["cards", "table"] as const).map((view) => ({
        view,
        link: catalogAddress(listing, seenAs(state, view)),
        isCurrent: view === (state.view ?? "cards")
      }))
    : []

/** The hidden fields of a form that keep the order and the view of its list, and what its addresses carry. */
export const keptFields = (
  listing: Listing,
  { kept = [], sort, view }: CatalogState
): ReadonlyArray<readonly [name: string, value: string]> => [
  ...(isDefaultSort(listing, sort)
    ? []
    : ([
        ["sort", sort.code],
        ["order", sort.direction]
      ] as const)),
  ...(view === undefined ? [] : ([["view", view]] as const)),
  ...kept
]

/** Nobody looks for what came first, or stands last in the order of the house. */
const waysOf = ({ code, direction }: SortOption): ReadonlyArray<Direction> =>
  sortNames[code] === undefined ? [direction] : [direction, direction === "asc" ? "desc" : "asc"]

const sortNames: Readonly<Record<string, Readonly<Record<Direction, string>>>> = {
  price: { asc: "Сначала дешевле", desc: "Сначала дороже" },
  price_per_carat: { asc: "Цена за карат: от низкой", desc: "Цена за карат: от высокой" },
  weight: { asc: "Сначала легче", desc: "Сначала тяжелее" }
}
