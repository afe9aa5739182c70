import type { JewelryCard as Card } from "../../core/contract/catalog-jewelry.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { Icon } from "../ui/icon.tsx"
import { JewelryCard } from "../catalogue/jewelry-card.tsx"
import styles from "./landing-pieces.module.css"

type Props = { readonly products: ReadonlyArray<Card> }

/** First rows; the others expand, even without scripts. */
export function LandingPieces({ products }: Props) {
  const [shown, rest] = [products.slice(0, firstCount), products.slice(firstCount)]
  return (
    <section id="pieces" className={`container section ${styles["pieces"]}`} aria-labelledby="pieces-head" tabIndex={-1}>
      <div className="section-head">
        <h2 id="pieces-head" className="display-m">
          Украшения
        </h2>
        <p className="caption">{formatCount(products.length, pieceForms)}</p>
      </div>
      <Grid cards={shown} />
      {rest.length === 0 ? null : (
        <details>
          <summary>
            Ещё {formatCount(rest.length, pieceForms)}
            <Icon name="plus" />
          </summary>
          <Grid cards={rest} />
        </details>
      )}
    </section>
  )
}

function Grid({ cards }: { readonly cards: ReadonlyArray<Card> }) {
  return (
    <ul className={styles["grid"]}>
      {cards.map((card) => (
        <JewelryCard key={card.productCode} card={card} heading="h3" sizes={sizes} />
      ))}
    </ul>
  )
}

/** Whole rows of two and of three. */
const firstCount = 12
const pieceForms = ["изделие", "изделия", "изделий"] as const
const sizes = "(min-width: 120em) 555px, (min-width: 90em) 30vw, (min-width: 48em) 46vw, 91vw"
