import { Fragment, type ReactNode } from "react"
import styles from "./spec-list.module.css"

type Props = {
  readonly rows: ReadonlyArray<readonly [name: string, value: string]>
  /** How a name is written where it is more than a word, such as a term with an explanation. */
  readonly write?: (name: string) => ReactNode
}

/** Names and values in two columns of rows under a rule of ink. */
export function SpecList({ rows, write = plainly }: Props) {
  return (
    <dl className={styles["specs"]}>
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{write(name)}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const plainly = (name: string): ReactNode => name
