import { useSelector } from "../use-selector.ts"
import { unbrokenPhone } from "../../core/domain/form/phone.ts"
import { normalizePhone } from "../../core/domain/form/phone-rule.ts"
import { FormField } from "../forms/form-field.tsx"
import { useActor } from "../shop-context.tsx"
import { CheckoutSection } from "./checkout-section.tsx"
import styles from "./checkout.module.css"

export function ContactSection() {
  const { email, name, phone } = useSelector(useActor("checkout"), ({ context }) => context.values)
  return (
    <CheckoutSection
      name="contact"
      title="Получатель"
      summary={[name, formattedPhone(phone), email].filter((part) => part !== "").join(", ")}
    >
      <FormField name="name" />
      <div className={styles["pair"]}>
        <FormField name="phone" />
        <FormField name="email" />
      </div>
    </CheckoutSection>
  )
}

/** Formatted as in the order. */
const formattedPhone = (phone: unknown): string => (typeof phone === "string" ? unbrokenPhone(normalizePhone(phone)) : "")
