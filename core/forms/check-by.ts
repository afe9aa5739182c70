import { Result, Schema } from "effect"
import { fieldErrors } from "../contract/field-errors.ts"
import type { Errors } from "../domain/form/form.ts"

/** What a schema of the contract finds wrong, by field: the server refuses the same, in the same words (VAL-026). */
export const checkBy = (schema: Schema.Codec<unknown, unknown>): ((values: unknown) => Errors) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all" })
  return (values) => {
    const decoded = decode(values)
    return Result.isSuccess(decoded) ? {} : fieldErrors(decoded.failure.issue, "")
  }
}

/** A text without the blanks around it, as it is sent. */
export const trimmed = (value: unknown): string => (typeof value === "string" ? value.trim() : "")
