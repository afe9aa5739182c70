import type { Dialog } from "../../contract/dialogs.ts"

/** Where a form of the account leads once it is taken: to the profile (FORM-007), or on to the checkout. */
export type Leads = { readonly redirect: boolean; readonly toCheckout: boolean }

export const leadsOf = (active: Dialog | null): Leads => {
  const props = active?.key === "login" || active?.key === "registration" ? active.props : {}
  return { redirect: props.redirect === true, toCheckout: props.toCheckout === true }
}
