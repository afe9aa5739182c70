import { type ComponentProps, type ReactNode, useId } from "react"
import { longestText } from "../../core/domain/text/longest-text.ts"
import { Field, type FieldTexts, ariaProps } from "./field.tsx"
import styles from "./field.module.css"

type Props = FieldTexts &
  Omit<ComponentProps<"input">, "id" | "className" | "aria-invalid" | "aria-describedby" | "children"> & {
    /** Control at the box's end, such as a password's eye. */
    readonly end?: ReactNode
  }

export function TextField({ count, detail, end, error, hint, label, required = false, ...input }: Props) {
  const id = useId()
  const texts = { label, error: error ?? null, hint: hint ?? null, detail: detail ?? null, count }
  return (
    <Field {...texts} id={id} isRequired={required}>
      <span className={styles["line"]}>
        <input maxLength={longestText} {...input} {...ariaProps(id, texts)} className={styles["box"]} required={required} />
        {end}
      </span>
    </Field>
  )
}
