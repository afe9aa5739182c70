import { type ComponentProps, useId } from "react"
import { Field, type FieldTexts, ariaProps } from "./field.tsx"
import styles from "./field.module.css"
import { Icon } from "./icon.tsx"

type Props = FieldTexts &
  Omit<ComponentProps<"select">, "id" | "className" | "aria-invalid" | "aria-describedby" | "children"> & {
    readonly options: ReadonlyArray<readonly [value: string, name: string]>
  }

export function Select({ count, error, hint, label, options, required = false, ...select }: Props) {
  const id = useId()
  const texts = { label, error: error ?? null, hint: hint ?? null, count }
  return (
    <Field {...texts} id={id} isRequired={required}>
      <span className={styles["line"]}>
        <select {...select} {...ariaProps(id, texts)} className={styles["box"]} required={required}>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon className={styles["chevron"]} name="chevron-down" />
      </span>
    </Field>
  )
}
