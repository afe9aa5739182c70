import { Fragment, type ReactNode } from "react"
import styles from "./spec-list.module.css"

type Props = {
  readonly rows: ReadonlyArray<readonly [name: string, value: string]>
  readonly write?: (name: string) => ReactNode
}

export function SpecList({ rows, write = asText }: Props) {
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

const asText = (name: string): ReactNode => name
