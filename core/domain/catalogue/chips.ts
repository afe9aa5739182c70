import { formatShortest, nbsp } from "../text/numbers.ts"
import { plural, type PluralForms } from "../text/plural.ts"
import { catalogAddress } from "./address.ts"
import { withoutFilters, withToggled, withoutFilter } from "./change.ts"
import type { ChoiceFacet, Facet, Listing, RangeFacet } from "./facet.ts"
import { type CatalogState, type Filter, isRange, type Range } from "./filter.ts"
import { optionsOf } from "./scale.ts"

export type Chip = { readonly code: string; readonly title: string; readonly label: string; readonly link: string }

export const chipsOf = (listing: Listing, state: CatalogState, russian: ReadonlyArray<string> = []): ReadonlyArray<Chip> =>
  state.filters.flatMap(({ code, payload }) => {
    const facet = listing.facets.find((candidate) => candidate.code === code)
    return facet === undefined ? [] : chipsOfFacet(listing, state, facet, payload, russian.includes(code))
  })

export const resetLink = (listing: Listing, state: CatalogState): string => catalogAddress(listing, withoutFilters(state))

/** «1–1,5 карата», «от 1 карата», «до 2 карат», «до 2 000 000 ₽». */
export const formatRange = (facet: RangeFacet, { from, to }: Range): string => {
  if (from === null) return to === null ? "" : `до${nbsp}${formatAmount(facet, to, true)}`
  if (to === null) return `от${nbsp}${formatAmount(facet, from, true)}`
  return from === to ? formatAmount(facet, to) : `${formatShortest(from)}–${formatAmount(facet, to)}`
}

/** «1,5 карата», «1 карат»; genitive after «от» and «до»: «1 карата», «2 карат». */
export const formatAmount = ({ unit }: RangeFacet, value: number, isGenitive = false): string =>
  formatShortest(value) + unit + (unit.endsWith("карат") ? plural(value, isGenitive ? genitive(value) : ["", "а", ""]) : "")

const genitive = (value: number): PluralForms => ["а", Number.isInteger(value) ? "" : "а", ""]

const chipsOfFacet = (
  listing: Listing,
  state: CatalogState,
  facet: Facet,
  payload: Filter["payload"],
  isRussian: boolean
): ReadonlyArray<Chip> => {
  const { code, title } = facet
  if (isRange(payload)) {
    if (facet.kind !== "range") return []
    return [{ code, title, label: formatRange(facet, payload), link: catalogAddress(listing, withoutFilter(state, code)) }]
  }
  return facet.kind === "choice" ? chosenOptions(facet, payload, isRussian).map(toChip) : []

  function toChip({ label, values }: { readonly label: string; readonly values: ReadonlyArray<string> }): Chip {
    return { code, title, label, link: catalogAddress(listing, withToggled(listing, state, code, ...values)) }
  }
}

const chosenOptions = (facet: ChoiceFacet, chosen: ReadonlyArray<string>, isRussian: boolean) =>
  optionsOf(facet, isRussian).flatMap(({ label, values }) => {
    const chosenValues = values.filter((value) => chosen.includes(value))
    return chosenValues.length === 0 ? [] : [{ label, values: chosenValues }]
  })
