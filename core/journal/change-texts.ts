import type { Mark, Marks } from "../contract/marks.ts"
import type { PlacesOf } from "./private-paths.ts"

/** Replaces one text. `mark` is that of its place; `isTyped`: form input, recorded letter by letter. */
export type Change = (text: string, mark: Mark | undefined, isTyped: boolean) => string

type Place = { readonly mark: Mark | undefined; readonly sort: "data" | "values" | "verdicts" }

/** Keys of errors and validation results. Field names inside them mark their values as private only if their errors quote personal data. */
const verdicts = new Set(["errors", "touched", "verdicts", "error", "defect"])

const programKeys = new Set(["type", "_tag", "actor", "machine", "src", "status", "build"])

/** Applies `change` to each text. Unchanged parts are returned by reference. */
export const changeTexts = <T>(root: T, marks: Pick<Marks, "typed" | "personalErrors">, placesOf: PlacesOf, change: Change): T => {
  const seen = new Map<string, WeakMap<object, unknown>>()
  const walk = (value: unknown, place: Place, isTyped = false): unknown => {
    if (typeof value === "string") return inText(value, place) ?? change(value, place.mark, isTyped)
    if (typeof value !== "object" || value === null) return value
    const results = seenAt(seen, place)
    if (results.has(value)) return results.get(value)
    const after = Array.isArray(value) ? items(value, place) : fields(value, place)
    results.set(value, after)
    return after
  }
  /** Walks JSON in a text if the contract knows its shape; otherwise the text's mark applies. */
  const inText = (text: string, place: Place): string | undefined => {
    const inner = place.mark === "secret" ? undefined : jsonIn(text)
    if (inner === undefined) return undefined
    const isKnown = Object.keys(placesOf(inner)).length > 0
    const after = walk(inner, isKnown ? open : place)
    return after === inner ? text : JSON.stringify(after)
  }
  const items = (value: ReadonlyArray<unknown>, place: Place): ReadonlyArray<unknown> => {
    const after = value.map((item) => walk(item, place))
    return after.every((item, index) => Object.is(item, value[index])) ? value : after
  }
  const fields = (value: object, place: Place): object => {
    const places = place.sort === "verdicts" ? nothing : placesOf(value)
    const changes: Array<readonly [string, unknown]> = []
    for (const [name, part] of Object.entries(value)) {
      if (!holdsTexts(part) || isStructural(value, name, part, places[name] ?? place.mark)) continue
      const mark = name === "value" ? typedMark(value, marks.typed) : undefined
      const after = mark === undefined ? walk(part, within(place, name, places[name], marks)) : walk(part, { mark, sort: "data" }, true)
      if (after !== part) changes.push([name, after])
    }
    return changes.length === 0 ? value : { ...value, ...Object.fromEntries(changes) }
  }
  return walk(root, open) as T
}

const open: Place = { mark: undefined, sort: "data" }
const nothing: ReturnType<PlacesOf> = {}

const seenAt = (seen: Map<string, WeakMap<object, unknown>>, { mark, sort }: Place): WeakMap<object, unknown> => {
  const kind = `${sort} ${typeof mark === "object" ? mark.choices.join() : (mark ?? "")}`
  const results = seen.get(kind) ?? new WeakMap<object, unknown>()
  seen.set(kind, results)
  return results
}

const holdsTexts = (part: unknown): boolean => typeof part === "string" || (typeof part === "object" && part !== null)

const isStructural = (value: object, name: string, part: unknown, mark: Mark | undefined): boolean =>
  (typeof part === "string" && mark === undefined && programKeys.has(name)) || (name === "value" && "status" in value && "context" in value)

const typedMark = (value: object, typed: Marks["typed"]): Mark | undefined => {
  const field: unknown = Reflect.get(value, "field")
  return typeof field === "string" ? typed.get(field) : undefined
}

const within = (place: Place, name: string, mark: Mark | undefined, marks: Pick<Marks, "typed" | "personalErrors">): Place => {
  if (place.sort === "verdicts") return { mark: marks.personalErrors.has(name) ? "personal" : undefined, sort: "verdicts" }
  if (verdicts.has(name)) return { mark: undefined, sort: "verdicts" }
  const partMark = mark ?? (place.sort === "values" ? marks.typed.get(name) : undefined)
  return { mark: isPrivate(place.mark) ? place.mark : partMark, sort: name === "values" ? "values" : "data" }
}

const isPrivate = (mark: Mark | undefined): boolean => mark !== undefined && mark !== "plain"

/** Only JSON that serialises back to the same text. */
const jsonIn = (text: string): object | undefined => {
  if (!/^[{[]/.test(text)) return undefined
  try {
    const inner: unknown = JSON.parse(text)
    return typeof inner === "object" && inner !== null && JSON.stringify(inner) === text ? inner : undefined
  } catch {
    return undefined
  }
}
