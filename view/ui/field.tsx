import type { ReactNode } from "react"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./field.module.css"
import { Icon } from "./icon.tsx"

export type FieldTexts = {
  readonly label: string
  readonly error?: string | null
  /** Second line of an error. */
  readonly detail?: string | null
  readonly hint?: string | null
  readonly count?: readonly [used: number, most: number] | undefined
}

type Props = FieldTexts & { readonly id: string; readonly isRequired: boolean; readonly children: ReactNode }

export function Field({ children, count, detail = null, error = null, hint = null, id, isRequired, label }: Props) {
  return (
    <div className={styles["field"]} data-error={error !== null}>
      <label htmlFor={id}>
        {label}
        {isRequired ? <span aria-hidden="true"> *</span> : null}
      </label>
      {count === undefined ? null : <span className={styles["count"]}>{`${count[0]}${nbsp}/${nbsp}${count[1]}`}</span>}
      {children}
      {error === null && hint === null ? null : (
        <p id={noteOf(id)}>
          {error === null ? null : <Icon name="warning" size={16} />}
          {typeset(error ?? hint ?? "")}
        </p>
      )}
      {error === null || detail === null ? null : (
        <p id={detailOf(id)} className={styles["detail"]}>
          {typeset(detail)}
        </p>
      )}
    </div>
  )
}

export const ariaProps = (id: string, { detail = null, error = null, hint = null }: FieldTexts) => ({
  id,
  "aria-invalid": error !== null,
  "aria-describedby":
    error !== null && detail !== null ? `${noteOf(id)} ${detailOf(id)}` : error === null && hint === null ? undefined : noteOf(id)
})

const noteOf = (id: string) => `${id}-note`
const detailOf = (id: string) => `${id}-detail`
