import { calls } from "../../contract/calls.ts"
import { dialogForms, type FormName, forms } from "../../forms/every-form.ts"

/** Preloads a form's calls while it is filled in: browsers do not retry a failed module import. Failures are shown when the form is sent. */
export const bringForm = (form: FormName): void => {
  const { sentBy } = forms[form]
  void Promise.allSettled(("call" in sentBy ? [sentBy.call] : sentBy).map((name) => calls[name]()))
}

export const bringFormOf = (dialog: string): void => {
  const known: Readonly<Record<string, FormName | undefined>> = dialogForms
  const form = known[dialog]
  if (form !== undefined) bringForm(form)
}
