import styles from "./slow-notice.module.css"

type Props = {
  readonly text: string
  /** `null` if the page offers a retry. */
  readonly onRetry: (() => void) | null
}

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
