import styles from "./slow-notice.module.css"

type Props = {
  readonly text: string
  /** `null` where the page under it offers to try again. */
  readonly onRetry: (() => void) | null
}

/** Said when something is long in coming or did not come; what was on the screen stays readable meanwhile. */
export function SlowNotice({ onRetry, text }: Props) {
  return (
    <div className={styles["notice"]} role="status">
      <p>{text}</p>
      {onRetry === null ? null : (
        <button type="button" onClick={onRetry}>
          Повторить
        </button>
      )}
    </div>
  )
}
