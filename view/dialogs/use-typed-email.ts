import { useDialogForm } from "../modal/dialog-form.tsx"
import { useSelector } from "../use-selector.ts"

/** Returns the e-mail typed in a form of the account, for another form; an empty record if none. */
export const useTypedEmail = (form: "login" | "registration"): { readonly email?: string } => {
  const typed = useSelector(useDialogForm(form), (actor) => actor?.context.values["email"])
  return typeof typed === "string" && typed !== "" ? { email: typed } : {}
}

type Lead = { readonly redirect?: boolean; readonly toCheckout?: boolean }

/** Selects the redirect after login, for the other form of the account. */
export const leadOf = ({ redirect, toCheckout }: Lead): Lead => ({
  ...(redirect !== undefined && { redirect }),
  ...(toCheckout !== undefined && { toCheckout })
})
