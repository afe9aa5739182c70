import { valuesOf } from "./change.ts"
import type { Facet } from "./facet.ts"
import { type Filter, isRange } from "./filter.ts"

/**
 * Facets that make sense with the filters: no sizes for earrings, cut grades only for rounds, hues only for fancy colours, main stones only for rings
 * and pendants. Chosen options stay, to be deselected.
 */
export const meaningfulFacets = (facets: ReadonlyArray<Facet>, filters: ReadonlyArray<Filter>): ReadonlyArray<Facet> =>
  facets.flatMap((facet) => {
    if (facet.kind === "range") return filters.some(({ code }) => code === facet.code) || isMeaningful(facet.code, "", filters) ? facet : []
    const chosen = valuesOf(filters, facet.code)
    const options = facet.options.filter((option) => chosen.includes(option.value) || isMeaningful(facet.code, option.value, filters))
    return options.length === 0 ? [] : { ...facet, options }
  })

/** Drops filters such as a ring size for earrings. */
export const meaningfulFilters = (filters: ReadonlyArray<Filter>): ReadonlyArray<Filter> =>
  filters.flatMap((filter) => {
    if (isRange(filter.payload)) return isMeaningful(filter.code, "", filters) ? filter : []
    const payload = filter.payload.filter((value) => isMeaningful(filter.code, value, filters))
    return payload.length === 0 ? [] : { ...filter, payload }
  })

const isMeaningful = (code: string, value: string, filters: ReadonlyArray<Filter>): boolean => {
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
