import { Link } from "wouter"
import type { FittingDiamond } from "../../core/contract/custom-jewelry.ts"
import { type Choice, stonePath } from "../../core/domain/constructor/choice.ts"
import { nameOnCard } from "../../core/domain/product/diamond-names.ts"
import { stonePicture } from "../../core/domain/product/picture-files.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatMillimetres } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import card from "../catalogue/diamond-card.module.css"
import { CardGrades } from "../catalogue/diamond-card.tsx"
import { Heart } from "../favourites/heart.tsx"
import { Picture } from "../product/picture.tsx"
import styles from "./fitting.module.css"

type Props = {
  readonly item: FittingDiamond
  readonly choice: Choice
  readonly first: boolean
}

/** Fitting stone with its price and that of the whole piece. */
export function FittingCard({ choice, first, item: { diamond, price } }: Props) {
  const name = nameOnCard(diamond.shape, diamond.weight)
  return (
    <li className={card["card"]} data-item={diamond.code} data-available="true">
      <Picture base={stonePicture(diamond)} alt="" sizes={cardSizes} first={first} />
      <p className={card["size"]}>{formatMillimetres(diamond.measurements.length, diamond.measurements.width)}</p>
      <h2 className={card["name"]}>
        <Link href={stonePath(diamond.id, choice)}>{name}</Link>
      </h2>
      <CardGrades stone={diamond} />
      <p className={styles["prices"]}>
        <span>{typeset(`Камень ${formatPrice(diamond.price)}`)}</span>
        <span className="price">{typeset(`С оправой ${formatPrice(price)}`)}</span>
      </p>
      <Heart id={diamond.id} type={1} name={name} />
    </li>
  )
}

const cardSizes = "(min-width: 1920px) 430px, (min-width: 1440px) 22vw, (min-width: 1024px) 34vw, (min-width: 768px) 46vw, 91vw"
