import type { Direction } from "./filter.ts"

/** One value of a facet: `value` stands in addresses and calls, `label` is what a shopper reads, `russian` the same grade on the Russian scale. */
export type Option = { readonly value: string; readonly label: string; readonly russian?: string }

/** A facet of which any of several values may be chosen. */
export type ChoiceFacet = {
  readonly kind: "choice"
  readonly code: string
  readonly title: string
  /** In the order in which they are shown and written. */
  readonly options: ReadonlyArray<Option>
  /** Whether a page filtered by one of its values is offered to search engines. */
  readonly isIndexed?: boolean
  /** Number of its first options that are grades, best first: of these a range is picked. */
  readonly grades?: number
}

/** A facet of which a range may be chosen. */
export type RangeFacet = {
  readonly kind: "range"
  readonly code: string
  readonly title: string
  /** After a number on a label, with its no-break space: «\u00A0₽». */
  readonly unit: string
  /** Decimals of a value: 2 for carats, 0 for roubles. */
  readonly digits: number
  /** What an address may name at most; anything greater is absurd. The database has digits for it (migration 0005). */
  readonly ceiling: number
  /** Ends of the slider and of the histogram's scale. Stock beyond them stands in the outermost bars. */
  readonly least: number
  readonly most: number
  /** Tells whether some things have no such value: a range that is open below leaves them out. */
  readonly isPartial?: true
}

export type Facet = ChoiceFacet | RangeFacet

/** A way to sort, with the direction that it takes when none is named. */
export type SortOption = { readonly code: string; readonly label: string; readonly direction: Direction }

/** A catalogue as its addresses know it. */
export type Listing = {
  /** `/diamonds`: what every address of it begins with. */
  readonly root: string
  /** Its first page with nothing chosen, as links write it. */
  readonly home: string
  /** The facet whose single value stands in the path, as `/jewelry/kolco`. */
  readonly pathFacet: string | null
  /** In the order in which they are written, and shown unless `shown` has another. */
  readonly facets: ReadonlyArray<Facet>
  /** The codes of the facets in the order in which they are shown. */
  readonly shown?: ReadonlyArray<string>
  /** The first is the order of a list that was not sorted. */
  readonly sorts: readonly [SortOption, ...ReadonlyArray<SortOption>]
  /** Whether its things may stand as rows of a table (`?view=table`). */
  readonly hasTable?: true
  /** Names of numbers that its addresses carry beside what is chosen of it, as the constructor's (`?skuId=3`). */
  readonly keeps?: ReadonlyArray<string>
}

/** The facets of a listing as they are shown, what is named first. */
export const shownFacets = ({ facets, shown = [] }: Listing): ReadonlyArray<Facet> => {
  const placeOf = ({ code }: Facet) => (shown.includes(code) ? shown.indexOf(code) : shown.length)
  return facets.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** A value in whole steps of its facet: 1.02 carats are 102. Reckoned as the database does, bit for bit. */
export const ticksOf = ({ digits }: RangeFacet, value: number): number => Math.floor(value * 10 ** digits + 0.5)
