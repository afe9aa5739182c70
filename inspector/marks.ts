import { privatePathsBy } from "../core/journal/private-paths.ts"
import { loadMarks } from "../core/shop/marks.ts"

/** Privacy marks of the whole contract. */
export const privacyMarks = await loadMarks()

const placesOf = privatePathsBy(privacyMarks)

/** Names of the private fields of an object; `name` is the field that holds it. */
export const privateFields = (name: string, value: object): ReadonlySet<string> => {
  const places = placesOf(value)
  const field: unknown = Reflect.get(value, "field")
  const markOf = (own: string) => {
    if (own === "value" && typeof field === "string") return privacyMarks.typed.get(field)
    if (name === "errors" && privacyMarks.personalErrors.has(own)) return "personal"
    return places[own] ?? (name === "values" ? privacyMarks.typed.get(own) : undefined)
  }
  return new Set(Object.keys(value).filter((own) => (markOf(own) ?? "plain") !== "plain"))
}

/** Tests if an object has a private text at any depth. */
export const hasPrivate = (name: string, value: object): boolean => {
  const own = privateFields(name, value)
  return Object.entries(value).some(([field, part]) => {
    if (own.has(field)) return part !== "" && part !== null && part !== undefined
    return typeof part === "object" && part !== null && hasPrivate(field, part)
  })
}

/** Tests if a value is or has a private text; `place` is a path such as `context.fields.email`, `json` the value or «undefined». */
export const isPrivateValue = (place: string, json: string): boolean => {
  if (json === "undefined") return false
  const [own = "", holder = ""] = place.split(".").toReversed()
  return hasPrivate(holder, { [own]: JSON.parse(json) })
}
