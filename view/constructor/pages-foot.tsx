import { pageAddress } from "../../core/domain/catalogue/page-address.ts"
import { framesPageSize } from "../../core/domain/catalogue/page-sizes.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Place } from "../../core/domain/url/place.ts"
import { PageLinks } from "../catalogue/page-links.tsx"
import styles from "./fitting.module.css"

type Props = { readonly place: Place; readonly page: number; readonly pages: number; readonly total: number }

export function PagesFoot({ page, pages, place, total }: Props) {
  if (pages <= 1) return null
  const from = (page - 1) * framesPageSize + 1
  const to = Math.min(total, page * framesPageSize)
  return (
    <div className={styles["foot"]}>
      <p>{typeset(`Показаны ${formatNumber(from, 0)}–${formatNumber(to, 0)} из ${formatNumber(total, 0)}`)}</p>
      <PageLinks page={page} pages={pages} hrefOf={(other) => pageAddress(place, other)} />
    </div>
  )
}
