import { valuesOf } from "./change.ts"
import { type Filter, isRange } from "./filter.ts"

/** Filters without the values that have no meaning beside the others: no earrings are asked for a size of rings. */
export const meaningfulFilters = (filters: ReadonlyArray<Filter>): ReadonlyArray<Filter> =>
  filters.flatMap((filter) => {
    if (isRange(filter.payload)) return filter
    const payload = filter.payload.filter((value) => isMeant(filter.code, value, filters))
    return payload.length === 0 ? [] : { ...filter, payload }
  })

/** Whether a value of a facet has a meaning beside what is chosen of the others. */
export const isMeant = (code: string, value: string, filters: ReadonlyArray<Filter>): boolean => {
  const isOf = (other: string, holds: (chosen: string) => boolean): boolean => {
    const values = valuesOf(filters, other)
    return values.length === 0 || values.some(holds)
  }
  switch (code) {
    case "size":
      return isOf("category", (category) =>
        value.endsWith("cm") ? category === "kole" || category === "braslet" : category.endsWith("kolco")
      )
    case "hue":
    case "intensity":
      return isOf("color", (color) => color === "fancy")
    case "cut":
      return isOf("shape", (shape) => shape === "round")
    default:
      return true
  }
}
