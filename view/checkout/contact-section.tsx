import { maskitoTransform } from "@maskito/core"
import { useSelector } from "../use-selector.ts"
import { FormField } from "../forms/form-field.tsx"
import { maskOptionsOf } from "../forms/mask-options.ts"
import { useActor } from "../shop-context.tsx"
import { CheckoutSection } from "./checkout-section.tsx"
import styles from "./checkout.module.css"

export function ContactSection() {
  const { email, name, phone } = useSelector(useActor("checkout"), ({ context }) => context.values)
  return (
    <CheckoutSection name="contact" title="Получатель" summary={[name, written(phone), email].filter((part) => part !== "").join(", ")}>
      <FormField name="name" />
      <div className={styles["pair"]}>
        <FormField name="phone" />
        <FormField name="email" />
      </div>
    </CheckoutSection>
  )
}

const written = (phone: unknown): string => (typeof phone === "string" && phoneMask !== null ? maskitoTransform(phone, phoneMask) : "")
const phoneMask = maskOptionsOf({ name: "phone", label: "", kind: "phone", mask: "phone" })
