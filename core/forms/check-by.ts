import { Result, Schema } from "effect"
import { fieldErrors } from "../contract/field-errors.ts"
import type { Errors } from "../domain/form/form.ts"

/** Field errors by a contract schema, as on the server (VAL-026). */
export const checkBy = (schema: Schema.Codec<unknown, unknown>): ((values: unknown) => Errors) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all" })
  return (values) => {
    const decoded = decode(values)
    return Result.isSuccess(decoded) ? {} : fieldErrors(decoded.failure.issue, "")
  }
}

export const trimText = (value: unknown): string => (typeof value === "string" ? value.trim() : "")
