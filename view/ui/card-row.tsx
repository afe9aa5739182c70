import type { ReactNode } from "react"
import styles from "./card-row.module.css"

type Props = {
  /** How many stand side by side where there is room for them. */
  readonly columns: 3 | 4
  readonly children: ReactNode
}

/** A few cards in one row; on a phone they lie in a row that the finger moves. */
export function CardRow({ children, columns }: Props) {
  return (
    <ul className={styles["row"]} data-columns={columns}>
      {children}
    </ul>
  )
}
