import styles from "./slow-notice.module.css"

type Props = { readonly text: string; readonly onRetry: () => void }

/** Said when something is long in coming or did not come; what was on the screen stays readable meanwhile. */
export function SlowNotice({ onRetry, text }: Props) {
  return (
    <div className={styles["notice"]} role="status">
      <p>{text}</p>
      <button type="button" onClick={onRetry}>
        Повторить
      </button>
    </div>
  )
}
