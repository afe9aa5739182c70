import type { Dialog, DialogKey } from "../../contract/dialogs.ts"
import type { User } from "../../contract/session.ts"
import type { Values } from "../../domain/form/form.ts"
import { type DialogFormName, dialogForms, forms } from "../../forms/every-form.ts"
import type { FormDialogs } from "../../forms/shop-form.ts"

/** Checks that a draft concerns the item for which its form is opened. */
export const isOfDraft = (form: DialogFormName, draft: Values | undefined, values: Values | undefined): boolean => {
  const { subject } = forms[form]
  return draft !== undefined && (subject === undefined || draft[subject] === values?.[subject])
}

/** Initial values without the texts of the dialog's props, which may be personal. */
export const prefillItem = (active: Dialog, form: DialogFormName): Values => {
  const values = prefill(active, null) ?? {}
  return Object.fromEntries(
    forms[form].fields.flatMap(({ kind, name }) => {
      const value = kind === "given" || kind === "choice" ? values[name] : undefined
      return value === undefined ? [] : [[name, value]]
    })
  )
}

export const prefill = <K extends DialogKey>({ key, props }: Dialog<K>, user: User | null): Values | undefined => {
  const form = dialogForms[key]
  const dialogs: FormDialogs | undefined = form && forms[form].dialogs
  return dialogs?.[key]?.(props, user)
}
