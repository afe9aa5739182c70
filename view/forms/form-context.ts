import { createContext, use } from "react"
import { useAfterPress } from "../use-after-press.ts"
import type { Field, FormDefinition } from "../../core/domain/form/form.ts"
import type { FormContext, FormEvent } from "../../core/machines/forms/form.machine.ts"

type FormSnapshot = { readonly context: Pick<FormContext, "values" | "errors">; readonly hasTag: (tag: "busy") => boolean }

type FieldEvent = Extract<FormEvent, { readonly type: "form.change" | "form.leave" | "form.setVerdicts" }>

export type FormContextValue = {
  readonly definition: FormDefinition
  readonly snapshot: FormSnapshot
  readonly send: (event: FieldEvent) => void
}

const CurrentForm = createContext<FormContextValue | null>(null)

export const FormProvider = CurrentForm

/** Delays `form.leave` until after the press that moved the focus. */
export const useField = (name: string) => {
  const form = use(CurrentForm)
  const afterPress = useAfterPress()
  if (form === null) throw new Error(`the field "${name}" is outside a form`)
  const { definition, send, snapshot } = form
  const field = definition.fields.find((candidate) => candidate.name === name)
  if (field === undefined) throw new Error(`the form "${definition.name}" has no field "${name}"`)
  return {
    field: field satisfies Field,
    form: definition.name,
    value: snapshot.context.values[name],
    error: snapshot.context.errors[name] ?? null,
    isBusy: snapshot.hasTag("busy"),
    send: (event: FieldEvent) => (event.type === "form.leave" ? afterPress(() => send(event)) : send(event))
  }
}
