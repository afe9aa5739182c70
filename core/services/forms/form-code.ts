import { calls } from "../../contract/calls.ts"
import { dialogForms } from "../../contract/dialogs.ts"
import type { FormName } from "../../domain/form/form.ts"
import { forms } from "../../forms/every-form.ts"

/**
 * Fetches what sends a form while it is being filled in: a browser that could not fetch it once, because there was no network then, does not try again.
 * What does not come is said where the form is sent.
 */
export const bringForm = (form: FormName): void => void Promise.allSettled(forms[form].sentBy.map((name) => calls[name]()))

/** The same for the form of a dialog, where it has one. */
export const bringFormOf = (dialog: string): void => {
  const known: Readonly<Record<string, FormName | undefined>> = dialogForms
  const form = known[dialog]
  if (form !== undefined) bringForm(form)
}
