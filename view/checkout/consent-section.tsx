import { nbsp } from "../../core/domain/text/numbers.ts"
import { ConsentField } from "../forms/consent-field.tsx"
import { FormField } from "../forms/form-field.tsx"
import styles from "./checkout.module.css"
import { CheckoutSection } from "./checkout-section.tsx"

/** No consent is preselected. */
export const ConsentSection = () => (
  <CheckoutSection name="consent" title="Подтверждение" summary="Комментарий и согласия">
    <FormField name="comment" />
    <FormField name="isAcceptedTerms" label={terms} />
    <ConsentField name="isAcceptedPrivacy" />
  </CheckoutSection>
)

/** Opens in a new tab to keep the form. */
const terms = (
  <>
    Принимаю{nbsp}
    <a className={styles["terms"]} href="/terms-and-conditions/" target="_blank" rel="noopener">
      условия продажи
    </a>
  </>
)
