import type { ReactNode } from "react"
import { showAnswer } from "./show-answer.ts"
import styles from "./answer.module.css"
import { Notice } from "./notice.tsx"

type Props = {
  readonly kind?: "info" | "error"
  readonly children: ReactNode
  readonly onward?: ReactNode
}

/** Response to a press, announced and focused. Give each a new `key`. */
export const Answer = ({ children, kind = "error", onward = null }: Props) => (
  <div ref={showAnswer} className={styles["answer"]} tabIndex={-1} role={kind === "info" ? "status" : undefined} data-answer="">
    <Notice kind={kind}>{children}</Notice>
    {onward}
  </div>
)
