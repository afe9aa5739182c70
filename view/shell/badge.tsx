import { badgeText } from "../../core/domain/shell/badge.ts"
import styles from "./badge.module.css"

/** Decorative count: the icon's label states it. */
export function Badge({ count }: { readonly count: number }) {
  const text = badgeText(count)
  return text === null ? null : (
    <span className={styles["badge"]} data-wide={text.length > 1} aria-hidden="true">
      {text}
    </span>
  )
}
