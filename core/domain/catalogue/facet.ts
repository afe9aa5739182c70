import type { Direction } from "./filter.ts"

/** `value` is used in addresses and requests, `label` is displayed, `russian` is the grade on the Russian scale. */
export type Option = { readonly value: string; readonly label: string; readonly russian?: string }

export type ChoiceFacet = {
  readonly kind: "choice"
  readonly code: string
  readonly title: string
  /** In display and address order. */
  readonly options: ReadonlyArray<Option>
  /** Pages filtered by one of its values are indexed. */
  readonly isIndexed?: boolean
  /** Number of leading options that are grades, best first, selectable as a range. */
  readonly grades?: number
}

export type RangeFacet = {
  readonly kind: "range"
  readonly code: string
  readonly title: string
  /** Suffix of a number, with its no-break space: «\u00A0₽». */
  readonly unit: string
  /** Decimals: 2 for carats, 0 for roubles. */
  readonly digits: number
  /** Largest value in an address; fits the database column (migration 0005). */
  readonly ceiling: number
  /** Ends of slider and histogram; values beyond count in the outermost bars. */
  readonly least: number
  readonly most: number
  /** Some items lack this value; a range without a lower end excludes them too. */
  readonly isPartial?: true
}

export type Facet = ChoiceFacet | RangeFacet

export type SortOption = { readonly code: string; readonly label: string; readonly direction: Direction }

/** Definition of a catalogue list. */
export type Listing = {
  /** Prefix of all its addresses, such as `/diamonds`. */
  readonly root: string
  /** Canonical address of the unfiltered first page. */
  readonly home: string
  /** Facet whose single value is a path segment, as in `/jewelry/kolco`. */
  readonly pathFacet: string | null
  /** In address order; also the display order unless `shown` is set. */
  readonly facets: ReadonlyArray<Facet>
  readonly shown?: ReadonlyArray<string>
  /** The first is the default. */
  readonly sorts: readonly [SortOption, ...ReadonlyArray<SortOption>]
  /** Has a table view (`?view=table`). */
  readonly hasTable?: true
  /** Extra numeric query parameters to preserve, such as the constructor's `?skuId=3`. */
  readonly keeps?: ReadonlyArray<string>
}

/** Facets missing from `shown` come last. */
export const shownFacets = ({ facets, shown = [] }: Listing): ReadonlyArray<Facet> => {
  const placeOf = ({ code }: Facet) => (shown.includes(code) ? shown.indexOf(code) : shown.length)
  return facets.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Whole steps of a facet: 1.02 carats are 102. Must round as the database does. */
export const ticksOf = ({ digits }: RangeFacet, value: number): number => Math.floor(value * 10 ** digits + 0.5)
