import { placesBy } from "../core/journal/private-places.ts"
import { loadMarks } from "../core/shop/marks.ts"

/** Whose each text of the shop is; the inspector has the whole contract at hand. */
export const marks = await loadMarks()

const placesOf = placesBy(marks)

/** The fields of an object that are shown to nobody but their owner; `name` is where it stands. */
export const privateFields = (name: string, value: object): ReadonlySet<string> => {
  const places = placesOf(value)
  const field: unknown = Reflect.get(value, "field")
  const markOf = (own: string) => {
    if (own === "value" && typeof field === "string") return marks.typed.get(field)
    return places[own] ?? (name === "values" ? marks.typed.get(own) : undefined)
  }
  return new Set(Object.keys(value).filter((own) => (markOf(own) ?? "plain") !== "plain"))
}
