import { nbsp } from "../../core/domain/text/numbers.ts"
import { FormField } from "./form-field.tsx"
import styles from "./form.module.css"

/** The consent to personal data being processed, with what it is to be read before it is given (FORM-016). */
export const ConsentField = ({ name }: { readonly name: string }) => <FormField name={name} label={consent} />

/** It opens beside the form: what was typed as a secret would not outlive the way there. */
const consent = (
  <>
    Согласие на{nbsp}
    <a className={styles["policy"]} href="/privacy-policy/" target="_blank" rel="noopener">
      обработку персональных данных
    </a>
  </>
)
