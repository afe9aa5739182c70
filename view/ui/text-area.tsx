import { type ComponentProps, useId } from "react"
import { longestText } from "../../core/domain/text/longest-text.ts"
import { Field, type FieldTexts, ariaProps } from "./field.tsx"
import styles from "./field.module.css"

type Props = FieldTexts & Omit<ComponentProps<"textarea">, "id" | "className" | "aria-invalid" | "aria-describedby" | "children">

/** Grows with its text if the browser supports it. */
export function TextArea({ count, error, hint, label, required = false, ...area }: Props) {
  const id = useId()
  const texts = { label, error: error ?? null, hint: hint ?? null, count }
  return (
    <Field {...texts} id={id} isRequired={required}>
      <textarea maxLength={longestText} {...area} {...ariaProps(id, texts)} className={styles["box"]} required={required} />
    </Field>
  )
}
