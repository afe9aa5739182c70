import type { ReactNode } from "react"
import { showAnswer } from "./show-answer.ts"
import styles from "./answer.module.css"
import { Notice } from "./notice.tsx"

type Props = {
  readonly kind?: "info" | "error"
  readonly children: ReactNode
  /** A way on that stands by it. */ readonly onward?: ReactNode
}

/** What a press was answered, beside what was pressed: heard, seen and with the focus. Each try has a `key` of its own. */
export const Answer = ({ children, kind = "error", onward = null }: Props) => (
  <div ref={showAnswer} className={styles["answer"]} tabIndex={-1} role={kind === "info" ? "status" : undefined} data-answer="">
    <Notice kind={kind}>{children}</Notice>
    {onward}
  </div>
)
