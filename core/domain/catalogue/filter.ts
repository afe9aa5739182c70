/** Least and greatest value, both included; `null` where a side is open. */
export type Range = { readonly from: number | null; readonly to: number | null }

/** What is chosen of one facet: some of its values, or a range (CAT-002). */
export type Filter = { readonly code: string; readonly payload: ReadonlyArray<string> | Range }

export type Direction = "asc" | "desc"

/** CAT-003. */
export type Sort = { readonly code: string; readonly direction: Direction }

/** What an address of a catalogue asks for: the address says all of it, so a link restores the list. */
export type CatalogState = {
  readonly filters: ReadonlyArray<Filter>
  readonly sort: Sort
  readonly page: number
  /** The first of the pages that are shown up to this one, where a visitor asked for more and more; left out: this one alone. */
  readonly from?: number
  /** Its things stand as rows of a table; left out: as cards. */
  readonly view?: "table"
  /** Numbers that its addresses carry, by their names in the order of the listing; left out: none. */
  readonly kept?: ReadonlyArray<readonly [name: string, value: string]>
}

export const isRange = (payload: Filter["payload"]): payload is Range => "from" in payload

/** How many options are chosen over all filters; a range is one. */
export const countOptions = (filters: ReadonlyArray<Filter>): number =>
  filters.reduce((sum, { payload }) => sum + (isRange(payload) ? 1 : payload.length), 0)
