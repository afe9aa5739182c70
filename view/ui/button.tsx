import { type MouseEvent, type ReactNode, useId } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./button.module.css"
import { loader } from "./loader.tsx"

type Props = {
  readonly children: ReactNode
  readonly look?: "outline"
  readonly size?: "small"
  readonly type?: "button" | "submit"
  /** Label while busy, such as «Добавляем»; the button then ignores presses. */
  readonly busy?: string | null
  /** Reason for being disabled, announced because the button remains focusable. */
  readonly reason?: string | null
  readonly onPress?: () => void
}

export function Button({ busy = null, children, look, onPress, reason = null, size, type = "button" }: Props) {
  const id = useId()
  const isBlocked = busy !== null || reason !== null
  const press = (event: MouseEvent) => {
    if (isBlocked) event.preventDefault()
    else onPress?.()
  }
  return (
    <span className={styles["place"]}>
      <button
        className={`button ${styles["button"]}`}
        type={type}
        data-look={look}
        data-size={size}
        aria-disabled={isBlocked ? "true" : undefined}
        aria-busy={busy === null ? undefined : "true"}
        aria-describedby={reason === null ? undefined : id}
        onClick={press}
      >
        <span className={styles["face"]}>{children}</span>
        {busy === null ? null : (
          <span className={styles["face"]}>
            {loader}
            {busy}
          </span>
        )}
      </button>
      {reason === null ? null : (
        <span className="caption" id={id}>
          {typeset(reason)}
        </span>
      )}
    </span>
  )
}
