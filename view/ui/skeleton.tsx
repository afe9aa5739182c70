import styles from "./skeleton.module.css"

/** Shown after 300 ms, never for quick responses. */
export function CardSkeleton() {
  return (
    <li className={styles["card"]} aria-hidden="true">
      <span className={styles["frame"]} />
      <span />
      <span />
      <span />
    </li>
  )
}
