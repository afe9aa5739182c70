import { valuesOf } from "./change.ts"
import type { Facet } from "./facet.ts"
import { type Filter, isRange } from "./filter.ts"

/**
 * The facets that have a meaning among what is chosen, with the options that have one: earrings have no sizes, a bracelet has none of a
 * ring, an oval has no grade of cut, a stone of colour D no hue, earrings no one main stone. What is chosen stays, so that it can be let go of.
 */
export const meaningfulFacets = (facets: ReadonlyArray<Facet>, filters: ReadonlyArray<Filter>): ReadonlyArray<Facet> =>
  facets.flatMap((facet) => {
    if (facet.kind === "range") return filters.some(({ code }) => code === facet.code) || isMeant(facet.code, "", filters) ? facet : []
    const chosen = valuesOf(filters, facet.code)
    const options = facet.options.filter((option) => chosen.includes(option.value) || isMeant(facet.code, option.value, filters))
    return options.length === 0 ? [] : { ...facet, options }
  })

/** Filters without the values that have no meaning beside the others: no earrings are asked for a size of rings. */
export const meaningfulFilters = (filters: ReadonlyArray<Filter>): ReadonlyArray<Filter> =>
  filters.flatMap((filter) => {
    if (isRange(filter.payload)) return isMeant(filter.code, "", filters) ? filter : []
    const payload = filter.payload.filter((value) => isMeant(filter.code, value, filters))
    return payload.length === 0 ? [] : { ...filter, payload }
  })

/** Whether a value of a facet has a meaning beside what is chosen of the others. */
const isMeant = (code: string, value: string, filters: ReadonlyArray<Filter>): boolean => {
  const isOf = (other: string, holds: (chosen: string) => boolean): boolean => {
    const values = valuesOf(filters, other)
    return values.length === 0 || values.some(holds)
  }
  switch (code) {
    case "size":
      return isOf("category", (category) =>
        value.endsWith("cm") ? category === "kole" || category === "braslet" : category.endsWith("kolco")
      )
    case "stone_weight":
    case "stone_color":
    case "stone_clarity":
      return isOf("category", (category) => category.endsWith("kolco") || category === "podveska")
    case "hue":
    case "intensity":
      return isOf("color", (color) => color === "fancy")
    case "cut":
      return isOf("shape", (shape) => shape === "round")
    default:
      return true
  }
}
