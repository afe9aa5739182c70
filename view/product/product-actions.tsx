import { type ReactNode, Suspense } from "react"
import { Link } from "wouter"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./product-actions.module.css"

type Props = {
  readonly isAvailable: boolean
  /** What buys it, and what orders it without a cart. */
  readonly order: ReactNode
  /** What puts it among the favourites (PDP-016). */
  readonly heart: ReactNode
  /** What is to be known before it; `null` where the page has said it. */
  readonly note: string | null
  /** Where it can be looked at before it is bought. */
  readonly visit: string
  /** Where something like it is found once it is sold. */
  readonly others: readonly [title: string, path: string]
}

/** What can be done about a product, the same place on the page of a piece and of a stone. */
export function ProductActions({ heart, isAvailable, note, order, others: [title, path], visit }: Props) {
  const [other, where] = isAvailable ? ["Записаться на показ", visit] : [title, path]
  return (
    <div className={styles["action"]}>
      {note === null ? null : <p className={isAvailable ? "caption" : styles["sold"]}>{typeset(note)}</p>}
      <div className={styles["first"]}>
        <Suspense fallback={null}>{order}</Suspense>
        {heart}
      </div>
      <Link className="button" data-look="outline" href={where}>
        {typeset(other)}
      </Link>
    </div>
  )
}
