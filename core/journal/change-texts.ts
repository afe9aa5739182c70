import type { Mark, Marks } from "../contract/marks.ts"
import type { PlacesOf } from "./private-places.ts"

/** What becomes of a text that stands at a place of this mark; `isTyped` where it is on its way into a form, letter by letter. */
export type Change = (text: string, mark: Mark | undefined, isTyped: boolean) => string

/** Where an object stands: the mark of all below it, and what its names mean. */
type Place = { readonly mark: Mark | undefined; readonly sort: "data" | "values" | "verdicts" }

/** Below these stands what is said of fields, by their names. */
const verdicts = new Set(["errors", "touched", "verdicts", "error", "defect"])

/** What machines and readers know things by; nobody types it. */
const structural = new Set(["type", "_tag", "actor", "machine", "src", "status", "build"])

/** The value with each of its texts changed; what holds none that changes is returned as it is, by reference. */
export const changed = <T>(root: T, typed: Marks["typed"], placesOf: PlacesOf, change: Change): T => {
  const seen = new Map<string, WeakMap<object, unknown>>()
  const inText = (text: string): string | undefined => {
    const inner = jsonIn(text)
    if (inner === undefined) return undefined
    const after = walk(inner, { mark: undefined, sort: "data" }, false)
    return after === inner ? text : JSON.stringify(after)
  }
  const walk = (value: unknown, place: Place, isTyped: boolean): unknown => {
    if (typeof value === "string") return inText(value) ?? change(value, place.mark, isTyped)
    if (typeof value !== "object" || value === null) return value
    const kind = `${place.sort} ${typeof place.mark === "object" ? place.mark.choices.join() : (place.mark ?? "")}`
    const known = seen.get(kind) ?? new WeakMap<object, unknown>()
    seen.set(kind, known)
    if (known.has(value)) return known.get(value)
    const after = Array.isArray(value)
      ? sameOr(
          value,
          value.map((item) => walk(item, place, isTyped))
        )
      : sameOr(value, fieldsOf(value, place))
    known.set(value, after)
    return after
  }
  const fieldsOf = (value: object, place: Place): object => {
    const places = place.sort === "verdicts" ? {} : placesOf(value)
    const field: unknown = Reflect.get(value, "field")
    const isState = "status" in value && "context" in value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        if (typeof part === "string" && places[name] === undefined && place.mark === undefined && structural.has(name)) return [name, part]
        if (isState && name === "value") return [name, part]
        if (name === "value" && typeof field === "string" && typed.has(field))
          return [name, walk(part, { mark: typed.get(field), sort: "data" }, true)]
        return [name, walk(part, within(place, name, places[name], typed), false)]
      })
    )
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts are changed, into texts
  return walk(root, { mark: undefined, sort: "data" }, false) as T
}

const within = (place: Place, name: string, mark: Mark | undefined, typed: Marks["typed"]): Place => {
  if (place.sort === "verdicts" || verdicts.has(name)) return { mark: undefined, sort: "verdicts" }
  const own = mark ?? (place.sort === "values" ? typed.get(name) : undefined)
  return { mark: isPrivate(place.mark) ? place.mark : own, sort: name === "values" ? "values" : "data" }
}

const isPrivate = (mark: Mark | undefined): boolean => mark !== undefined && mark !== "plain"

/** What a text holds that is JSON itself, and is written again as it was. */
const jsonIn = (text: string): object | undefined => {
  if (!/^[{[]/.test(text)) return undefined
  try {
    const inner: unknown = JSON.parse(text)
    return typeof inner === "object" && inner !== null && JSON.stringify(inner) === text ? inner : undefined
  } catch {
    return undefined
  }
}

const sameOr = <T extends object>(before: T, after: T): T => {
  const old = Object.values(before)
  return Object.values(after).every((part, index) => Object.is(part, old[index])) ? before : after
}
