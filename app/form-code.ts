import { calls } from "../core/contract/calls.ts"
import type { FormName } from "../core/domain/form/form.ts"

/** What each form is sent by. */
const sentBy: { readonly [F in FormName]: ReadonlyArray<keyof typeof calls> } = {
  login: ["session.logIn"],
  registration: ["session.register"],
  passRecovery: ["session.askReset"],
  passNew: ["session.reset"],
  changePassword: ["users.password"],
  profile: ["users.change"],
  newsletter: ["subscriptions.subscribe"],
  order: ["orders.quick", "orders.request"],
  diamondWords: ["diamonds.saveCertificate"],
  address: ["users.addresses", "users.saveAddresses"]
}

/**
 * Fetches what sends a form while it is being filled in: a browser that could not fetch it once, because there was no network then, does not try again.
 * What does not come is said where the form is sent.
 */
export const bringForm = (form: FormName): void => void Promise.allSettled(sentBy[form].map((name) => calls[name]()))
