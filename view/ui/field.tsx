import type { ReactNode } from "react"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./field.module.css"
import { Icon } from "./icon.tsx"

/** What stands around a control. */
export type FieldWords = {
  readonly label: string
  /** What is wrong with it, in the shopper's words. */
  readonly error?: string | null
  /** More about the error, in a line of its own. */
  readonly detail?: string | null
  /** What to know before typing. */
  readonly hint?: string | null
  /** How many characters are used, and the most it takes. */
  readonly count?: readonly [used: number, most: number] | undefined
}

type Props = FieldWords & { readonly id: string; readonly isRequired: boolean; readonly children: ReactNode }

/** A labelled control: its label above, what is wrong or to be known below. */
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

/** What a control inside a field says of itself to those who hear it. */
export const spokenOf = (id: string, { detail = null, error = null, hint = null }: FieldWords) => ({
  id,
  "aria-invalid": error !== null,
  "aria-describedby":
    error !== null && detail !== null ? `${noteOf(id)} ${detailOf(id)}` : error === null && hint === null ? undefined : noteOf(id)
})

const noteOf = (id: string) => `${id}-note`
const detailOf = (id: string) => `${id}-detail`
