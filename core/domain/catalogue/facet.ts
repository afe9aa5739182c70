import type { Direction } from "./filter.ts"

/** A facet value: `value` is used in addresses and requests, `label` is displayed, `russian` is its grade on the Russian scale. */
export type Option = { readonly value: string; readonly label: string; readonly russian?: string }

/** A facet with multiple choice. */
export type ChoiceFacet = {
  readonly kind: "choice"
  readonly code: string
  readonly title: string
  /** In display and address order. */
  readonly options: ReadonlyArray<Option>
  /** Allows search engines to index pages filtered by one of its values. */
  readonly isIndexed?: boolean
  /** Number of leading options that are grades, best first; a range of them can be selected. */
  readonly grades?: number
}

export type RangeFacet = {
  readonly kind: "range"
  readonly code: string
  readonly title: string
  /** Suffix of a displayed number, with its no-break space: «\u00A0₽». */
  readonly unit: string
  /** Decimals of a value: 2 for carats, 0 for roubles. */
  readonly digits: number
  /** Largest value accepted in an address; the database column has room for it (migration 0005). */
  readonly ceiling: number
  /** Ends of the slider and the histogram. Values beyond them count in the outermost bars. */
  readonly least: number
  readonly most: number
  /** Some items lack this value; a range without a lower end excludes them too. */
  readonly isPartial?: true
}

export type Facet = ChoiceFacet | RangeFacet

/** A sort option with its default direction. */
export type SortOption = { readonly code: string; readonly label: string; readonly direction: Direction }

/** Definition of a catalogue list and its addresses. */
export type Listing = {
  /** Prefix of all its addresses, such as `/diamonds`. */
  readonly root: string
  /** Canonical address of the unfiltered first page. */
  readonly home: string
  /** Facet whose single value is a path segment, as in `/jewelry/kolco`. */
  readonly pathFacet: string | null
  /** In address order; also the display order unless `shown` is set. */
  readonly facets: ReadonlyArray<Facet>
  /** Facet codes in display order. */
  readonly shown?: ReadonlyArray<string>
  /** The first is the default. */
  readonly sorts: readonly [SortOption, ...ReadonlyArray<SortOption>]
  /** Has a table view (`?view=table`). */
  readonly hasTable?: true
  /** Names of extra numeric query parameters to preserve, such as the constructor's `?skuId=3`. */
  readonly keeps?: ReadonlyArray<string>
}

/** Facets in display order; those missing from `shown` come last. */
export const shownFacets = ({ facets, shown = [] }: Listing): ReadonlyArray<Facet> => {
  const placeOf = ({ code }: Facet) => (shown.includes(code) ? shown.indexOf(code) : shown.length)
  return facets.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Converts a value to whole steps of its facet: 1.02 carats are 102. Must round exactly as the database does. */
export const ticksOf = ({ digits }: RangeFacet, value: number): number => Math.floor(value * 10 ** digits + 0.5)
