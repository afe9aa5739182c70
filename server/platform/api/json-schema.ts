import type { JsonSchema } from "effect"

export type Json = JsonSchema.JsonSchema
export type Schemas = Record<string, Json>

export type Field = { readonly name: string; readonly isRequired: boolean; readonly schema: Json }

export const fieldsOf = ({ properties, required }: Json): ReadonlyArray<Field> => {
  const names = Array.isArray(required) ? required : []
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    isRequired: names.includes(name),
    schema: isRecord(schema) ? schema : {}
  }))
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const text = (value: unknown): string => (typeof value === "string" ? value : "")
