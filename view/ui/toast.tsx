import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"
import styles from "./toast.module.css"

type Props = {
  readonly kind: "done" | "error"
  readonly children: ReactNode
  /** The ways on from it and back. */
  readonly link?: ReactNode
  /** Whether it was heard in another place already: it is not said again. */
  readonly isHeard?: boolean
  /** Whether its time runs: the line under it is what is left of the five seconds. */
  readonly isCounting?: boolean
  readonly onClose?: () => void
}

/** Word of what was done, for five seconds; its time stands still under a pointer and with the focus. */
export function Toast({ children, isCounting = false, isHeard = false, kind, link, onClose }: Props) {
  return (
    <div
      className={styles["toast"]}
      data-kind={kind}
      data-counting={isCounting}
      role={isHeard ? "group" : kind === "error" ? "alert" : "status"}
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
