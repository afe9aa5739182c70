import styles from "./skeleton.module.css"

/** Shown after 300 ms, so that quick responses have none. */
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
