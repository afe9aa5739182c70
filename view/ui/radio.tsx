import type { ComponentProps, ReactNode } from "react"
import styles from "./choice.module.css"

type Props = Omit<ComponentProps<"input">, "type" | "className" | "children"> & { readonly children: ReactNode }

/** Radio button; those of one `name` form a group. */
export function Radio({ children, ...input }: Props) {
  return (
    <label className={styles["choice"]}>
      <input {...input} type="radio" />
      <span>{children}</span>
    </label>
  )
}
