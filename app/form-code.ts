import { calls } from "../core/contract/calls.ts"
import type { FormName } from "../core/domain/form/form.ts"
import { forms } from "../core/forms/every-form.ts"

/**
 * Fetches what sends a form while it is being filled in: a browser that could not fetch it once, because there was no network then, does not try again.
 * What does not come is said where the form is sent.
 */
export const bringForm = (form: FormName): void => void Promise.allSettled(forms[form].sentBy.map((name) => calls[name]()))
