import { type Schema, SchemaAST } from "effect"

/**
 * Whose business a field is. Plain is what the shop tells anybody; personal is of a shopper and is masked in what leaves the device; a secret opens
 * something (a password, a token, a link that needs no sign-in) and is in no file and no report, masked or not.
 */
export type Privacy = "plain" | "personal" | "secret"

/** Carried by the type of a schema that was marked. */
export type Marked = { readonly "~privacy": Privacy }

type AnySchema = Schema.Constraint
type Rebuilt = { annotate(annotations: Schema.Annotations.Annotations): unknown }

/** What the shop tells anybody. Of a struct or a list: all that is in it. */
export const plain = <S extends AnySchema & Rebuilt>(schema: S): S & Marked => mark(schema, "plain")

/** What is of a shopper alone: who they are, where they live, what they wrote. Of a struct: every text in it. */
export const personal = <S extends AnySchema & Rebuilt>(schema: S): S & Marked => mark(schema, "personal")

/** What opens something for whoever has it. */
export const secret = <S extends AnySchema & Rebuilt>(schema: S): S & Marked => mark(schema, "secret")

type Fields = Readonly<Record<string, AnySchema & Rebuilt>>

/** The fields of a struct that the shop tells anybody, all of them. */
export const allPlain = <const F extends Fields>(fields: F): { readonly [K in keyof F]: F[K] & Marked } => all(fields, plain)

/** The fields of a struct that are of a shopper alone, all of them. */
export const allPersonal = <const F extends Fields>(fields: F): { readonly [K in keyof F]: F[K] & Marked } => all(fields, personal)

// oxlint-disable typescript/no-unsafe-type-assertion -- a schema with one annotation more is of the same type; the mark is a type alone
const mark = <S extends AnySchema & Rebuilt>(schema: S, privacy: Privacy): S & Marked => schema.annotate({ privacy }) as S & Marked

const all = <F extends Fields>(fields: F, one: (schema: F[keyof F]) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, one(schema as F[keyof F])])) as {
    readonly [K in keyof F]: F[K] & Marked
  }
// oxlint-enable typescript/no-unsafe-type-assertion

/** The mark of a schema itself; where what it holds is marked otherwise, the stricter mark counts. */
export const privacyOf: (ast: SchemaAST.AST) => Privacy | undefined = SchemaAST.resolveAt<Privacy>("privacy")

/**
 * Where in a schema a mark is missing: paths such as `contact.name`, or `never`. Numbers, flags and literals need none (the shop's own
 * choices, as their type tells); every other text does.
 */
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

/** A leaf whose values are not known one by one. */
type UnmarkedText<S, Path extends string> = S extends { readonly Type: infer T }
  ? T extends number | boolean | null | undefined
    ? never
    : T extends string
      ? string extends T
        ? Path
        : never
      : Path
  : Path

/** Refuses a schema in which a mark is missing, and names the place in the compiler's message. */
export type AllMarked<S> = [UnmarkedIn<S>] extends [never] ? unknown : { readonly "mark it plain, personal or secret": UnmarkedIn<S> }

/** Schemas by name, each of them marked throughout. */
export const marked = <const F extends Readonly<Record<string, AnySchema>>>(schemas: F & { readonly [K in keyof F]: AllMarked<F[K]> }): F =>
  schemas
