import styles from "./rows.module.css"

/** Rows of the personal area that are on their way: the boxes of real ones, and what is awaited in a word. */
export function Rows({ said }: { readonly said: string }) {
  return (
    <>
      <p className="unseen" role="status">
        {said}
      </p>
      <div className={styles["coming"]} aria-hidden="true">
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
