import { type ComponentProps, useId } from "react"
import { longestText } from "../../core/domain/text/longest-text.ts"
import { Field, type FieldWords, ariaProps } from "./field.tsx"
import styles from "./field.module.css"

type Props = FieldWords & Omit<ComponentProps<"textarea">, "id" | "className" | "aria-invalid" | "aria-describedby" | "children">

/** Grows with its text if the browser supports it. */
export function TextArea({ count, error, hint, label, required = false, ...area }: Props) {
  const id = useId()
  const words = { label, error: error ?? null, hint: hint ?? null, count }
  return (
    <Field {...words} id={id} isRequired={required}>
      <textarea maxLength={longestText} {...area} {...ariaProps(id, words)} className={styles["box"]} required={required} />
    </Field>
  )
}
