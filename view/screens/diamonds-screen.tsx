import type { DiamondCard as Card } from "../../core/contract/catalog-diamonds.ts"
import { formatNumber } from "../../core/domain/numbers.ts"
import { shownRange } from "../../core/domain/page-numbers.ts"
import { formatCount } from "../../core/domain/plural.ts"
import { typeset } from "../../core/domain/typography.ts"
import { Crumbs } from "../parts/crumbs.tsx"
import { DiamondCard } from "../parts/diamond-card.tsx"
import { PageLinks } from "../parts/page-links.tsx"
import styles from "./diamonds-screen.module.css"

type List = { readonly items: ReadonlyArray<Card>; readonly total: number; readonly page: number; readonly pages: number }

type Props = {
  readonly list: List
  /** The page's own heading and text; `null` leaves the shop's. */
  readonly meta: { readonly h1: string | null; readonly text: string | null }
}

/** The listing of stones, newest first, a page of it at a time. */
export function DiamondsScreen({ list, meta }: Props) {
  return (
    <div className="container">
      <Crumbs trail={home} here="Бриллианты" />
      <div className={styles["head"]}>
        <h1 className="display-l">{meta.h1 ?? "Бриллианты"}</h1>
        <p className={styles["note"]}>{typeset(meta.text ?? note)}</p>
      </div>
      <p className={styles["toolbar"]}>
        <span>{formatCount(list.total, ["бриллиант", "бриллианта", "бриллиантов"])}</span>
        <span>{list.page === 1 ? "Сначала новые" : typeset(`Страница ${list.page} из ${list.pages}`)}</span>
      </p>
      <ul className={styles["grid"]}>
        {list.items.map((card, index) => (
          <DiamondCard key={card.id} card={card} heading="h2" sizes={cardSizes} first={index === 0} />
        ))}
      </ul>
      {list.pages > 1 ? <Foot {...list} /> : null}
    </div>
  )
}

function Foot({ items, page, pages, total }: List) {
  const { from, to } = shownRange({ count: items.length, page, pages, total })
  return (
    <div className={styles["foot"]}>
      <p>{typeset(`Показаны ${formatNumber(from, 0)}–${formatNumber(to, 0)} из ${formatNumber(total, 0)}`)}</p>
      <PageLinks page={page} pages={pages} hrefOf={pageHref} />
    </div>
  )
}

/** The first page has no number in its address (`storefront §5`). */
const pageHref = (page: number): string => (page === 1 ? "/diamonds" : `/diamonds/${page}`)

const home = [["Главная", "/"]] as const

const note = "У каждого камня свои измерения и чертёж. В скобках рядом с оценкой лаборатории стоит значение по российской шкале."

const cardSizes = "(min-width: 1440px) 22vw, (min-width: 1024px) 31vw, 40vw"
