import { Link } from "wouter"
import { moreAddress, pageAddress } from "../../core/domain/catalogue/page-address.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import { shownRange } from "../../core/domain/catalogue/page-numbers.ts"
import { catalogPageSize, firstShown } from "../../core/domain/catalogue/page-sizes.ts"
import type { Place } from "../../core/domain/url/place.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./list-frame.module.css"
import { PageLinks } from "./page-links.tsx"

type FootProps = {
  readonly place: Place
  readonly items: ReadonlyArray<unknown>
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Omitted for a catalogue, which appends pages. */
  readonly pageSize?: number
}

/** `null` for a single page. */
export function ListFoot({ items, page, pageSize, pages, place, total }: FootProps) {
  if (pages <= 1) return null
  const first = pageSize === undefined ? firstShown({ items, page }) : page
  const { from, to } = shownRange({ count: items.length, first, page, pages, total })
  return (
    <div className={styles["foot"]}>
      <p>{typeset(`Показаны ${formatNumber(from, 0)}–${formatNumber(to, 0)} из ${formatNumber(total, 0)}`)}</p>
      {pageSize === undefined && page < pages ? (
        <Link className="button" data-look="outline" href={moreAddress(place, { page, first })}>
          {typeset(`Показать ещё ${Math.min(catalogPageSize, total - to)}`)}
        </Link>
      ) : null}
      <PageLinks page={page} pages={pages} hrefOf={(target) => pageAddress(place, target)} />
    </div>
  )
}
