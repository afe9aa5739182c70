/** Inclusive; `null` is an open end. */
export type Range = { readonly from: number | null; readonly to: number | null }

/** CAT-002. */
export type Filter = { readonly code: string; readonly payload: ReadonlyArray<string> | Range }

export type Direction = "asc" | "desc"

/** CAT-003. */
export type Sort = { readonly code: string; readonly direction: Direction }

export type CatalogState = {
  readonly filters: ReadonlyArray<Filter>
  readonly sort: Sort
  readonly page: number
  /** First of the stacked pages up to `page`. */
  readonly from?: number
  /** Cards by default. */
  readonly view?: "plot" | "table"
  /** Extra parameters, in the order of `Listing.keeps`. */
  readonly extra?: ReadonlyArray<readonly [name: string, value: string]>
}

export const isRange = (payload: Filter["payload"]): payload is Range => "from" in payload

/** A range counts as one. */
export const countOptions = (filters: ReadonlyArray<Filter>): number =>
  filters.reduce((sum, { payload }) => sum + (isRange(payload) ? 1 : payload.length), 0)
