import { calls } from "../../contract/calls.ts"
import { dialogForms, type FormName, forms } from "../../forms/every-form.ts"

/** Preloads a form's calls while it is filled in: browsers do not retry a failed module import. Failures are shown when the form is sent. */
export const preloadForm = (form: FormName): void => {
  const { sentBy } = forms[form]
  void Promise.allSettled(("call" in sentBy ? [sentBy.call] : sentBy).map((name) => calls[name]()))
}

export const preloadFormOfDialog = (dialog: string): void => {
  const formOf: Readonly<Record<string, FormName | undefined>> = dialogForms
  const form = formOf[dialog]
  if (form !== undefined) preloadForm(form)
}
