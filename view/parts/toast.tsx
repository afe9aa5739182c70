import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"
import styles from "./toast.module.css"

type Props = {
  readonly kind: "done" | "error"
  readonly children: ReactNode
  /** The one way on from it. */
  readonly link?: ReactNode
  readonly onClose?: () => void
}

/** Word of what was done, for five seconds; the line under it is the time that is left, and stands still under a pointer and with the focus (design §16). */
export function Toast({ children, kind, link, onClose }: Props) {
  return (
    <div className={styles["toast"]} data-kind={kind} role={kind === "error" ? "alert" : "status"}>
      <Icon name={kind === "error" ? "warning" : "check"} />
      <div>
        <p>{children}</p>
        {link}
      </div>
      <button type="button" aria-label="Закрыть" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
