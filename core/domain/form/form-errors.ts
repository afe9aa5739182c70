import { fieldTexts } from "./field-rules.ts"
import type { Errors, FormDefinition, Values } from "./form.ts"

/** `verdicts`: errors of secret fields, whose texts are in the vault; `null` if a field is valid. */
type CheckedForm = { readonly values: Values; readonly verdicts: Readonly<Record<string, string | null>> }

/** Errors by field name, in field order, also those that are not shown yet. */
export const formErrors = (definition: FormDefinition, { values, verdicts }: CheckedForm): Errors => {
  const errors: Errors = definition.check(values)
  return Object.fromEntries(
    definition.fields.flatMap(({ askedWhen, isRequired, kind, name }) => {
      if (askedWhen?.(values) === false) return []
      const error = kind === "secret" ? (name in verdicts ? verdicts[name] : isRequired ? fieldTexts.required : null) : errors[name]
      return typeof error === "string" ? [[name, error] as const] : []
    })
  )
}

export const withoutError = (errors: Errors, field: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
