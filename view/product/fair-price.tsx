import { Link } from "wouter"
import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import { comparableAddress } from "../../core/domain/diamond-orders/comparable-stones.ts"
import { comparisonGroup, type ComparisonGroup, lastPlace } from "../../core/domain/pricing/price-comparison.ts"
import { groupWords, pricePerCaratWords, priceWords, savingWords, stripWords } from "../../core/domain/pricing/price-comparison-words.ts"
import { diamondPath } from "../../core/domain/product/diamond-meta.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatCarats } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./fair-price.module.css"

type Comparison = NonNullable<Diamond["priceComparison"]>
type Props = { readonly comparison: Comparison; readonly diamond: Diamond }

/** Price among the shop's comparable stones, with cheaper ones that are not worse. Empty if the price is not compared. */
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
        <p className={styles["verdict"]}>{typeset(`${priceWords(comparison)}.`)}</p>
        <p className="caption">{typeset(`${pricePerCaratWords(comparison)}.`)}</p>
        <p className="caption">{typeset(`Сравниваем камни в продаже: ${groupWords(group)}. ${otherGrades}`)}</p>
        <Link className="link" href={groupAddress(group)}>
          Все такие же&nbsp;камни
        </Link>
      </div>
      <div className={styles["body"]}>
        <Strip comparison={comparison} diamond={diamond} />
        <Alternatives comparison={comparison} diamond={diamond} />
      </div>
    </section>
  )
}

/** A vertical line per place (step of the price range), higher with more stones. */
function Strip({ comparison, diamond: { price } }: Props) {
  const { least, most, place, strip } = comparison
  const highest = strip.reduce((one, other) => Math.max(one, other), fullLine)
  const at = percentOf(place)
  return (
    <figure className={styles["strip"]} translate="no">
      <svg height={top + roomBelow} role="img" aria-label={typeset(stripWords(comparison, price))}>
        <line className={styles["axis"]} x1="0" x2="100%" y1={top} y2={top} />
        {strip.map((count, index) =>
          // A place is identified by its number only.
          count === 0 ? null : (
            <line key={index} x1={percentOf(index)} x2={percentOf(index)} y1={top} y2={top - (count / highest) * longest} />
          )
        )}
        <line className={styles["own"]} x1={at} x2={at} y1={label + 6} y2={top} />
        <svg className={styles["mark"]} x={at} y={top} overflow="visible">
          <path d="M-3.1 -7.5H3.1L7.5 -3.1V3.1L3.1 7.5H-3.1L-7.5 3.1V-3.1Z" />
        </svg>
        <text x={at} y={label} textAnchor={anchorOf(place)}>
          {formatPrice(price)}
        </text>
      </svg>
      {least === most ? null : (
        <figcaption aria-hidden="true">
          <span>{price === least ? null : formatPrice(least)}</span>
          <span>{price === most ? null : formatPrice(most)}</span>
        </figcaption>
      )}
    </figure>
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
              <span translate="no">{formatPrice(other.price)}</span> <span>{typeset(savingWords(price, other.price))}</span>
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

/** Baseline of the price, in pixels from the top. */
const label = 14

/** Axis, in pixels from the top. */
const top = 76

/** Pixels of the longest line, and of the room below the axis. */
const longest = 44
const roomBelow = 9

/** Stones that a line of full length stands for, unless a place has more. */
const fullLine = 4

const percentOf = (place: number): string => `${((place / lastPlace) * 100).toFixed(2)}%`

const anchorOf = (place: number): "start" | "middle" | "end" =>
  place < lastPlace / 6 ? "start" : place > (lastPlace * 5) / 6 ? "end" : "middle"
