import { type Listing, ticksOf } from "../../core/domain/catalogue/facet.ts"
import { type Filter, isRange } from "../../core/domain/catalogue/filter.ts"

/**
 * Filters as JSON for SQL: `{ facet, values }` of a choice; `{ facet, first, beyond }` of a range in ticks, `beyond` exclusive. `others` have no URL.
 */
export const chosenFilters = (listing: Listing, filters: ReadonlyArray<Filter>, others: ReadonlyArray<OwnFilter> = []): string =>
  JSON.stringify([...filters.flatMap((filter) => chosen(listing, filter)), ...others])

/**
 * Choice of a facet outside the listing, or a fit: stones for the seats of a frame, or frames for a stone (`diamonds_fitting`, `frames_fitting` of
 * migration 0030).
 */
export type OwnFilter =
  | { readonly facet: string; readonly values: ReadonlyArray<string> }
  | { readonly facet: "fits"; readonly fits: ReadonlyArray<object> | object }

type FacetChoice =
  | { readonly facet: string; readonly values: ReadonlyArray<string> }
  | { readonly facet: string; readonly first: number | null; readonly beyond: number | null }

const chosen = ({ facets }: Listing, { code, payload }: Filter): ReadonlyArray<FacetChoice> => {
  if (!isRange(payload)) return [{ facet: code, values: payload }]
  const facet = facets.find((each) => each.code === code)
  if (facet?.kind !== "range") return []
  const first = payload.from === null ? (facet.isPartial === true ? 1 : null) : ticksOf(facet, payload.from)
  const beyond = payload.to === null ? null : ticksOf(facet, payload.to) + 1
  return [{ facet: code, first, beyond }]
}
