import { Link } from "wouter"
import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import { comparableAddress } from "../../core/domain/diamond-orders/comparable-stones.ts"
import { comparisonGroup, type ComparisonGroup } from "../../core/domain/pricing/price-comparison.ts"
import { groupText, pricePerCaratText, priceText, savingText } from "../../core/domain/pricing/price-comparison-text.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatCarats } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { PricePlot } from "./price-plot.tsx"
import styles from "./fair-price.module.css"

type Comparison = NonNullable<Diamond["priceComparison"]>
type Props = { readonly comparison: Comparison; readonly diamond: Diamond }

/** Price among comparable stones, with cheaper ones that are not worse; `null` if not compared. */
export function FairPrice({ diamond }: Pick<Props, "diamond">) {
  const { priceComparison: comparison = null } = diamond
  const group = comparisonGroup(diamond)
  if (comparison === null || group === null) return null
  return (
    <section className={`section ${styles["fair"]}`} aria-labelledby="fair-price">
      <div className={styles["head"]}>
        <h2 id="fair-price" className="display-m">
          Цена среди таких&nbsp;же
        </h2>
        <p className={styles["verdict"]}>{typeset(`${priceText(comparison)}.`)}</p>
        <p className="caption">{typeset(`${pricePerCaratText(comparison)}.`)}</p>
        <p className="caption">{typeset(`Сравниваем камни в продаже: ${groupText(group)}. ${otherGrades}`)}</p>
        <Link className="link" href={groupAddress(group)}>
          Все такие же&nbsp;камни
        </Link>
      </div>
      <div className={styles["body"]}>
        <PricePlot comparison={comparison} stone={diamond} />
        <Alternatives comparison={comparison} diamond={diamond} />
      </div>
    </section>
  )
}

function Alternatives({ comparison: { alternatives, byPrice }, diamond: { cut, price } }: Props) {
  if (byPrice.cheaper === 0 && alternatives.length === 0) return null
  const grades = cut === null ? "цвет и чистота" : "цвет, чистота и огранка"
  if (alternatives.length === 0) {
    return <p className={styles["none"]}>{typeset(`В этой весовой группе нет камня дешевле, у которого ${grades} не хуже.`)}</p>
  }
  return (
    <>
      <h3 className="title">Дешевле и&nbsp;не&nbsp;хуже</h3>
      <p className="caption">{typeset(`Та же форма и весовая группа, ${grades} не хуже, чем у этого камня.`)}</p>
      <ul className={styles["others"]}>
        {alternatives.map((other) => (
          <li key={other.code}>
            <Link href={diamondPath(other.code)}>
              <span>{formatCarats(other.weight)}</span>{" "}
              <span translate="no">{[other.color, other.clarity, other.cut ?? []].flat().join(" · ")}</span>{" "}
              <span translate="no">{formatPrice(other.price)}</span> <span>{typeset(savingText(price, other.price))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const otherGrades = "Остальные оценки у них могут отличаться."

const groupAddress = ({ band, clarity, color, shape }: ComparisonGroup): string =>
  comparableAddress({
    shape,
    weightFrom: band.from,
    weightTo: band.to,
    colorFrom: color,
    colorTo: color,
    clarityFrom: clarity,
    clarityTo: clarity
  })
