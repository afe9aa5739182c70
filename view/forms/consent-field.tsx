import { nbsp } from "../../core/domain/text/numbers.ts"
import { FormField } from "./form-field.tsx"
import styles from "./form.module.css"

/** FORM-016. */
export const ConsentField = ({ name }: { readonly name: string }) => <FormField name={name} label={consent} />

/** Opens in a new tab to keep typed secrets. */
const consent = (
  <>
    Согласие на{nbsp}
    <a className={styles["policy"]} href="/privacy-policy/" target="_blank" rel="noopener">
      обработку персональных данных
    </a>
  </>
)
