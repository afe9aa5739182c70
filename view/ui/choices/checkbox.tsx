import type { ComponentProps, ReactNode } from "react"
import { formatNumber } from "../../../core/domain/text/numbers.ts"
import styles from "./choice.module.css"

type Props = Omit<ComponentProps<"input">, "type" | "className" | "children"> & {
  readonly children: ReactNode
  readonly count?: number
}

export function Checkbox({ children, count, ...input }: Props) {
  return (
    <label className={styles["choice"]}>
      <input {...input} type="checkbox" />
      <span>{children}</span> {count === undefined ? null : <span className={styles["count"]}>{formatNumber(count, 0)}</span>}
    </label>
  )
}
