import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"
import styles from "./toast.module.css"

type Props = {
  readonly kind: "done" | "error"
  readonly children: ReactNode
  readonly link?: ReactNode
  readonly isAnnounced?: boolean
  /** Shows the remaining time as a line. */
  readonly isCounting?: boolean
  readonly onClose?: () => void
}

/** Shown for five seconds; hover and focus pause the timer. */
export function Toast({ children, isAnnounced = false, isCounting = false, kind, link, onClose }: Props) {
  return (
    <div
      className={styles["toast"]}
      data-kind={kind}
      data-counting={isCounting}
      role={isAnnounced ? "group" : kind === "error" ? "alert" : "status"}
    >
      <Icon name={kind === "error" ? "warning" : "check"} />
      <div>
        <p>{children}</p>
        {link}
      </div>
      <button className={styles["close"]} type="button" aria-label="Закрыть" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
