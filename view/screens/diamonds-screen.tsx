import type { DiamondCard as Card } from "../../core/contract/catalog-diamonds.ts"
import { formatCount } from "../../core/domain/plural.ts"
import { Crumbs } from "../parts/crumbs.tsx"
import { DiamondCard } from "../parts/diamond-card.tsx"
import { ListBar, ListFoot, ListHead } from "../parts/list-frame.tsx"
import styles from "./diamonds-screen.module.css"

type Props = {
  readonly list: { readonly items: ReadonlyArray<Card>; readonly total: number; readonly page: number; readonly pages: number }
  /** The page's own heading and text; `null` leaves the shop's. */
  readonly meta: { readonly h1: string | null; readonly text: string | null }
}

/** The listing of stones, newest first, a page of it at a time. */
export function DiamondsScreen({ list, meta }: Props) {
  return (
    <div className="container">
      <Crumbs trail={home} here="Бриллианты" />
      <ListHead title={meta.h1 ?? "Бриллианты"} note={meta.text ?? note} />
      <ListBar count={formatCount(list.total, ["бриллиант", "бриллианта", "бриллиантов"])} page={list.page} pages={list.pages} />
      <ul className={styles["grid"]}>
        {list.items.map((card, index) => (
          <DiamondCard key={card.id} card={card} heading="h2" sizes={cardSizes} first={index === 0} />
        ))}
      </ul>
      <ListFoot {...list} hrefOf={pageHref} />
    </div>
  )
}

/** The first page has no number in its address (`storefront §5`). */
const pageHref = (page: number): string => (page === 1 ? "/diamonds" : `/diamonds/${page}`)

const home = [["Главная", "/"]] as const

const note = "У каждого камня свои измерения и чертёж. В скобках рядом с оценкой лаборатории стоит значение по российской шкале."

const cardSizes = "(min-width: 1440px) 22vw, (min-width: 1024px) 31vw, 40vw"
