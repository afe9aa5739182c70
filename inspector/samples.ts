import { Schema, type SchemaAST } from "effect"

/** Valid values of a schema, simplest first. */
export const samplesOf = (schema: Schema.Top): ReadonlyArray<unknown> => {
  const fits = Schema.is(schema as Schema.Codec<unknown>)
  return distinct(samplesIn(schema.ast))
    .filter((sample) => fits(sample))
    .slice(0, shownSamples)
}

const shownSamples = 8

/** Candidate strings; those that a schema rejects are dropped. */
const texts = ["", "Проба", "https://example.ru/", "anna@example.ru"]

const samplesIn = (ast: SchemaAST.AST): ReadonlyArray<unknown> => {
  if (ast._tag === "String") return examplesOf(ast) ?? texts
  if (ast._tag === "Literal") return [ast.literal]
  if (ast._tag === "Union") return ast.types.flatMap(samplesIn)
  if (ast._tag === "Arrays") return [ast.rest.slice(0, 1).flatMap((type) => samplesIn(type).slice(0, 1))]
  if (ast._tag === "Objects") return objectsOf(ast)
  return plainSamples[ast._tag] ?? []
}

const plainSamples: Readonly<Record<string, ReadonlyArray<unknown>>> = { Number: [0, 1], Boolean: [true, false], Null: [null] }

const examplesOf = ({ annotations }: SchemaAST.AST): ReadonlyArray<unknown> | undefined => {
  const { examples } = annotations ?? {}
  return Array.isArray(examples) ? examples : undefined
}

/** The simplest object, then one for each other value of a field. */
const objectsOf = ({ propertySignatures }: SchemaAST.Objects): ReadonlyArray<unknown> => {
  const fields = propertySignatures.map(({ name, type }) => ({
    name: String(name),
    samples: samplesIn(type),
    isOptional: type.context?.isOptional === true
  }))
  const plain = Object.fromEntries(fields.flatMap(({ isOptional, name, samples }) => (isOptional ? [] : [[name, samples[0]] as const])))
  const others = fields.flatMap(({ isOptional, name, samples }) =>
    samples.slice(isOptional ? 0 : 1).map((sample) => ({ ...plain, [name]: sample }))
  )
  return [plain, ...others]
}

const distinct = (samples: ReadonlyArray<unknown>): ReadonlyArray<unknown> => [
  ...new Map(samples.map((sample) => [JSON.stringify(sample), sample])).values()
]
