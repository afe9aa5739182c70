import { SchemaAST } from "effect"
import { unfitText } from "../../../core/contract/field-errors.ts"

/** `most` is `Infinity` without a limit. */
type Limit = { readonly most: number; readonly message: string }

/** Limits by kind of value; numbers and booleans have none. */
export type Bounds = {
  readonly text: Limit | null
  readonly list: (Limit & { readonly entry: Bounds }) | null
  readonly fields: ReadonlyMap<string, Bounds>
}

export const boundsOf = ({ ast }: { readonly ast: SchemaAST.AST }): Bounds => gather(SchemaAST.toEncoded(ast))

/** `errors` have paths as keys (`items.3.name`). */
type BoundedValue = { readonly value: unknown; readonly errors: Readonly<Record<string, string>> }

/** Removes oversized values, so that later checks never process them; the cost does not depend on their length. */
export const withinBounds = (bounds: Bounds, value: unknown): BoundedValue => {
  const errors = new Map<string, string>()
  const bounded = cut(bounds, value, { path: [], refuse: (path, text) => void errors.set(path.join("."), text) })
  return { value: errors.size === 0 ? value : bounded, errors: Object.fromEntries(errors) }
}

/** Largest JSON of a value; `Infinity` without a limit. */
export const bytesWithin = ({ fields, list, text }: Bounds): number =>
  Math.max(
    scalarBytes,
    text === null ? 0 : text.most * escapedBytes,
    list === null ? 0 : list.most * (bytesWithin(list.entry) + signBytes),
    [...fields].reduce((sum, [name, inner]) => sum + name.length * escapedBytes + signBytes + bytesWithin(inner), 0)
  ) + signBytes

export const unboundedPaths = ({ fields, list, text }: Bounds, path = ""): ReadonlyArray<string> => [
  ...(text?.most === Infinity || list?.most === Infinity ? [path] : []),
  ...(list === null ? [] : unboundedPaths(list.entry, `${path}[]`)),
  ...[...fields].flatMap(([name, inner]) => unboundedPaths(inner, path === "" ? name : `${path}.${name}`))
]

/** `\u0430`: JSON may escape every character. */
const escapedBytes = 6
const scalarBytes = 32
/** Quotes, colon, comma and brackets around a value. */
const signBytes = 6

type Walk = { readonly path: ReadonlyArray<string>; readonly refuse: (path: ReadonlyArray<string>, text: string) => void }

const cut = (bounds: Bounds, value: unknown, { path, refuse }: Walk): unknown => {
  const { fields, list, text } = bounds
  if (typeof value === "string" && text !== null && value.length > text.most) return refuse(path, text.message)
  if (Array.isArray(value)) {
    if (list === null) return value
    if (value.length > list.most) return refuse(path, list.message)
    return value.map((entry: unknown, index) => cut(list.entry, entry, { path: [...path, String(index)], refuse }))
  }
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const bound = fields.get(name)
      return [name, bound === undefined ? inner : cut(bound, inner, { path: [...path, name], refuse })]
    })
  )
}

const nothing: Bounds = { text: null, list: null, fields: new Map() }

const gather = (ast: SchemaAST.AST): Bounds => {
  if (SchemaAST.isString(ast) || SchemaAST.isTemplateLiteral(ast)) return { ...nothing, text: maxOf(ast) }
  if (SchemaAST.isLiteral(ast) && typeof ast.literal === "string") {
    return { ...nothing, text: { most: ast.literal.length, message: unfitText } }
  }
  if (SchemaAST.isArrays(ast)) {
    const entry = [...ast.elements, ...ast.rest].map(gather).reduce(either, nothing)
    const most = ast.rest.length === 0 ? { most: ast.elements.length, message: unfitText } : maxOf(ast)
    return { ...nothing, list: { ...most, entry } }
  }
  if (SchemaAST.isObjects(ast)) {
    return { ...nothing, fields: new Map(ast.propertySignatures.map(({ name, type }) => [String(name), gather(type)])) }
  }
  if (SchemaAST.isUnion(ast)) return ast.types.map(gather).reduce(either, nothing)
  if (SchemaAST.isUnknown(ast)) return { ...nothing, text: unbounded }
  return nothing
}

const either = (a: Bounds, b: Bounds): Bounds => ({
  text: wider(a.text, b.text),
  list: a.list === null || b.list === null ? (a.list ?? b.list) : { ...wider(a.list, b.list), entry: either(a.list.entry, b.list.entry) },
  fields: new Map([...a.fields, ...[...b.fields].map(([name, inner]) => [name, either(a.fields.get(name) ?? nothing, inner)] as const)])
})

const wider = <M extends Limit | null>(a: M, b: M): M => (a === null ? b : b === null || a.most >= b.most ? a : b)

const unbounded: Limit = { most: Infinity, message: unfitText }

const maxOf = ({ checks }: SchemaAST.AST): Limit =>
  (checks ?? []).flatMap(flat).reduce<Limit>((least, check) => {
    const most = lengthIn(check.annotations?.representation)
    return most < least.most ? { most, message: textOf(check.annotations?.message) } : least
  }, unbounded)

const flat = (check: SchemaAST.Check<never>): ReadonlyArray<SchemaAST.Check<never>> =>
  check._tag === "FilterGroup" ? check.checks.flatMap(flat) : [check]

const lengthIn = (representation: unknown): number => {
  if (typeof representation !== "object" || representation === null || !("payload" in representation)) return Infinity
  const { payload } = representation
  if (typeof payload !== "object" || payload === null) return Infinity
  const most: unknown = Reflect.get(payload, "maxLength") ?? Reflect.get(payload, "maximum")
  return typeof most === "number" ? most : Infinity
}

const textOf = (message: unknown): string => (typeof message === "string" ? message : unfitText)
