import styles from "./skeleton.module.css"

/** Skeleton of a card, shown after 300 ms so that a quick response has none. */
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
