import styles from "./rows.module.css"

/** Skeleton rows; `label` is announced by screen readers. */
export function Rows({ label }: { readonly label: string }) {
  return (
    <>
      <p className="unseen" role="status">
        {label}
      </p>
      <div className={styles["skeleton"]} aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <div key={row}>
            <span />
            <span />
          </div>
        ))}
      </div>
    </>
  )
}
