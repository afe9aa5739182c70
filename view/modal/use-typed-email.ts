import { useDialogForm } from "./dialog-form.tsx"
import { useSelector } from "../use-selector.ts"

/** Returns the email of an account form, to prefill another. */
export const useTypedEmail = (form: "login" | "registration"): { readonly email?: string } => {
  const typed = useSelector(useDialogForm(form), (actor) => actor?.context.values["email"])
  return typeof typed === "string" && typed !== "" ? { email: typed } : {}
}

type Redirect = { readonly redirect?: boolean; readonly toCheckout?: boolean }

/** Redirect after login, passed to another account form. */
export const leadOf = ({ redirect, toCheckout }: Redirect): Redirect => ({
  ...(redirect !== undefined && { redirect }),
  ...(toCheckout !== undefined && { toCheckout })
})
