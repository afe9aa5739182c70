import { Link } from "wouter"
import type { BlankCard } from "../../core/contract/custom-jewelry.ts"
import { type Choice, framePath } from "../../core/domain/constructor/choice.ts"
import { formatSeatRange, seatText } from "../../core/domain/constructor/seat-scale.ts"
import { shapeNames } from "../../core/domain/product/diamond-names.ts"
import { nameMetal } from "../../core/domain/product/jewelry.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "../catalogue/jewelry-card.module.css"
import own from "./frame-card.module.css"
import { MetalSwatch } from "../product/metal-swatch.tsx"
import { Picture } from "../product/picture.tsx"
import { Figure } from "../ui/figure.tsx"

type Props = {
  readonly card: BlankCard
  readonly choice: Choice
  readonly sizes: string
  readonly first: boolean
}

/** CTOR-003. */
export function FrameCard({ card, choice, first, sizes }: Props) {
  const [main, second] = card.previews
  return (
    <li className={`${styles["card"]} ${own["card"]}`} data-item={card.code} data-available data-chosen={choice.skuId === card.frame}>
      <div className={styles["frame"]}>
        {main === undefined ? null : <Picture base={main} alt="" sizes={sizes} first={first} />}
        {second === undefined ? null : <Picture className={styles["second"]} base={second} alt="" sizes={sizes} />}
        <p className={styles["metals"]} role="img" aria-label={typeset(`Металлы: ${card.metals.map(nameMetal).join(", ").toLowerCase()}`)}>
          {card.metals.map(({ frame, metal, metalColor }) => (
            <MetalSwatch key={frame} metal={metal} color={metalColor} />
          ))}
        </p>
      </div>
      <h2 className={styles["name"]}>
        <Link href={framePath(card.slug, { ...choice, skuId: card.frame })}>{card.name}</Link>
      </h2>
      <p className={styles["material"]}>{typeset(seatsText(card))}</p>
      <p className="price">
        от{nbsp}
        <Figure>{formatPrice(card.price)}</Figure>
      </p>
    </li>
  )
}

/** «Каст 6,2–6,8 мм, круг», «3 камня, средний 5,8–6,6 мм», «Каст для круга, кушона и принцессы». */
const seatsText = ({ seats, shapes, stonesCount }: BlankCard): string => {
  const [seat] = seats
  const cuts = shapes.map((shape) => shapeNames[shape].toLowerCase()).join(", ")
  if (stonesCount > 1) return `${formatCount(stonesCount, ["камень", "камня", "камней"])}, средний ${formatSeatRange(seat)}: ${cuts}`
  return seats.length === 1 ? `Каст: ${seatText(seat)}` : `Каст: ${seats.map(seatText).join(", ")}`
}
