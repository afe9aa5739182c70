import styles from "./slow-notice.module.css"

/** Said when a page is long in coming; what was on the screen stays readable meanwhile. */
export function SlowNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles["notice"]} role="status">
      <p>Магазин отвечает дольше обычного</p>
      <button type="button" onClick={onRetry}>
        Повторить
      </button>
    </div>
  )
}
