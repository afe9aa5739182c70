import type { Errors, FormDefinition, Values } from "./form.ts"

type Judged = { readonly values: Values; readonly verdicts: Readonly<Record<string, string | null>> }

/** All errors in field order, shown or not. */
export const wrongIn = (definition: FormDefinition, { values, verdicts }: Judged): Errors => {
  const wrong: Errors = definition.check(values)
  return Object.fromEntries(
    definition.fields.flatMap(({ askedWhen, isRequired, kind, name }) => {
      if (askedWhen?.(values) === false) return []
      const said = kind === "secret" ? (name in verdicts ? verdicts[name] : isRequired ? "Обязательное поле" : null) : wrong[name]
      return typeof said === "string" ? [[name, said] as const] : []
    })
  )
}
