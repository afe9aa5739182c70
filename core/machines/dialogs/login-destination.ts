import type { Dialog } from "../../contract/dialogs.ts"

/** Destination after an account form: the profile (FORM-007), or the checkout. */
export type LoginDestination = { readonly redirect: boolean; readonly toCheckout: boolean }

export const loginDestinationOf = (active: Dialog | null): LoginDestination => {
  const props = active?.key === "login" || active?.key === "registration" ? active.props : {}
  return { redirect: props.redirect === true, toCheckout: props.toCheckout === true }
}
