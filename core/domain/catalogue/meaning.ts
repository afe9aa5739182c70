import { valuesOf } from "./change.ts"
import type { Facet } from "./facet.ts"
import type { Filter } from "./filter.ts"
import { isMeant } from "./meaningful-filters.ts"

/**
 * The facets that have a meaning among what is chosen, with the options that have one: earrings have no sizes, a bracelet has none of a
 * ring, an oval has no grade of cut, a stone of colour D no hue. What is chosen stays, so that it can be let go of.
 */
export const meaningfulFacets = (facets: ReadonlyArray<Facet>, filters: ReadonlyArray<Filter>): ReadonlyArray<Facet> =>
  facets.flatMap((facet) => {
    if (facet.kind === "range") return facet
    const chosen = valuesOf(filters, facet.code)
    const options = facet.options.filter((option) => chosen.includes(option.value) || isMeant(facet.code, option.value, filters))
    return options.length === 0 ? [] : { ...facet, options }
  })
