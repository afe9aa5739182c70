import styles from "./skeleton.module.css"

/** A card that is on its way: the boxes of a real one. It comes after 300 ms, so that a quick answer has none. */
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
