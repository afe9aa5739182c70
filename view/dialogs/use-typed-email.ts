import { useDialogForm } from "../modal/dialog-form.tsx"
import { useSelector } from "../use-selector.ts"

/** The address that stands in a form of the account, to be passed on to another one; nothing where none was typed. */
export const useTypedEmail = (form: "login" | "registration"): { readonly email?: string } => {
  const typed = useSelector(useDialogForm(form), (actor) => actor?.context.values["email"])
  return typeof typed === "string" && typed !== "" ? { email: typed } : {}
}

type Lead = { readonly redirect?: boolean; readonly toCheckout?: boolean }

/** Where signing in leads, to be passed on to the other form of the account. */
export const leadOf = ({ redirect, toCheckout }: Lead): Lead => ({
  ...(redirect !== undefined && { redirect }),
  ...(toCheckout !== undefined && { toCheckout })
})
