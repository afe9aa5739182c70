import type { ComponentProps, ReactNode } from "react"
import styles from "./choice.module.css"

type Props = Omit<ComponentProps<"input">, "type" | "className" | "children"> & { readonly children: ReactNode }

export function Radio({ children, ...input }: Props) {
  return (
    <label className={styles["choice"]}>
      <input {...input} type="radio" />
      <span>{children}</span>
    </label>
  )
}
