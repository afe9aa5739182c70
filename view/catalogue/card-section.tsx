import type { ReactNode } from "react"
import type { DiamondCard as Stone } from "../../core/contract/catalog-diamonds.ts"
import type { JewelryCard as Piece } from "../../core/contract/catalog-jewelry.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { CardRow } from "./card-row.tsx"
import styles from "./card-section.module.css"
import { DiamondCard } from "./diamond-card.tsx"
import { JewelryCard } from "./jewelry-card.tsx"

type Props = { readonly id: string; readonly title: string; readonly className?: string | undefined; readonly children: ReactNode }

export function CardSection({ children, className = "", id, title }: Props) {
  return (
    <section className={`${styles["section"]} ${className}`} aria-labelledby={id}>
      <h2 id={id} className="display-s">
        {typeset(title)}
      </h2>
      <CardRow columns={4}>{children}</CardRow>
    </section>
  )
}

export const pieceCards = (cards: ReadonlyArray<Piece>): ReactNode =>
  cards.map((card) => <JewelryCard key={card.productCode} card={card} heading="h3" sizes={cardSizes} />)

export const stoneCards = (cards: ReadonlyArray<Stone>): ReactNode =>
  cards.map((card) => <DiamondCard key={card.code} card={card} heading="h3" sizes={cardSizes} />)

/** `sizes` of a card in a row of four. */
export const cardSizes = "(min-width: 64em) 22vw, (min-width: 48em) 45vw, 242px"
