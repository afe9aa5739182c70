import { placesBy } from "../core/journal/private-places.ts"
import { loadMarks } from "../core/shop/marks.ts"

/** Privacy marks of all texts; the inspector loads the whole contract. */
export const marks = await loadMarks()

const placesOf = placesBy(marks)

/** Names of the private fields of an object; `name` is the field that holds it. */
export const privateFields = (name: string, value: object): ReadonlySet<string> => {
  const places = placesOf(value)
  const field: unknown = Reflect.get(value, "field")
  const markOf = (own: string) => {
    if (own === "value" && typeof field === "string") return marks.typed.get(field)
    return places[own] ?? (name === "values" ? marks.typed.get(own) : undefined)
  }
  return new Set(Object.keys(value).filter((own) => (markOf(own) ?? "plain") !== "plain"))
}
