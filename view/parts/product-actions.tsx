import { Link } from "wouter"
import { organization } from "../../core/domain/organization.ts"
import { typeset } from "../../core/domain/typography.ts"
import styles from "./product-actions.module.css"

type Props = {
  readonly isAvailable: boolean
  /** What is to be known before it; `null` where the page has said it. */
  readonly note: string | null
  /** Where something like it is found once it is sold. */
  readonly others: readonly [title: string, path: string]
}

/** What can be done about a product, the same place on the page of a piece and of a stone. */
export function ProductActions({ isAvailable, note, others: [title, path] }: Props) {
  return isAvailable ? (
    <div className={styles["action"]}>
      {note === null ? null : <p className="caption">{typeset(note)}</p>}
      <a className="button" href={phoneLink}>
        {typeset("Заказать по телефону")}
      </a>
      <Link className="button" data-look="outline" href="/customer-service/contacts/">
        Салоны
      </Link>
    </div>
  ) : (
    <div className={styles["action"]}>
      {note === null ? null : <p className={styles["sold"]}>{typeset(note)}</p>}
      <Link className="button" href={path}>
        {typeset(title)}
      </Link>
      <a className="button" data-look="outline" href={phoneLink}>
        {typeset("Спросить о похожем")}
      </a>
    </div>
  )
}

/** The house's telephone as it is dialled. */
export const phoneLink = `tel:${organization.phoneInternational.replaceAll("-", "")}`
