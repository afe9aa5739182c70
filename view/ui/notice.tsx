import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"
import styles from "./notice.module.css"

type Props = { readonly kind: "info" | "error"; readonly children: ReactNode }

export function Notice({ children, kind }: Props) {
  return (
    <div className={styles["notice"]} data-kind={kind} role={kind === "error" ? "alert" : undefined}>
      <Icon name={kind === "error" ? "warning" : "info"} />
      <p>{children}</p>
    </div>
  )
}
