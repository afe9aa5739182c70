import { kindOf, type Mark, type Marks, type Shape, stricterMark } from "../contract/marks.ts"

export type PlacesOf = (value: object) => Readonly<Record<string, Mark>>

/** Required fields by which a struct is recognised inside a larger object. */
const distinctiveSize = 3

/**
 * Finds private fields by matching an object with the contract's structs. If structs disagree or none has the field, the mark that most structs give
 * its name decides.
 */
export const privatePathsBy = (marks: Marks): PlacesOf => {
  const places = madeBefore.get(marks) ?? makePlaces(marks)
  madeBefore.set(marks, places)
  return places
}

const nothing: Readonly<Record<string, Mark>> = {}

const madeBefore = new WeakMap<Marks, PlacesOf>()

const makePlaces = ({ names, shapes }: Marks): PlacesOf => {
  const byFields = new Map<string, ReadonlyArray<Shape> | undefined>()
  /** Structs with these fields; `undefined` when none can be private. */
  const candidates = (fields: ReadonlyArray<string>): ReadonlyArray<Shape> | undefined => {
    const key = fields.join("\n")
    if (byFields.has(key)) return byFields.get(key)
    const fieldSet = new Set(fields)
    const fitting = shapes.filter((shape) => {
      const required = Object.keys(shape).filter((name) => shape[name]?.isOptional === false)
      return required.every((name) => fieldSet.has(name)) && (required.length >= distinctiveSize || fields.every((name) => name in shape))
    })
    const isOpen = fields.every((name) => !names.has(name) && fitting.every((shape) => (shape[name]?.mark ?? "plain") === "plain"))
    const shapesToTry = isOpen ? undefined : fitting
    byFields.set(key, shapesToTry)
    return shapesToTry
  }
  return (value) => {
    const fields = Object.keys(value)
    const fitting = candidates(fields)?.filter((shape) => fits(shape, value))
    if (fitting === undefined) return nothing
    const exact = fitting.filter((shape) => fields.every((name) => name in shape))
    return Object.fromEntries(
      fields.flatMap((name) => {
        const mark =
          exact.length > 0 ? agreed(exact, name, names) : fitting.map((shape) => shape[name]?.mark).reduce(stricterMark, undefined)
        const isKnown = (exact.length > 0 ? exact : fitting).some((shape) => name in shape)
        const partMark = isKnown ? mark : namedMark(names, name, Reflect.get(value, name))
        return partMark === undefined ? [] : [[name, partMark]]
      })
    )
  }
}

/** Only texts and arrays have marks by name: objects are recognised by their fields. */
const namedMark = (names: Marks["names"], name: string, value: unknown): Mark | undefined =>
  typeof value === "string" || Array.isArray(value) ? names.get(name) : undefined

/** For structs with equal fields (`{ id }`, `{ url }`): a list of allowed texts, else the mark of the name, else plain. */
const agreed = (exact: ReadonlyArray<Shape>, name: string, names: Marks["names"]): Mark | undefined => {
  const marks = exact.map((shape) => shape[name]?.mark)
  const choice = marks.find((mark) => typeof mark === "object")
  if (choice !== undefined) return choice
  return marks.includes("plain") && marks.some((mark) => mark !== "plain" && mark !== undefined)
    ? (names.get(name) ?? "plain")
    : marks.reduce(stricterMark, undefined)
}

const fits = (shape: Shape, value: object): boolean =>
  Object.entries(value).every(([name, part]) => {
    const kind = kindOf(part)
    return shape[name] === undefined || (kind !== undefined && shape[name].kinds.has(kind) && isAmong(shape[name].mark, part))
  })

const isAmong = (mark: Mark | undefined, value: unknown): boolean =>
  typeof mark !== "object" || typeof value !== "string" || value === "" || mark.choices.includes(value)
