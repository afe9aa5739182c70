import { type MouseEvent, type ReactNode, useId } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./button.module.css"
import { loader } from "./loader.tsx"

type Props = {
  readonly children: ReactNode
  readonly look?: "outline"
  readonly size?: "small"
  readonly type?: "button" | "submit"
  /** What it is doing now, in a word: «Добавляем». The button keeps its width and takes no other press. */
  readonly busy?: string | null
  /** Why it cannot be pressed now; said under it. It stays in the order of the keyboard, so that the reason is heard. */
  readonly reason?: string | null
  readonly onPress?: () => void
}

/** A button in its states. */
export function Button({ busy = null, children, look, onPress, reason = null, size, type = "button" }: Props) {
  const id = useId()
  const isHeld = busy !== null || reason !== null
  const press = (event: MouseEvent) => {
    if (isHeld) event.preventDefault()
    else onPress?.()
  }
  return (
    <span className={styles["place"]}>
      <button
        className={`button ${styles["button"]}`}
        type={type}
        data-look={look}
        data-size={size}
        aria-disabled={isHeld ? "true" : undefined}
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
