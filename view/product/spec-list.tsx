import { Fragment, type ReactNode } from "react"
import styles from "./spec-list.module.css"

type Props = {
  readonly rows: ReadonlyArray<readonly [name: string, value: string]>
  /** Custom rendering of a name, such as a term with an explanation. */
  readonly write?: (name: string) => ReactNode
}

/** Names and values in two columns under a dark rule. */
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
