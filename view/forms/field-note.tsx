import { typeset } from "../../core/domain/text/typography.ts"
import { Icon } from "../ui/icon.tsx"
import styles from "./form.module.css"

type Props = { readonly id: string; readonly error: string | null; readonly hint?: string | undefined }

export function FieldNote({ error, hint, id }: Props) {
  const text = error ?? hint
  return text === undefined ? null : (
    <p id={id} className={styles["note"]} data-error={error !== null}>
      {error === null ? null : <Icon name="warning" size={16} />}
      {typeset(text)}
    </p>
  )
}
