import { SchemaAST } from "effect"
import { type Privacy, privacyOf } from "../domain/schema/privacy.ts"

/** Privacy of a text. A personal choice is masked as its first literal. */
export type Mark = Privacy | { readonly choices: ReadonlyArray<string> }

type Part = { readonly mark: Mark | undefined; readonly kinds: ReadonlySet<Kind>; readonly isOptional: boolean }
type Kind = "string" | "number" | "boolean" | "null" | "list" | "object"

/** Fields that identify a struct in JSON; the mark is `undefined` without text. */
export type Shape = Readonly<Record<string, Part>>

export type Marks = {
  readonly shapes: ReadonlyArray<Shape>
  /** Marks by field name, over all forms. */
  readonly typed: ReadonlyMap<string, Mark>
  /** Names private in at least three quarters of structs. */
  readonly names: ReadonlyMap<string, Mark>
  /** Names of fields whose errors quote personal data. */
  readonly personalErrors: ReadonlySet<string>
}

export const marksOf = (
  schemas: Iterable<{ readonly ast: SchemaAST.AST }>,
  typed: Iterable<Readonly<Record<string, Mark>>>,
  personalErrors: Iterable<string>
): Marks => {
  const shapesByText = new Map<string, Shape>()
  const keep = (shape: Shape) => void shapesByText.set(Object.entries(shape).map(written).toSorted().join(), shape)
  for (const { ast } of schemas) gather(SchemaAST.toType(ast), undefined, keep)
  const fields = new Map<string, Mark>()
  for (const form of typed) {
    keep(Object.fromEntries(Object.entries(form).flatMap(([name, mark]) => (mark === "secret" ? [] : [[name, typedPart(mark)]]))))
    for (const [name, mark] of Object.entries(form)) fields.set(name, stricterMark(fields.get(name), mark) ?? mark)
  }
  const shapes = [...shapesByText.values()]
  return { shapes, typed: fields, names: privateNames(shapes, fields), personalErrors: new Set(personalErrors) }
}

const typedPart = (mark: Mark): Part => ({ mark, kinds: new Set<Kind>(["string", "boolean"]), isOptional: false })

const written = ([name, { isOptional, kinds, mark }]: readonly [string, Part]): string =>
  `${name}${isOptional ? "?" : ""}:${[...kinds].toSorted().join("|")}=${typeof mark === "object" ? mark.choices.join("/") : (mark ?? "")}`

const weight = (mark: Mark | undefined): number =>
  mark === undefined ? 0 : mark === "plain" ? 1 : mark === "secret" ? 4 : mark === "personal" ? 3 : 2

export const stricterMark = (one: Mark | undefined, other: Mark | undefined): Mark | undefined =>
  weight(other) > weight(one) ? other : one

/** Returns the mark of a struct's texts and its JSON kinds. */
const gather = (ast: SchemaAST.AST, above: Privacy | undefined, keep: (shape: Shape) => void): Pick<Part, "mark" | "kinds"> => {
  const ownPrivacy = privacyOf(ast)
  const privacy = weight(ownPrivacy) > weight(above) ? ownPrivacy : above
  if (SchemaAST.isObjects(ast)) {
    const parts = ast.propertySignatures.map(({ name, type }): readonly [string, Part] => [
      String(name),
      { ...gather(type, privacy, keep), isOptional: SchemaAST.isOptional(type) }
    ])
    if (parts.length > 0) keep(Object.fromEntries(parts))
    const inner = ast.indexSignatures.map(({ type }) => gather(type, privacy, keep).mark)
    return { mark: inner.reduce<Mark | undefined>(stricterMark, below(privacy)), kinds: new Set(["object"]) }
  }
  if (SchemaAST.isArrays(ast)) {
    const inner = [...ast.elements, ...ast.rest].map((item) => gather(item, privacy, keep).mark)
    return { mark: inner.reduce<Mark | undefined>(stricterMark, undefined), kinds: new Set(["list"]) }
  }
  if (SchemaAST.isUnion(ast))
    return united(
      ast.types.map((type) => gather(type, privacy, keep)),
      privacy
    )
  return leaf(ast, privacy)
}

/** Private marks are inherited; under a plain one each struct has its own. */
const below = (privacy: Privacy | undefined): Mark | undefined => (privacy === "plain" ? undefined : privacy)

/** A personal union of literals stays a choice. */
const united = (parts: ReadonlyArray<Pick<Part, "mark" | "kinds">>, privacy: Privacy | undefined): Pick<Part, "mark" | "kinds"> => {
  const choices = parts.flatMap(({ mark }) => (typeof mark === "object" ? mark.choices : []))
  const marks = parts.map(({ mark }) => mark)
  return {
    mark:
      choices.length > 0 && privacy === "personal"
        ? { choices: choices.toSorted() }
        : marks.reduce<Mark | undefined>(stricterMark, undefined),
    kinds: new Set(parts.flatMap(({ kinds }) => [...kinds]))
  }
}

const leaf = (ast: SchemaAST.AST, privacy: Privacy | undefined): Pick<Part, "mark" | "kinds"> => {
  if (SchemaAST.isLiteral(ast) && typeof ast.literal === "string")
    return { mark: privacy === "personal" ? { choices: [ast.literal] } : (privacy ?? "plain"), kinds: new Set(["string"]) }
  if (SchemaAST.isNumber(ast) || SchemaAST.isLiteral(ast)) return { mark: undefined, kinds: new Set(["number", "boolean"]) }
  if (SchemaAST.isBoolean(ast)) return { mark: undefined, kinds: new Set(["boolean"]) }
  if (SchemaAST.isNull(ast)) return { mark: undefined, kinds: new Set(["null"]) }
  return { mark: privacy ?? "personal", kinds: new Set(["string"]) }
}

/** `email` is private in nearly all structs, so that its name decides; `name` alone does not. */
const privateNames = (shapes: ReadonlyArray<Shape>, typed: ReadonlyMap<string, Mark>): ReadonlyMap<string, Mark> => {
  const votes = new Map<string, Array<Mark>>()
  const vote = (name: string, mark: Mark | undefined) => mark !== undefined && votes.set(name, [...(votes.get(name) ?? []), mark])
  for (const shape of shapes) for (const [name, { mark }] of Object.entries(shape)) vote(name, mark)
  for (const [name, mark] of typed) if (mark === "secret") vote(name, mark)
  return new Map(
    [...votes].flatMap(([name, marks]) => {
      const isPrivate = marks.filter((mark) => mark !== "plain").length * 4 >= marks.length * 3
      const mark = isPrivate ? marks.reduce<Mark | undefined>(stricterMark, undefined) : undefined
      return mark === undefined ? [] : [[name, mark]]
    })
  )
}

export const kindOf = (value: unknown): Kind | undefined => {
  if (value === null) return "null"
  if (Array.isArray(value)) return "list"
  const kind = typeof value
  return kind === "string" || kind === "number" || kind === "boolean" || kind === "object" ? kind : undefined
}
