import { createContext, use } from "react"
import type { SnapshotFrom } from "xstate"
import type { Field, FormDefinition } from "../../core/domain/form.ts"
import type { FormEvent, FormMachine } from "../../core/machines/form.machine.ts"

/** The form that is drawn, for its fields. */
export type DrawnForm = {
  readonly definition: FormDefinition
  readonly snapshot: SnapshotFrom<FormMachine>
  readonly send: (event: FormEvent) => void
}

const FormContext = createContext<DrawnForm | null>(null)

export const FormProvider = FormContext

/** A field of the form around it: how it is asked for, what it holds, what is said at it. */
export const useField = (name: string) => {
  const form = use(FormContext)
  if (form === null) throw new Error(`the field "${name}" stands in no form`)
  const { definition, send, snapshot } = form
  const field = definition.fields.find((known) => known.name === name)
  if (field === undefined) throw new Error(`the form "${definition.name}" has no field "${name}"`)
  return {
    field: field satisfies Field,
    form: definition.name,
    value: snapshot.context.values[name],
    error: snapshot.context.errors[name] ?? null,
    isBusy: snapshot.hasTag("busy"),
    send
  }
}
