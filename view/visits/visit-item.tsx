import { Link } from "wouter"
import type { VisitCalendar } from "../../core/contract/visits.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Picture } from "../product/picture.tsx"
import styles from "./visit.module.css"

export function VisitItem({ thing: { link, name, picture, price } }: Pick<VisitCalendar, "thing">) {
  return (
    <div className={styles["thing"]}>
      {picture === null ? null : <Picture base={picture} alt="" sizes="(min-width: 64em) 22vw, 96px" first />}
      <p>
        <Link className="link" href={link}>
          {typeset(name)}
        </Link>
        <span className={styles["price"]} translate="no">
          {formatPrice(price)}
        </span>
      </p>
    </div>
  )
}
