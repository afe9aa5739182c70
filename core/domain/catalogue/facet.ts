import type { Direction } from "./filter.ts"

/** `value` is for addresses and requests, `russian` the grade on the Russian scale. */
export type Option = { readonly value: string; readonly label: string; readonly russian?: string }

export type ChoiceFacet = {
  readonly kind: "choice"
  readonly code: string
  readonly title: string
  /** In display and address order. */
  readonly options: ReadonlyArray<Option>
  /** Search engines index pages filtered by one value. */
  readonly isIndexed?: boolean
  /** Count of the leading options that are grades, best first; selectable as a range. */
  readonly grades?: number
}

export type RangeFacet = {
  readonly kind: "range"
  readonly code: string
  readonly title: string
  /** Suffix with a no-break space: «\u00A0₽». */
  readonly unit: string
  /** Decimals: 2 for carats, 0 for roubles. */
  readonly digits: number
  /** Largest value in an address; fits the database column (migration 0005). */
  readonly ceiling: number
  /** Ends of slider and histogram; values outside count in the end bars. */
  readonly least: number
  readonly most: number
  /** Some items lack the value; even a range that is open below excludes them. */
  readonly isPartial?: true
}

export type Facet = ChoiceFacet | RangeFacet

export type SortOption = { readonly code: string; readonly label: string; readonly direction: Direction }

export type Listing = {
  /** Prefix of all addresses: `/diamonds`. */
  readonly root: string
  /** Address of the unfiltered list. */
  readonly home: string
  /** Facet whose single value is in the path: `/jewelry/kolco`. */
  readonly pathFacet: string | null
  /** Address order, also display order without `shown`. */
  readonly facets: ReadonlyArray<Facet>
  readonly shown?: ReadonlyArray<string>
  /** The first is the default. */
  readonly sorts: readonly [SortOption, ...ReadonlyArray<SortOption>]
  readonly hasTable?: true
  /** Plot of prices against carats. */
  readonly hasPlot?: boolean
  /** Extra numeric query parameters to keep: `?skuId=3` of the constructor. */
  readonly keeps?: ReadonlyArray<string>
}

/** Facets missing from `shown` come last. */
export const shownFacets = ({ facets, shown = [] }: Listing): ReadonlyArray<Facet> => {
  const placeOf = ({ code }: Facet) => (shown.includes(code) ? shown.indexOf(code) : shown.length)
  return facets.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Whole steps: 102 for 1.02 carats. Rounds as the database does. */
export const ticksOf = ({ digits }: RangeFacet, value: number): number => Math.floor(value * 10 ** digits + 0.5)
