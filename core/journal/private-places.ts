import { kindOf, type Mark, type Marks, type Shape, stricter } from "../contract/marks.ts"

/** The mark of each field of an object, where it has one. */
export type PlacesOf = (value: object) => Readonly<Record<string, Mark>>

/** A struct of so many fields is known even where it was spread into something larger. */
const tellingSize = 3

/**
 * Says which fields of an object are private. An object with exactly the fields of a struct of the contract is that struct; one with all of
 * its fields and more, where they are enough to tell, holds it. Where structs of the same fields differ, and for fields that no struct
 * accounts for, the name decides, if most structs agree on it.
 */
export const placesBy = (marks: Marks): PlacesOf => {
  const known = madeBefore.get(marks) ?? makePlaces(marks)
  madeBefore.set(marks, known)
  return known
}

const nothing: Readonly<Record<string, Mark>> = {}

/** Which structs have which fields is the same for every journal. */
const madeBefore = new WeakMap<Marks, PlacesOf>()

const makePlaces = ({ names, shapes }: Marks): PlacesOf => {
  const byFields = new Map<string, ReadonlyArray<Shape> | undefined>()
  /** The structs that an object of these fields may be; `undefined` where none of them, and no name, is private. */
  const candidates = (fields: ReadonlyArray<string>): ReadonlyArray<Shape> | undefined => {
    const key = fields.join("\n")
    if (byFields.has(key)) return byFields.get(key)
    const own = new Set(fields)
    const fitting = shapes.filter((shape) => {
      const required = Object.keys(shape).filter((name) => shape[name]?.isOptional === false)
      return required.every((name) => own.has(name)) && (required.length >= tellingSize || fields.every((name) => name in shape))
    })
    const isOpen = fields.every((name) => !names.has(name) && fitting.every((shape) => (shape[name]?.mark ?? "plain") === "plain"))
    const found = isOpen ? undefined : fitting
    byFields.set(key, found)
    return found
  }
  return (value) => {
    const fields = Object.keys(value)
    const fitting = candidates(fields)?.filter((shape) => fits(shape, value))
    if (fitting === undefined) return nothing
    const exact = fitting.filter((shape) => fields.every((name) => name in shape))
    return Object.fromEntries(
      fields.flatMap((name) => {
        const mark = exact.length > 0 ? agreed(exact, name, names) : fitting.map((shape) => shape[name]?.mark).reduce(stricter, undefined)
        const isKnown = (exact.length > 0 ? exact : fitting).some((shape) => name in shape)
        const own = isKnown ? mark : namedMark(names, name, Reflect.get(value, name))
        return own === undefined ? [] : [[name, own]]
      })
    )
  }
}

/** A name alone tells of texts; an object says itself what it is. */
const namedMark = (names: Marks["names"], name: string, value: unknown): Mark | undefined =>
  typeof value === "string" || Array.isArray(value) ? names.get(name) : undefined

/** Equal fields may be of two structs (`{ id }`, `{ url }`): one that says which texts it may be knows best; else the name decides, or it is plain. */
const agreed = (exact: ReadonlyArray<Shape>, name: string, names: Marks["names"]): Mark | undefined => {
  const marks = exact.map((shape) => shape[name]?.mark)
  const choice = marks.find((mark) => typeof mark === "object")
  if (choice !== undefined) return choice
  return marks.includes("plain") && marks.some((mark) => mark !== "plain" && mark !== undefined)
    ? (names.get(name) ?? "plain")
    : marks.reduce(stricter, undefined)
}

const fits = (shape: Shape, value: object): boolean =>
  Object.entries(value).every(([name, part]) => {
    const kind = kindOf(part)
    return shape[name] === undefined || (kind !== undefined && shape[name].kinds.has(kind) && isAmong(shape[name].mark, part))
  })

const isAmong = (mark: Mark | undefined, value: unknown): boolean =>
  typeof mark !== "object" || typeof value !== "string" || value === "" || mark.choices.includes(value)
