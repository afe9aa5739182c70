import { badgeText } from "../../core/domain/shell/badge.ts"
import styles from "./badge.module.css"

/** A count on an octagon at the corner of a sign; the sign's label says it in words. */
export function Badge({ count }: { readonly count: number }) {
  const text = badgeText(count)
  return text === null ? null : (
    <span className={styles["badge"]} data-wide={text.length > 1} aria-hidden="true">
      {text}
    </span>
  )
}
