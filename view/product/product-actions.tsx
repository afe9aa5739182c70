import { type ReactNode, Suspense } from "react"
import { Link } from "wouter"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./product-actions.module.css"

type Props = {
  readonly isAvailable: boolean
  readonly order: ReactNode
  /** Heart of the favourites (PDP-016). */
  readonly heart: ReactNode
  readonly note: string | null
  readonly visit: string
  /** Link to similar products for a sold one. */
  readonly others: readonly [title: string, path: string]
}

export function ProductActions({ heart, isAvailable, note, order, others: [title, path], visit }: Props) {
  const [label, href] = isAvailable ? ["Записаться на показ", visit] : [title, path]
  return (
    <div className={styles["action"]}>
      {note === null ? null : <p className={isAvailable ? "caption" : styles["sold"]}>{typeset(note)}</p>}
      <div className={styles["first"]}>
        <Suspense fallback={null}>{order}</Suspense>
        {heart}
      </div>
      <Link className="button" data-look="outline" href={href}>
        {typeset(label)}
      </Link>
    </div>
  )
}
