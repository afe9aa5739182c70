import { type Schema, SchemaAST } from "effect"

/**
 * `plain` is public; `personal` (identity, address, messages) is masked in all that leaves the device; `secret` grants access (password, token, link
 * without login) and is left out of files and reports.
 */
export type Privacy = "plain" | "personal" | "secret"

export type Marked = { readonly "~privacy": Privacy }

type AnySchema = Schema.Constraint
type Annotatable = { annotate(annotations: Schema.Annotations.Annotations): unknown }

export const plain = <S extends AnySchema & Annotatable>(schema: S): S & Marked => mark(schema, "plain")

export const personal = <S extends AnySchema & Annotatable>(schema: S): S & Marked => mark(schema, "personal")

export const secret = <S extends AnySchema & Annotatable>(schema: S): S & Marked => mark(schema, "secret")

type Fields = Readonly<Record<string, AnySchema & Annotatable>>

export const allPlain = <const F extends Fields>(fields: F): { readonly [K in keyof F]: F[K] & Marked } => all(fields, plain)

export const allPersonal = <const F extends Fields>(fields: F): { readonly [K in keyof F]: F[K] & Marked } => all(fields, personal)

// oxlint-disable typescript/no-unsafe-type-assertion -- a schema with one annotation more is of the same type; the mark is a type alone
const mark = <S extends AnySchema & Annotatable>(schema: S, privacy: Privacy): S & Marked => schema.annotate({ privacy }) as S & Marked

const all = <F extends Fields>(fields: F, one: (schema: F[keyof F]) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, one(schema as F[keyof F])])) as {
    readonly [K in keyof F]: F[K] & Marked
  }
// oxlint-enable typescript/no-unsafe-type-assertion

/** Mark of the schema itself. Of nested marks the stricter wins. */
export const privacyOf: (ast: SchemaAST.AST) => Privacy | undefined = SchemaAST.resolveAt<Privacy>("privacy")

/** Paths of unmarked texts, such as `contact.name`, or `never`. Numbers, flags and literals need no mark. */
export type UnmarkedIn<S, Path extends string = ""> = S extends Marked
  ? never
  : S extends { readonly fields: infer F }
    ? { [K in keyof F & string]: UnmarkedIn<F[K], Path extends "" ? K : `${Path}.${K}`> }[keyof F & string]
    : S extends { readonly literals: ReadonlyArray<unknown> }
      ? UnmarkedText<S, Path>
      : S extends { readonly members: infer M extends ReadonlyArray<unknown> }
        ? UnmarkedIn<M[number], Path>
        : S extends { readonly key: infer K; readonly value: infer V }
          ? UnmarkedIn<K, `${Path}[key]`> | UnmarkedIn<V, `${Path}[]`>
          : S extends { readonly value: infer V }
            ? UnmarkedIn<V, `${Path}[]`>
            : S extends { readonly schema: infer I }
              ? UnmarkedIn<I, Path>
              : UnmarkedText<S, Path>

/** Leaf without enumerated values. */
type UnmarkedText<S, Path extends string> = S extends { readonly Type: infer T }
  ? T extends number | boolean | null | undefined
    ? never
    : T extends string
      ? string extends T
        ? Path
        : never
      : Path
  : Path

/** Compiler error with the path of a missing mark. */
export type AllMarked<S> = [UnmarkedIn<S>] extends [never] ? unknown : { readonly "mark it plain, personal or secret": UnmarkedIn<S> }

export const marked = <const F extends Readonly<Record<string, AnySchema>>>(schemas: F & { readonly [K in keyof F]: AllMarked<F[K]> }): F =>
  schemas
