import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./record-text.module.css"

/** META-018. */
export function RecordText({ text }: { readonly text: string | null }) {
  return text === null ? null : <p className={`container section ${styles["text"]}`}>{typeset(text)}</p>
}
