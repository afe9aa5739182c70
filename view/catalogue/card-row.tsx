import type { ReactNode } from "react"
import styles from "./card-row.module.css"

type Props = {
  /** Cards per row on a wide page. */
  readonly columns: 3 | 4
  readonly children: ReactNode
}

export function CardRow({ children, columns }: Props) {
  return (
    <ul className={styles["row"]} data-columns={columns}>
      {children}
    </ul>
  )
}
